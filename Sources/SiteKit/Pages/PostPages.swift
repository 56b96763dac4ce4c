import Facts
import ListingKit
import Mustache
import Publishing
import Rules

/// The pages on which people post: one that leads to the kinds, and a form for each kind, made from the kind's file.
struct PostPages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// The page that leads to the form of each kind.
    func choice(_ view: inout View) {
        maker.head(of: .post, in: &view)
        view.objects(.kinds, context.offeredKinds) { view, kind in
            view.plain(.kindId, kind.id)
            view.text(.label, kind.label)
            view.link(.href, context.address, .post(kind))
        }
        ways(&view)
    }

    /// The form of a kind.
    func form(_ kind: Kind, _ view: inout View) {
        let title = context.words.post(kind.label)
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
        view.objects(.sections, form.sections) { view, section in
            view.plain(.name, section.name.rawValue)
            view.text(.heading, section.heading)
            view.bool(.folded, section.isFolded)
            AskView.set(section.asks, .asks, in: &view)
        }
        AskView.set(PostForm.person(context.words), .personAsks, in: &view)
        view.set(.postCard, view.html(PostCard(kind: kind, words: context.words).bytes))
        if JudgeFiles.isThere {
            view.link(.judgeModule, context.address, .judgeModule)
            view.link(.judgeBoard, context.address, .judgeBoard)
        } else {
            view.absent(.judgeModule, .judgeBoard)
        }
        ways(&view)
    }

    /// Sets where a listing can be sent.
    private func ways(_ view: inout View) {
        let posting = context.board.posting
        view.text(.nextText, posting.next)
        view.text(.relay, posting.relay)
        view.text(.guideHref, context.postingGuide.map { context.address.href(.page($0)) })
        view.text(.forgeNew, context.board.forge.new)
        view.text(.contentPath, context.contentPath)
        view.objects(.newListings, context.newListings) { view, new in
            view.text(.label, new.kind.label)
            view.text(.href, new.href)
        }
    }
}
