import Facts
import ListingKit
import Mustache
import Publishing
import Rules

/// The pages on which people post: one that leads to the kinds, and a form for each kind, made from the kind's file.
struct PostPages: Sendable {
    let maker: PageMaker

    var context: SiteContext { maker.context }

    /// The page that leads to the form of each kind.
    func choice(_ view: inout View) {
        maker.head(of: .post, in: &view)
        kinds(&view)
        ways(for: context.offeredKinds, &view)
    }

    /// Sets what leads to the form of each kind.
    func kinds(_ view: inout View) {
        view.objects(.kinds, context.offeredKinds) { view, kind in
            view.plain(.kindId, kind.id)
            view.text(.label, kind.postingLabel)
            view.link(.href, context.address, .post(kind))
        }
    }

    /// The form of a kind.
    func form(_ kind: Kind, _ view: inout View) {
        let title = kind.uses.posting ?? context.words.post(kind.label)
        let route = Route.post(kind)
        maker.head(route, title: title, in: &view)
        view.text(.description, context.words.about(.post, on: context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(.post, in: &$0) }
        maker.follow.setNone(in: &view)
        view.text(.heading, title)
        view.plain(.kindId, kind.id)
        view.plain(.folder, kind.plural)
        view.text(.advice, kind.advice)
        let form = PostForm(kind, context.words)
        view.text(.order, form.order.joined(separator: " "))
        set(form.sections, in: &view)
        view.bool(.picturesLast, kind.isRequest)
        AskView.set(PostForm.person(kind, context.words), .personAsks, in: &view)
        AskView.set(PostForm.moreOfPerson(kind, context.words), .personMore, in: &view)
        view.set(.postCard, view.html(PostCard(kind: kind, words: context.words).bytes))
        judge(&view)
        ways(for: [kind], &view)
    }

    /// Sets where a form finds what judges it, and shows its text as pages do.
    func judge(_ view: inout View) {
        guard JudgeFiles.isThere else { return view.absent(.judgeModule, .judgeBoard) }
        view.link(.judgeModule, context.address, .judgeModule)
        view.link(.judgeBoard, context.address, .judgeBoard)
    }

    /// Sets the parts of a form.
    func set(_ sections: [PostForm.Section], in view: inout View) {
        view.objects(.sections, sections) { view, section in
            view.plain(.name, section.name.rawValue)
            view.text(.heading, section.heading)
            view.bool(.folded, section.isFolded)
            AskView.set(section.asks, .asks, in: &view)
        }
    }

    /// Sets where a listing, a change or a comment can be sent, or a listing of some kinds begun as a file.
    func ways(for kinds: [Kind] = [], _ view: inout View) {
        let posting = context.board.posting
        view.text(.nextText, posting.next)
        view.text(.relay, posting.relay)
        let guide = context.postingGuide
        view.text(.guideHref, guide.map { context.address.href(.page($0)) })
        view.text(.guideTitle, guide?.title)
        view.text(.forgeNew, context.board.forge.new)
        view.text(.contentPath, context.contentPath)
        view.text(.newPersonHref, context.newFile(.person))
        let begun = kinds.compactMap { kind in context.newFile(.listing(kind)).map { (kind.postingLabel, $0) } }
        view.objects(.newListings, begun) { view, new in
            view.text(.label, new.0)
            view.text(.href, new.1)
        }
    }
}

extension Kind {
    /// What whoever posts one says that it is.
    fileprivate var postingLabel: String { uses.posting ?? label }
}
