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
    private var words: Words { context.words }

    /// Something that cannot be.
    private struct Limit {
        let name: String
        let reason: String
        /// What there is in its place.
        let offer: String
        let links: [Link]

        init(_ name: String, _ reason: String, _ offer: String, _ links: [Link]) {
            (self.name, self.reason, self.offer) = (name, reason, offer)
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
        view.text(.heading, words.title(of: .cannot))
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
        let saved = to(words["saved.on_device"], Route(.saved))
        let homes = kinds.filter { $0.place == .address }
        let rented = homes.filter { $0.price?.per == .week || $0.price?.per == .month }
        var limits = [
            limit(.accounts, [saved]),
            limit(.chat, kinds.map(catalogue) + [to(.people)] + rooms),
            limit(.alerts, [to(words["feeds.how"], .follow)]),
            limit(.uploads, posting),
            limit(.counts, [saved]),
        ]
        if context.hasComments || kinds.contains(where: \.uses.invitesComments) {
            limits.append(limit(.comments, context.hasComments ? [to(.comments)] : inviting(kinds)))
        }
        if !homes.isEmpty {
            limits.append(limit(.bookings, [to(.inspections), to(.calendar)]))
        }
        if !rented.isEmpty { limits.append(limit(.applications, rented.map(catalogue))) }
        limits.append(limit(.secrets, [saved]))
        limits.append(deleting(kinds))
        if kinds.contains(where: { $0.price != nil }) { limits.append(limit(.livePrices, [to(words["feeds.how"], .follow)])) }
        if context.points != nil {
            limits.append(
                limit(.livePlaces, [Link(label: words["limits.places_on_map"], href: context.address.href(.search) + "?view=map")]))
        }
        limits.append(limit(.learning, [to(words["common.home"], .home)]))
        limits.append(limit(.queries, [to(.search), to(words["pages.api_title"], Route(.api))]))
        return limits
    }

    private func limit(_ limit: LimitWords, _ links: [Link]) -> Limit {
        let keys = limit.keys
        return Limit(words[keys.name], words[keys.reason], words[keys.offer], links)
    }

    private func deleting(_ kinds: [Kind]) -> Limit {
        let keys = LimitWords.deleting.keys
        return Limit(words[keys.name], words[keys.reason], words.text(keys.offer, "ways", words.choice(endings(kinds))), mail)
    }

    /// What listings that are over are called.
    private func endings(_ kinds: [Kind]) -> [String] {
        var found: [String] = []
        for kind in kinds {
            for label in kind.taken.map(kind.label(ofStatus:)) where !found.contains(label) { found.append(label) }
        }
        if let withdrawn = kinds.first?.label(ofStatus: Kind.withdrawn), !found.contains(withdrawn) { found.append(withdrawn) }
        return found.map(words.inSentence)
    }

    /// Circles whose members talk in a room.
    private var rooms: [Link] {
        context.circles.filter { $0.room != nil }.map { to(words.room(of: $0.name), .circle($0.slug)) }
    }

    /// Where there are listings that people may comment on.
    private func inviting(_ kinds: [Kind]) -> [Link] { kinds.filter(\.uses.invitesComments).map(catalogue) }

    /// Where people post.
    private var posting: [Link] { [to(.post)] }

    private var mail: [Link] { context.board.contact.map { [Link(label: words["limits.write_to_us"], href: "mailto:" + $0)] } ?? [] }

    private func catalogue(_ kind: Kind) -> Link { to(kind.labels, .kind(kind)) }

    private func to(_ page: SitePage) -> Link { to(words.title(of: page), Route(page)) }

    private func to(_ label: String, _ route: Route) -> Link { Link(label: label, href: context.address.href(route)) }
}
