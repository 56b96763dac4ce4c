import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Values

/// The page that says what the board cannot do, and the nearest thing that it has. It names nothing that the board does not have.
struct CannotPage: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// Something that cannot be.
    private struct Limit {
        let name: String
        let reason: String
        /// What there is in its place.
        let offer: String
        let links: [Link]

        init(_ words: (name: String, reason: String, offer: String), _ links: [Link]) {
            (name, reason, offer) = words
            self.links = links
        }
    }

    private struct Link {
        let label: String
        let href: String
    }

    /// What it is made from beside the board: which kinds of the context have ever had a listing.
    struct Input: RecipeInput {
        let kinds: [Bool]

        func add(to input: inout FingerprintInput) { for hasAny in kinds { input.add(hasAny) } }
    }

    func fill(_ input: Input, _ view: inout View) {
        maker.head(of: .cannot, in: &view)
        view.text(.heading, SitePage.cannot.title)
        view.objects(.limits, limits(zip(context.kinds, input.kinds).filter(\.1).map(\.0))) { view, limit in
            view.text(.name, limit.name)
            view.text(.reason, limit.reason)
            view.text(.offer, limit.offer)
            view.objects(.links, limit.links) { view, link in
                view.text(.label, link.label)
                view.text(.href, link.href)
            }
        }
    }

    /// Those of a board that has those kinds.
    private func limits(_ kinds: [Kind]) -> [Limit] {
        let saved = to(Words.savedHere, Route(.saved))
        let homes = kinds.filter { $0.place == .address }
        let rented = homes.filter { $0.price?.per == .week || $0.price?.per == .month }
        var limits = [
            Limit(Words.noAccounts, [saved]),
            Limit(Words.noChat, kinds.map(catalogue) + [to(.people)] + rooms),
            Limit(Words.noAlerts, [to(Words.howToFollow, .follow)]),
            Limit(Words.noUploads, posting),
            Limit(Words.noCounts, [saved]),
        ]
        if context.hasComments || kinds.contains(where: \.uses.invitesComments) {
            limits.append(Limit(Words.noComments, context.hasComments ? [to(.comments)] : inviting(kinds)))
        }
        if !homes.isEmpty {
            limits.append(Limit(Words.noBookings, [to(.inspections), to(.calendar)]))
        }
        if !rented.isEmpty { limits.append(Limit(Words.noApplications, rented.map(catalogue))) }
        limits.append(Limit(Words.noSecrets, [saved]))
        limits.append(Limit(Words.noDeleting(endings(kinds)), mail))
        if kinds.contains(where: { $0.price != nil }) { limits.append(Limit(Words.noLivePrices, [to(Words.howToFollow, .follow)])) }
        if context.points != nil {
            limits.append(Limit(Words.noLivePlaces, [Link(label: Words.placesOnMap, href: context.address.href(.search) + "?view=map")]))
        }
        limits.append(Limit(Words.noLearning, [to(Words.home, .home)]))
        limits.append(Limit(Words.noQueries, [to(.search), to(Words.asData, Route(.api))]))
        return limits
    }

    /// What listings that are over are called.
    private func endings(_ kinds: [Kind]) -> [String] {
        var words: [String] = []
        for word in kinds.flatMap(\.taken) + [Kind.withdrawn] where !words.contains(word) { words.append(word) }
        return words.map { $0.asLabel.lowercasedFirst }
    }

    /// Circles whose members talk in a room.
    private var rooms: [Link] {
        context.circles.filter { $0.room != nil }.map { to(Words.room(of: $0.name), .circle($0.slug)) }
    }

    /// Where there are listings that people may comment on.
    private func inviting(_ kinds: [Kind]) -> [Link] { kinds.filter(\.uses.invitesComments).map(catalogue) }

    /// Where a listing can be added: a page that says how, each kind's folder, or a letter to the board.
    private var posting: [Link] {
        let pages = context.pages.filter(\.isHowToPost).map { to($0.title, .page($0)) }
        if !pages.isEmpty { return pages }
        let kinds = context.newListings.map { Link(label: Words.post($0.kind.label), href: $0.href) }
        return kinds.isEmpty ? mail : kinds
    }

    private var mail: [Link] { context.board.contact.map { [Link(label: Words.writeToUs, href: "mailto:" + $0)] } ?? [] }

    private func catalogue(_ kind: Kind) -> Link { to(kind.labels, .kind(kind)) }

    private func to(_ page: SitePage) -> Link { to(page.title, Route(page)) }

    private func to(_ label: String, _ route: Route) -> Link { Link(label: label, href: context.address.href(route)) }
}
