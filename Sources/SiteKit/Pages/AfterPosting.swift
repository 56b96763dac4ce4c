import Facts
import ListingKit
import Mustache
import Publishing
import Rules

/// What comes after posting: what was posted from a device, changes of it, and comments on what others have posted. Which listing it is about stands
/// in the fragment of an address, which only scripts read.
extension PostPages {
    /// What was posted from a device, and what was begun there.
    func mine(_ view: inout View) {
        head(.postMine, in: &view)
        kinds(&view)
    }

    /// The form that changes a listing of any kind.
    func change(_ view: inout View) {
        head(.postChange, in: &view)
        view.text(.forgeEdit, editPages)
        view.objects(.kinds, context.offeredKinds) { view, kind in
            view.plain(.kindId, kind.id)
            view.text(.label, kind.label)
            view.link(.href, context.address, .post(kind))
            view.text(.ended, (kind.taken + [Kind.withdrawn]).joined(separator: " "))
            view.text(.pictureWords, kind.uses.pictures.isEmpty ? nil : kind.uses.pictures.joined(separator: "\n"))
            set(PostForm.changes(of: kind, context.words), in: &view)
        }
        ways(&view)
    }

    /// The form in which somebody says something about a listing.
    func comment(_ view: inout View) {
        head(.postComment, in: &view)
        AskView.set(PostForm.comment(context.words), .asks, in: &view)
        judge(&view)
        ways(&view)
    }

    /// What begins the addresses of the forge's pages on which files are edited; nil if the board names none.
    private var editPages: String? {
        guard let edit = context.board.forge.edit, let path = edit.range(ofFirst: "{path}") else { return nil }
        return String(edit[..<path.lowerBound])
    }

    private func head(_ page: SitePage, in view: inout View) {
        maker.head(of: page, in: &view)
        maker.crumbs(to: Route(page), context.words.title(of: page), in: &view) { maker.crumb(.post, in: &$0) }
    }
}

extension PostForm {
    /// What can be changed of a listing of a kind once it is posted, on the page of all kinds. That it is withdrawn is said otherwise.
    static func changes(of kind: Kind, _ words: Words) -> [Section] {
        let price = kind.price.flatMap { kind.field($0.field) }.map { Ask($0, of: kind, words) }
        let status = Ask(
            "status", FormControl(.text, .one(of: kind.statuses.filter { $0 != Kind.withdrawn })), words["changing.status"],
            isRequired: true,
            wording: { kind.label(ofStatus: $0) })
        let sections = [
            Section(name: .facts, heading: words["changing.facts"], asks: [price, status].compactMap { $0?.inForm(of: kind) }),
            Section(name: .times, heading: words["changing.times"], asks: Ask.inspections(of: kind, words).map { $0.inForm(of: kind) }),
        ]
        return sections.filter { !$0.asks.isEmpty }
    }

    /// What somebody is asked who comments on a listing.
    static func comment(_ words: Words) -> [Ask] {
        [
            Ask(
                "name", FormControl(.text, .line(most: Comment.longestName)), words["commenting.name"], isRequired: true,
                help: words["commenting.name_help"]),
            Ask("words", FormControl(.prose, .lines), words["commenting.words"], isRequired: true, help: words["commenting.words_help"]),
        ]
    }
}
