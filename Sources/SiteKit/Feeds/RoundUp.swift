import Bytes
import Facts
import ListingKit
import Places
import Publishing
import Rules

/// What was told in a part of a day that is over, in one state: an entry of feeds that does not change any more.
struct RoundUp: RecipeInput {
    let part: NewsPart
    /// Nil for what has no place.
    let state: State?
    /// All of it, new listings first.
    let events: [Change]

    /// What was told of a listing, and all that its entry needs.
    struct Change: RecipeInput {
        let listing: ListingSummary
        let told: ToldEvent

        /// When it happened, as its entry tells.
        var moment: Moment { Moment(told.mark, listing: listing.id.stableHash) }

        func add(to input: inout FingerprintInput) {
            input.add(listing.storyFingerprint)
            told.add(to: &input)
        }
    }

    func add(to input: inout FingerprintInput) {
        input.add(Int(part.code))
        input.add(state?.rawValue ?? "")
        events.add(to: &input)
    }

    /// When it was: at the beginning of the last day on which something of it happened, and never when another one was.
    var updated: Moment {
        let place = state.flatMap(State.allCases.firstIndex) ?? State.allCases.count
        let number = (part.day.number & 7) << 16 | part.number
        let day = events.lazy.map(\.told.mark.day).max() ?? part.day
        return Moment(min(day, part.day), place: number * (State.allCases.count + 1) + place)
    }

    /// What stands at a place of a document.
    enum Place {
        case entry(Int)
        case roundUp(Int)
    }

    /// The order of a document that holds entries of those moments, the latest first, and round-ups.
    static func merged(_ roundUps: [RoundUp], into moments: [Moment]) -> [Place] {
        let updated = roundUps.map(\.updated)
        var waiting = roundUps.indices.sorted { updated[$0] != updated[$1] ? updated[$0] > updated[$1] : $0 < $1 }[...]
        var order: [Place] = []
        for (place, moment) in moments.enumerated() {
            while let next = waiting.first, updated[next] > moment { order.append(.roundUp(waiting.removeFirst())) }
            order.append(.entry(place))
        }
        return order + waiting.map(Place.roundUp)
    }

    /// Of so many events of a part and state there is no round-up: it would take as much room as they do, and say less.
    static let few = 3

    /// Those of some parts, and the events that stand there themselves since they are too few; both in the order of the log that `events`
    /// are from.
    static func all(of events: [EventLog.Event], in parts: Set<NewsPart>, _ site: Site) -> (roundUps: [RoundUp], few: [EventLog.Event]) {
        guard !parts.isEmpty else { return ([], []) }
        var groups: [NewsPart: [State?: [EventLog.Event]]] = [:]
        for event in events where parts.contains(event.told.part) {
            let state = site.listings[event.listing].locality.map { site.context.gazetteer.localities[Int($0)].state }
            groups[event.told.part, default: [:]][state, default: []].append(event)
        }
        var all: (roundUps: [RoundUp], few: [EventLog.Event]) = ([], [])
        for part in parts.sorted(by: >) {
            for state in State.allCases.map(Optional.some) + [nil] {
                guard let group = groups[part]?[state] else { continue }
                if group.count <= few {
                    all.few += group
                } else {
                    all.roundUps.append(
                        RoundUp(
                            part: part, state: state, events: group.map { Change(listing: site.listings[$0.listing], told: $0.told) }))
                }
            }
        }
        return all
    }
}
