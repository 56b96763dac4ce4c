import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Rules
import Values

/// Renders pages: puts what every page has around what a page has of its own, and makes an artifact of it.
final class PageMaker: Sendable {
    let context: SiteContext
    private let surroundings: PageSurroundings
    private let editLink: EditLink?
    private let data: StructuredData
    let follow: FollowView
    private let views = ViewShelf()
    private let kinds: [String: MadeOnce<KindSurroundings>]
    let suburbs: SuburbSurroundings.Shelf

    init(context: SiteContext, templates: TemplateSet) {
        self.context = context
        let surroundings = PageSurroundings(context, templates)
        self.surroundings = surroundings
        kinds = Dictionary(
            context.kinds.map { kind in (kind.id, MadeOnce { KindSurroundings(kind, surroundings, context.words) }) },
            uniquingKeysWith: { first, _ in first })
        suburbs = SuburbSurroundings.Shelf(context)
        editLink = EditLink(context)
        data = StructuredData(context: context)
        follow = FollowView(context)
    }

    /// A page rendered with a template and the names that `fill` sets, which programs are told is about `subject`. `section` is the entry of
    /// the navigation that leads to it, in place of its own.
    @inline(__always)
    func page(
        _ route: Route, _ template: String, stage: Artifact.Stage, section: Route? = nil, about subject: PageSubject = .nothing,
        _ fill: (inout View) -> Void
    ) throws -> Artifact {
        let around = surroundings.of(section ?? route)
        return try page(route, template, stage, around, around.constants, subject, fill)
    }

    /// The page of a listing, likewise.
    @inline(__always)
    func page(_ item: SiteListing, _ kind: KindSurroundings, _ fill: (inout View) -> Void) throws -> Artifact {
        try page(item.route, item.kind.uses.template, .page, kind.around, kind.constants, .listing(item), fill)
    }

    @inline(__always)
    private func page(
        _ route: Route, _ template: String, _ stage: Artifact.Stage, _ around: PageSurroundings.Folded, _ constants: FixedView,
        _ subject: PageSubject, _ fill: (inout View) -> Void
    ) throws -> Artifact {
        let bytes = try views.withView(constants) { view, page in
            fill(&view)
            setSubject(subject, route, in: &view)
            try around.templates.render(template, view, to: &page)
            return page.bytes
        }
        return Artifact(path: try ArtifactPath(route.file), stage: stage, content: .bytes(bytes))
    }

    /// What the pages of all listings of a kind have in common.
    func surroundings(of kind: Kind) -> KindSurroundings { kinds[kind.id]?.value ?? KindSurroundings(kind, surroundings, context.words) }

    /// What pages may load and from where, as a Content-Security-Policy on one line.
    func policy() throws -> String {
        let around = surroundings.of(.home)
        let bytes = try around.templates.render(
            PageTemplates.policy, View(names: TemplateVariable.number, with: around.constants.root), reservingCapacity: 1_024)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Sets what programs are told of a page: structured data, and the picture of previews of links to it.
    private func setSubject(_ subject: PageSubject, _ route: Route, in view: inout View) {
        let pictured: SiteListing? =
            switch subject {
            case .nothing: nil
            case .cards(let ingredients): ingredients.firstOfCards
            case .listing(let item): item
            }
        if case .listing = subject { view.plain(.pageType, "article") } else { view.plain(.pageType, "website") }
        if let pictured, let image = pictured.listing.images.first {
            view.object(.preview) { CardMaker.picture(image, of: pictured, startingWith: context.address.url, in: &$0) }
        } else if let picture = context.picture {
            view.object(.preview) { view in
                view.text(.src) { out in
                    out.append(text: context.address.url)
                    out.append(text: picture.route.path)
                }
                view.number(.width, picture.width)
                view.number(.height, picture.height)
                view.text(.alt, picture.alt)
            }
        } else {
            view.absent(.preview)
        }
        setLead(subject, in: &view)
        data.set(route, subject, in: &view)
    }

    /// Sets the picture of the first card, which on most screens is the largest thing that is seen: browsers find cards' pictures late,
    /// since those out of sight wait until somebody comes near.
    private func setLead(_ subject: PageSubject, in view: inout View) {
        guard case .cards(let ingredients) = subject, let item = ingredients.firstOfCards, let image = item.listing.images.first else {
            return view.absent(.leadSrc)
        }
        view.text(.leadSrc) { out in
            out.append(text: context.address.base)
            out.append(text: item.route.path)
            out.append(text: image.file)
        }
    }

    /// Sets what a page says of itself, but for its description, crumbs and feeds.
    func head(_ route: Route, title: String, noindex: Bool = false, in view: inout View) {
        view.text(.pageTitle, title.isolated)
        view.bool(.isHome, route == .home)
        view.bool(.noindex, noindex)
        // It is shown in the place of any page, and is none itself.
        guard route != Route(.notFound) else { return view.absent(.canonical) }
        view.text(.canonical) { out in
            out.append(text: context.address.url)
            out.append(text: route.path)
        }
    }

    /// Sets what a page of the catalogue says of itself, which programs that look for feeds are led from to those of `scope`, or the board's.
    func head(of page: SitePage, following scope: FeedScope? = nil, in view: inout View) {
        let title = context.words.title(of: page)
        head(Route(page), title: title, noindex: !page.isFound, in: &view)
        view.text(.description, context.words.about(page, on: context.board.title))
        crumbs(to: Route(page), title, in: &view)
        if let scope { follow.set(scope, calendar: false, in: &view) } else { follow.setNone(in: &view) }
    }

    /// Sets the way from the home page to a page, over what `above` adds by ``crumb(_:_:in:)``.
    @inline(__always)
    func crumbs(to route: Route, _ title: String, in view: inout View, above: (inout View) -> Void = { _ in }) {
        view.list(.crumbs) { view in
            crumb(context.words["common.home"], .home, in: &view)
            above(&view)
            crumb(title, route, isLast: true, in: &view)
        }
    }

    /// Adds a page of the catalogue to the way.
    func crumb(_ page: SitePage, in view: inout View) { crumb(context.words.title(of: page), Route(page), in: &view) }

    /// Adds a page to the way.
    func crumb(_ label: String, _ route: Route, isLast: Bool = false, in view: inout View) {
        view.item { view in
            view.text(.label, label)
            view.link(.href, context.address, route)
            view.bool(.last, isLast)
        }
    }

    /// Sets what the first page of a kind leads to beside its listings: the brands, if its listings name some, and what a reader saved of it.
    func ways(from kind: Kind, in view: inout View) {
        let nameBrands = kind.fields.contains { $0.type.target?.isOfBrands ?? false }
        if nameBrands, !context.brands.isEmpty { view.link(.brandsHref, context.address, .brands) } else { view.absent(.brandsHref) }
        view.text(.savedName, kind.uses.saved)
    }

    /// Sets the page on which a file can be edited, if the board says so.
    func editPage(of file: String, in view: inout View) {
        guard let editLink else { return view.absent(.editHref) }
        view.text(.editHref) { editLink.append(file, to: &$0) }
    }

    /// Sets where a listing can be reported: on the board's forge, or else by a letter to the board; absent if it names neither.
    func reportPage(of listing: Listing, at link: String, in view: inout View) {
        if let report = context.board.forge.report {
            return view.text(.reportHref) { out in
                out.append(template: report) { name, out in
                    out.append(percentEncoding: name == "path" ? context.contentPath + listing.file : listing.title)
                }
            }
        }
        guard let contact = context.board.contact else { return view.absent(.reportHref) }
        let message = Message.reporting(listing.title, at: link, in: context.words)
        view.text(.reportHref) { ContactLink.append(mailTo: contact, message, to: &$0) }
    }

    /// Sets the link from a list to the search page, which is asked for what stands in the list.
    func search(_ link: SearchLink?, in view: inout View) {
        guard let link else { return view.absent(.searchHref, .searchLabel, .shortcuts) }
        let href = context.address.href(.search) + "?" + link.query
        view.text(.searchHref, href)
        view.text(.searchLabel, context.words[link.label])
        view.objects(.shortcuts, link.shortcuts(of: context.kinds, context.words)) { view, shortcut in
            view.text(.label, shortcut.label)
            view.text(.href) { out in
                out.append(text: href)
                out.append(text: shortcut.rest)
            }
        }
    }

    /// Sets the website of somebody who has one.
    func website(_ link: String?, in view: inout View) {
        guard let link else { return view.absent(.website) }
        view.object(.website) { view in
            view.text(.display, link.webDisplay)
            view.text(.href, link)
        }
    }

    /// Sets a link to a suburb with its number of listings.
    func counted(_ suburb: CountedSuburb, in view: inout View) {
        view.text(.name, suburb.locality.name)
        view.link(.href, context.address, suburb.locality)
        setCount(suburb.count, in: &view)
        view.plain(.state, suburb.locality.state.rawValue)
        view.plain(.postcode, suburb.locality.postcode)
    }

    /// Sets a link with a name and a number of listings.
    func counted(_ name: String, _ route: Route, _ number: Int, in view: inout View) {
        view.text(.name, name)
        view.link(.href, context.address, route)
        setCount(number, in: &view)
    }

    /// Sets a link to a campus with how many are listed near it.
    func counted(_ counted: CountedCampus, in view: inout View) {
        view.text(.name, counted.campus.title)
        view.link(.href, context.address, .campus(counted.campus))
        view.number(.count, counted.near)
        view.text(.countText, context.words.near(counted))
        view.number(.wideCount, counted.total)
        view.text(.wideText, context.words.wide(counted))
    }

    private func setCount(_ number: Int, in view: inout View) {
        view.number(.count, number)
        view.text(.countText) { context.words.messages.write("counts.listings_or_none", to: &$0) { _ in .number(number) } }
    }

    /// Sets campuses with their distance.
    func near(_ campuses: some Collection<NearCampus>, in view: inout View) {
        view.bool(.hasCampuses, !campuses.isEmpty)
        view.objects(.campuses, campuses) { view, near in
            view.text(.name, near.campus.title)
            view.link(.href, context.address, .campus(near.campus))
            view.text(.distance, near.distance)
        }
    }
}

extension ByteBuffer {
    /// Appends an address in which `{path}` and `{title}` stand for what `write` appends.
    fileprivate mutating func append(template: String, _ write: (_ name: String, inout ByteBuffer) -> Void) {
        var rest = template[...]
        while let place = ["path", "title"].compactMap({ name in rest.range(ofFirst: "{\(name)}").map { (name, $0) } })
            .min(by: { $0.1.lowerBound < $1.1.lowerBound })
        {
            append(text: String(rest[..<place.1.lowerBound]))
            write(place.0, &self)
            rest = rest[place.1.upperBound...]
        }
        append(text: String(rest))
    }
}

/// The page of the forge on which a file can be edited.
struct EditLink: Sendable {
    /// What stands before, between and after the places of the path.
    private let parts: [String]
    private let folder: String

    /// Nil if the board does not say where.
    init?(_ context: SiteContext) {
        guard let edit = context.board.forge.edit else { return nil }
        parts = edit.split(separator: "{path}", omittingEmptySubsequences: false).map(String.init)
        folder = context.contentPath
    }

    func append(_ file: String, to out: inout ByteBuffer) {
        for (index, part) in parts.enumerated() {
            if index > 0 {
                out.append(text: folder)
                out.append(text: file)
            }
            out.append(text: part)
        }
    }
}
