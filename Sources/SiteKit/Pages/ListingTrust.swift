import ListingKit
import Mustache
import Rules
import Values

/// What helps people to judge a listing: since when it is there, who stands behind it, what became of its price, and what others ask.
struct ListingTrust {
    private let item: SiteListing
    private let suburb: SuburbSurroundings?
    private let surroundings: ListingSurroundings
    private let context: SiteContext

    init(_ item: SiteListing, _ suburb: SuburbSurroundings?, _ surroundings: ListingSurroundings, _ context: SiteContext) {
        self.item = item
        self.suburb = suburb
        self.surroundings = surroundings
        self.context = context
    }

    private var listing: Listing { item.listing }

    func set(in view: inout View) {
        view.text(.listed) { $0.append(long: listing.listed, in: context.words.formats) }
        view.plain(.listedIso) { $0.append(listing.listed) }
        view.text(.confirmed) { $0.append(long: listing.confirmed, in: context.words.formats) }
        view.plain(.confirmedIso) { $0.append(listing.confirmed) }
        view.plain(.expiresIso) { $0.append(listing.expires) }
        // People read "listed until" as the last day on which it stands.
        view.text(.expiresText) { $0.append(long: listing.expires + -1, in: context.words.formats) }
        setPrices(&view)
        setStanding(&view)
        setHistory(&view)
    }

    private func setPrices(_ view: inout View) {
        let kind = item.kind
        guard !listing.history.isEmpty, let name = kind.priceLabel else { return view.absent(.priceChart) }
        let steps = listing.prices(until: context.today)
        let end = listing.isOpen ? listing.confirmed : listing.statusDay.day
        guard let chart = PriceChart(steps, of: kind, until: end, context.words) else { return view.absent(.priceChart) }
        view.set(.priceChart, view.html(chart.svg(name)))
    }

    private func setStanding(_ view: inout View) {
        guard let standing = surroundings.standing, let price = listing.price else { return view.absent(.standing, .standingNote) }
        view.text(.standing) { context.words.write(standing: price, to: standing.median, per: item.periodText, to: &$0) }
        if standing.reach == .board {
            return view.text(
                .standingNote, context.words.comparables(standing.count.number, isExact: standing.count.isExact, same: sameFacts))
        }
        let (count, area) = (standing.count, areaName(standing.reach))
        view.text(.standingNote) { context.words.write(comparables: count.number, isExact: count.isExact, area: area, to: &$0) }
    }

    /// What those have in common that it is compared with.
    private var sameFacts: [String] { item.kind.uses.compare.map { item.kind.fields[$0].label } }

    /// What people call where the others are.
    private func areaName(_ reach: Comparables.Reach) -> String {
        guard let suburb else { return "" }
        return switch reach {
        case .suburb, .board: item.locality?.name ?? ""
        case .council: suburb.council.value
        case .city: suburb.city.value
        }
    }

    private func setHistory(_ view: inout View) {
        // What its file says, as it says it now, and what the board itself said: that it was closed and is open again.
        let unwritten = item.told.filter { $0.source == nil && $0.mark.kind.isTurn }.map { $0.event(of: item.kind) }
        let events = (item.listing.events(until: context.today) + unwritten).sorted { $0.mark < $1.mark }
        let text = EventText(words: context.words)
        let told = events.compactMap { event in text.step(event, item.kind).map { (day: event.mark.day, text: $0) } }
        // That it was listed is told above.
        view.bool(.hasHistory, told.count > 1)
        view.objects(.history, told) { view, step in
            view.text(.day) { $0.append(long: step.day, in: context.words.formats) }
            view.plain(.dayIso) { $0.append(step.day) }
            view.text(.text, step.text)
        }
    }
}
