import ListingKit
import Rules
import Values

extension LoadedContent {
    /// Leaves what people were told as they were told it by the last build, and gives what is to be remembered of listings that left a scope,
    /// and the part of the day in which it tells its news.
    mutating func keepTold(since changes: ListingChanges?) -> (memory: ScopeMemory, clock: NewsClock) {
        let clock =
            (changes?.isSameBoard ?? false ? changes?.notes.head.clock.next(on: today) : nil) ?? NewsClock(part: NewsPart(today), count: 0)
        let memory = keepTold(since: changes, in: clock.part)
        return (memory, clock.counting(listings.lazy.map(\.summary)))
    }

    private mutating func keepTold(since changes: ListingChanges?, in part: NewsPart) -> ScopeMemory {
        var memory = changes?.notes.head.memory ?? ScopeMemory()
        let namedBefore = memory.named
        let named = named
        let places = gazetteer.fingerprint
        // In another table another suburb stands at a row.
        let arePlacesKnown = memory.places == places
        memory.named = named
        memory.places = places
        let followed = board.map(FollowedBoard.init)
        let isSameAuthority = memory.board?.authority == followed?.authority
        memory.board = followed
        let isSameBoard = changes?.isSameBoard ?? false
        memory.paged = pagedScopes(keeping: isSameBoard || isSameAuthority ? memory.paged : [])
        guard !hasErrors, let changes else { return memory }
        // Of another board, built to the same place, nobody who follows this one heard.
        guard isSameBoard else { return ScopeMemory(places: places, paged: memory.paged, named: named, board: memory.board) }
        // Listings of the last build whose file is gone, or holds another listing now.
        var gone = changes.gone
        var pending = changes.new
        func keep(_ place: Int, since before: ListingSummary) {
            let told = listings[place].summary.told(since: before.past, today: today, in: part, listings[place].status)
            if told != listings[place].summary { listings[place] = listings[place].with(told) }
            if told.isScoped(like: before, arePlacesKnown: arePlacesKnown), named == namedBefore { return }
            let left = before.scopes(namedBefore, gazetteer: gazetteer, arePlacesKnown: arePlacesKnown)
                .subtracting(told.scopes(named, gazetteer: gazetteer))
            for scope in left { memory.remember(ScopeMemory.Left(before, today: today), updated: before.lastMoment, in: scope) }
        }
        for change in changes.changed {
            if change.before.id == listings[change.place].summary.id {
                keep(change.place, since: change.before)
            } else {
                gone.append(change.before)
                pending.append(change.place)
            }
        }
        var byId = Dictionary(gone.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for place in pending {
            let id = listings[place].summary.id
            if let before = byId.removeValue(forKey: id) {
                keep(place, since: before)
            } else if let past = memory.deleted[id] {
                listings[place] = listings[place].with(
                    listings[place].summary.told(since: past, today: today, in: part, listings[place].status))
            } else {
                listings[place] = listings[place].with(listings[place].summary.told(in: part))
            }
            if !memory.deleted.isEmpty { memory.deleted[id] = nil }
        }
        for before in gone where byId[before.id] != nil {
            memory.deleted[before.id] = before.past
            for scope in before.scopes(namedBefore, gazetteer: gazetteer, arePlacesKnown: arePlacesKnown) {
                memory.remember(ScopeMemory.Left(before, today: today), updated: before.lastMoment, in: scope)
            }
        }
        forget(&memory, named)
        return memory
    }

    /// What of the board's scopes its files name.
    var named: NamedScopes {
        NamedScopes(searches: board?.searches.map(\.id) ?? [], circles: circles.map(\.gathering), brands: brands.map(\.slug))
    }

    /// Forgets what needs to be remembered no longer.
    private func forget(_ memory: inout ScopeMemory, _ named: NamedScopes) {
        memory.deleted = memory.deleted.filter { $0.value.updated.day > today + -ScopeMemory.deletedSpan }
        guard !memory.scopes.isEmpty else { return }
        let ids = Set(memory.scopes.values.flatMap { $0.left.map(\.id) })
        let there = listings.lazy.map(\.summary).filter { ids.contains($0.id) }
        let scopes = Dictionary(
            there.map { ($0.id, $0.scopes(named, gazetteer: gazetteer)) }, uniquingKeysWith: { first, _ in first })
        memory.forget(before: today + -ScopeMemory.span) { id, scope in scopes[id]?.contains(scope) ?? false }
    }
}

extension ListingSummary {
    /// The last moment that any feed gives as that of something that happened to it.
    fileprivate var lastMoment: Moment {
        let hash = id.stableHash
        return told.lazy.map { Moment($0.mark, listing: hash) }.reduce(updated) { max($0, $1) }
    }
}

extension ScopeMemory.Left {
    /// A listing that was as `before` says at the last build and left a scope today.
    init(_ before: ListingSummary, today: Day) {
        self.init(
            id: before.id, kind: before.kind, moment: max(Moment(today, listing: before.id.stableHash), before.updated),
            news: before.lastNews, events: before.told.suffix(ScopeMemory.most).reversed().map(\.part))
    }
}

extension LoadedListing {
    /// What its file says of its status.
    fileprivate var status: StatusSaid {
        // What was not read again says nothing new.
        guard let listing else { return StatusSaid(isOpen: summary.isListed, isDated: true) }
        return StatusSaid(isOpen: listing.isOpen, isDated: listing.statusDay.isKnown)
    }
}
