import Facts
import ListingKit
import Mustache
import Places

/// What readers may have of a calendar alone: one kind, or one state or suburb, of those that stand on the page.
struct AgendaChoices {
    private let kinds: [Kind]
    /// The states in the order in which pages name them, each with its suburbs by name.
    private let states: [(state: State, suburbs: [Locality])]
    private let hasChoices: Bool

    /// Those of the listings of a page's lines. `isPart`: whether other pages hold the rest of the calendar, in which there may be more.
    init(_ items: some Sequence<SiteListing>, _ kinds: [Kind], isPart: Bool) {
        var ids: Set<String> = []
        var suburbs: [Int32: Locality] = [:]
        for item in items {
            ids.insert(item.kind.id)
            if let locality = item.locality { suburbs[locality.index] = locality }
        }
        let sorted = suburbs.values.sorted { ($0.name, $0.index) < ($1.name, $1.index) }
        // Of one alone there is nothing to choose.
        self.kinds = isPart || ids.count > 1 ? kinds.filter { ids.contains($0.id) } : []
        let states = State.allCases.map { state in (state, sorted.filter { $0.state == state }) }.filter { !$0.1.isEmpty }
        self.states = isPart || sorted.count > 1 ? states : []
        hasChoices = isPart || !self.kinds.isEmpty || !self.states.isEmpty
    }

    /// Sets them, if there is anything to choose.
    func set(in view: inout View) {
        view.bool(.hasChoices, hasChoices)
        view.objects(.kinds, kinds) { view, kind in
            view.plain(.kindId, kind.id)
            view.text(.label, kind.labels)
        }
        view.objects(.states, states) { view, region in
            view.plain(.stateName, region.state.name)
            view.plain(.state, region.state.rawValue)
            view.plain(.place, region.state.slug)
            view.objects(.suburbs, region.suburbs) { view, suburb in
                view.text(.label, suburb.name)
                AgendaChoices.setPlace(suburb, in: &view)
            }
        }
    }

    /// Sets where a suburb is among the choices: `vic/collingwood-3066`, which begins with its state; absent if there is none.
    static func setPlace(_ suburb: Locality?, in view: inout View) {
        guard let suburb else { return view.absent(.place) }
        view.plain(.place) { out in
            out.append(text: suburb.state.slug)
            out.append("/")
            out.append(slugOf: suburb)
        }
    }
}
