import ListingKit
import Mustache
import Values

/// What helps people to judge a listing: since when it is there, who stands behind it, what became of its price, and what others ask.
struct ListingTrust {
    private let item: SiteListing
    private let surroundings: ListingSurroundings
    private let context: SiteContext

    init(_ item: SiteListing, _ surroundings: ListingSurroundings, _ context: SiteContext) {
        self.item = item
        self.surroundings = surroundings
        self.context = context
    }

    private var listing: Listing { item.listing }

    func set(in view: inout View) {
        view.plain(.listed) { $0.append(long: listing.listed) }
        view.plain(.listedIso) { $0.append(listing.listed) }
        view.plain(.confirmed) { $0.append(long: listing.confirmed) }
        view.plain(.confirmedIso) { $0.append(listing.confirmed) }
        view.plain(.expiresIso) { $0.append(listing.expires) }
        // People read "listed until" as the last day on which it stands.
        view.plain(.expiresText) { $0.append(long: listing.expires + -1) }
        view.text(.advice, item.kind.advice)
        setPrices(&view)
        setStanding(&view)
        setHistory(&view)
    }

    private func setPrices(_ view: inout View) {
        let kind = item.kind
        view.text(.priceLabel, kind.price.flatMap { kind.field($0.field)?.label })
        let steps = listing.history.isEmpty ? [] : listing.prices(until: context.today)
        guard let name = kind.price?.field,
            let chart = PriceChart(steps, of: kind, until: listing.isOpen ? listing.confirmed : listing.statusDay.day)
        else { return view.absent(.priceChart) }
        view.set(.priceChart, view.html(chart.svg(name)))
    }

    private func setStanding(_ view: inout View) {
        guard let standing = surroundings.standing, let price = listing.price else { return view.absent(.standing, .standingNote) }
        view.text(.standing, Words.standing(price, to: standing.median, per: item.periodText))
        if standing.reach == .board {
            return view.text(.standingNote, Words.comparables(standing.count.number, isExact: standing.count.isExact, same: sameFacts))
        }
        view.text(.standingNote, Words.comparables(standing.count.number, isExact: standing.count.isExact, area: areaName(standing.reach)))
    }

    /// What those have in common that it is compared with.
    private var sameFacts: [String] { item.kind.uses.compare.map { item.kind.fields[$0].label } }

    /// What people call where the others are.
    private func areaName(_ reach: Comparables.Reach) -> String {
        guard let locality = item.locality else { return "" }
        let regions = context.gazetteer.regions
        return switch reach {
        case .suburb, .board: locality.name
        case .council: regions.region(of: locality, kind: .council)?.label ?? locality.name
        case .city: regions.region(of: locality, kind: .greaterCapital)?.label ?? locality.state.name
        }
    }

    private func setHistory(_ view: inout View) {
        let told = item.story.events.compactMap { event in
            EventText.step(event, item.kind).map { (day: event.mark.day, text: $0) }
        }
        // That it was listed is told above.
        view.bool(.hasHistory, told.count > 1)
        view.objects(.history, told) { view, step in
            view.plain(.day) { $0.append(long: step.day) }
            view.plain(.dayIso) { $0.append(step.day) }
            view.text(.text, step.text)
        }
    }
}
