import Facts
import Mustache
import Synchronization

/// What all pages have around what they have of their own. It differs with the section of the navigation that a page is in, and in nothing
/// else; so templates are folded with it once for each section, when the first page of it is made.
struct PageSurroundings: Sendable {
    /// The names and templates of a section.
    final class Folded: Sendable {
        let constants: FixedView
        let templates: TemplateSet

        init(constants: FixedView, templates: TemplateSet) {
            self.constants = constants
            self.templates = templates
        }
    }

    private final class Section: Sendable {
        private let folded = AtomicLazyReference<Folded>()
        /// Held by the thread that folds, so that others wait for it and do not fold the same.
        private let folding = Mutex(())

        func made(_ make: () -> Folded) -> Folded {
            folded.load() ?? folding.withLock { _ in folded.load() ?? folded.storeIfNil(make()) }
        }
    }

    private typealias Entry = (label: String, route: Route)

    private let context: SiteContext
    private let templates: TemplateSet
    private let entries: [Entry]
    private let sections: [Section]
    private let elsewhere = Section()

    init(_ context: SiteContext, _ templates: TemplateSet) {
        self.context = context
        self.templates = templates
        let kinds = context.kinds.map { ($0.labels, Route.kind($0)) }
        let pages = context.pages.map { ($0.title, Route.page($0)) }
        let (before, behind) = SitePage.navigation
        entries = PageSurroundings.links(before, context) + kinds + PageSurroundings.links(behind, context) + pages
        sections = entries.map { _ in Section() }
    }

    /// What a page in the section of a route is made with.
    func of(_ route: Route) -> Folded {
        let place = entries.firstIndex { $0.route == route }
        return (place.map { sections[$0] } ?? elsewhere).made {
            let constants = FixedView { view in
                PageSurroundings.board(context, in: &view)
                view.objects(.nav, entries) { view, entry in
                    view.text(.label, entry.label)
                    view.link(.href, context.address, entry.route)
                    view.bool(.current, entry.route == route)
                }
            }
            return Folded(constants: constants, templates: constants.folded(into: templates))
        }
    }

    /// Those of some pages that the board has.
    private static func links(_ pages: [SitePage], _ context: SiteContext) -> [Entry] {
        let standing = context.standing
        return pages.filter(standing.contains).map { (context.words.title(of: $0), Route($0)) }
    }

    /// A language tag (RFC 5646) as Open Graph has it: language and territory with an underscore, `en_AU`.
    static func locale(_ language: String) -> String {
        let parts = language.split(separator: "-")
        let territory = parts.dropFirst().first { $0.utf8.count == 2 }
        return ([parts.first?.lowercased()] + [territory?.uppercased()]).compactMap(\.self).joined(separator: "_")
    }

    private static func board(_ context: SiteContext, in view: inout View) {
        view.text(.base, context.address.base)
        view.link(.assets, context.address, context.assets.route)
        view.text(.lightColour, context.colours.light)
        view.text(.darkColour, context.colours.dark)
        view.text(.tilesOrigin, context.board.streetTiles?.origin)
        view.text(.relayOrigin, context.board.posting.origin)
        view.text(.language, context.board.language)
        view.text(.direction, context.words.isRightToLeft ? "rtl" : nil)
        if context.isPreview {
            view.plain(.previewDay) { $0.append(context.today) }
            view.text(.previewText, context.words.preview(of: context.today))
        } else {
            view.absent(.previewDay, .previewText)
        }
        for (name, pages) in [(TemplateVariable.menu, SitePage.menu), (.foot, SitePage.foot)] {
            view.objects(name, links(pages, context)) { view, entry in
                view.text(.label, entry.label)
                view.link(.href, context.address, entry.route)
            }
        }
        view.text(.webmention, context.board.webmention)
        view.text(.locale, PageSurroundings.locale(context.board.language))
        let description = context.board.description
        view.object(.board) { view in
            view.text(.title, context.board.title)
            view.text(.tagline, context.board.tagline)
            // A board that doesn't describe itself has its title there, which its pages say already.
            view.text(.description, description == context.board.title ? nil : description)
            view.text(.contact, context.board.contact)
        }
        view.list(.attribution) { view in
            for line in context.attribution { view.append(view.text(line)) }
        }
        view.link(.postHref, context.address, .post)
        view.bool(.boardCampuses, context.board.hasCampuses)
        view.bool(.boardComments, context.hasComments)
        view.bool(.boardBrands, !context.brands.isEmpty)
        view.text(.version, Houser.version)
    }
}
