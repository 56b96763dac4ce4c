import Bytes
import ListingKit
import Publishing

/// Pages that say no more than where to go.
extension PageMaker {
    /// The page at an address that something had before. Search engines are told of the new one, `target`, unless the page is `canonical` itself.
    func movedPage(
        at route: Route, _ title: String, to target: Route, called name: String, isCanonical: Bool = true
    ) throws -> Artifact {
        try signpost(at: route, title, canonical: isCanonical ? route : target, description: context.words["moved.about"]) { html in
            paragraph("moved.moved_to", in: &html) { link(target, name, in: &$0) }
        }
    }

    /// The page at the address of a listing that is gone, with links to what is still there. Nothing on it is of the listing.
    func gonePage(at route: Route, _ links: [(name: String, route: Route)]) throws -> Artifact {
        try signpost(at: route, context.words["moved.gone"], canonical: nil, description: context.words["moved.about_gone"]) { html in
            html.element("<p>", context.words["moved.taken_off"], "</p>\n")
            paragraph("moved.still_here", in: &html) { html in
                for (place, (name, route)) in links.enumerated() {
                    if place > 0 { html.raw(", ") }
                    link(route, name, in: &html)
                }
            }
        }
    }

    /// Adds a message with HTML in its gap.
    private func paragraph(_ key: String, in html: inout HTMLFragment, gap: (inout HTMLFragment) -> Void) {
        html.raw("<p>")
        for part in context.words.messages[key]?.parts ?? [] {
            if case .text(let text) = part { html.text(text) } else { gap(&html) }
        }
        html.raw("</p>\n")
    }

    private func link(_ route: Route, _ name: String, in html: inout HTMLFragment) {
        html.raw("<a href=\"")
        html.text(context.address.href(route))
        html.raw("\">")
        html.text(name)
        html.raw("</a>")
    }

    private func signpost(
        at route: Route, _ title: String, canonical: Route?, description: String, _ body: (inout HTMLFragment) -> Void
    ) throws -> Artifact {
        try page(route, ThemeFolder.plainPage, stage: .list) { view in
            head(canonical ?? route, title: title, noindex: true, in: &view)
            if canonical == nil { view.absent(.canonical) }
            view.text(.description, description)
            crumbs(to: route, title, in: &view)
            follow.setNone(in: &view)
            view.text(.heading, title)
            var html = HTMLFragment()
            body(&html)
            view.set(.body, view.html(html.bytes))
        }
    }
}
