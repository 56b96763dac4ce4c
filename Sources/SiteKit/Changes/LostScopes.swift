import Bytes
import Facts
import Findings
import ListingKit
import Places

/// Finds what people can follow no longer because the last listing of it was deleted, or is somewhere else now.
///
/// It is the one thing about a listing that its file cannot tell, so the ledger is asked what there was.
struct LostScopes {
    private let reading: LoadedContent
    private let board: Board
    private let named: NamedScopes
    private var searches: [String] { named.searches }

    init?(_ reading: LoadedContent) {
        guard !reading.hasErrors, let board = reading.board else { return nil }
        self.reading = reading
        self.board = board
        named = reading.named
    }

    /// A listing as it was, and as it is now; nil if its file is gone.
    private struct Change {
        let before: ListingSummary
        let now: ListingSummary?
    }

    /// Warnings about what could be followed at the last build.
    func warnings(_ all: ListingChanges, _ renamed: Set<String>) -> [Diagnostic] {
        // Of another board, built to the same place, nothing was deleted.
        guard all.isSameBoard else { return [] }
        let lists = lostLists(all)
        let followed = all.notes.head.memory.board.map { Rule.checkFollowed(board, before: $0) } ?? []
        let before = all.notes.head.memory.named
        return followed + lostSearches(since: before.searches)
            + lostFiles(.circle, "circle", before.circles.map(\.slug), now: named.circles.map(\.slug))
            + lostFiles(.brand, "brand", before.brands, now: named.brands) + lists
            + deleted(all, told: renamed.union(lists.map(\.file)))
    }

    /// Warnings about saved searches that the board has no longer.
    private func lostSearches(since before: [String]) -> [Diagnostic] {
        let told = Set(board.moved.map { FeedScope.identity(of: $0.from, kinds: reading.kinds) })
        let lost = before.filter { !searches.contains($0) && !told.contains(ScopeKind.search.identity($0)) }
        let new = searches.filter { !before.contains($0) }
        return lost.map { id in
            guard lost.count == 1, new.count == 1 else { return Rule.lostSearch(id, moved: nil) }
            var lines = RetentionFix(board, owners: [])
            lines.move(ScopeKind.search.address(id), to: ScopeKind.search.address(new[0]))
            return Rule.lostSearch(id, moved: lines.text)
        }
    }

    /// Warnings about circles or brands that have no file any more: theirs alone keeps their feeds, whatever is in them.
    private func lostFiles(_ kind: ScopeKind, _ what: String, _ before: [String], now: [String]) -> [Diagnostic] {
        let told = Set(board.moved.map(\.from))
        let lost = before.filter { !now.contains($0) && !told.contains(kind.address($0)) }
        let new = now.filter { !before.contains($0) }
        return lost.map { slug in
            var lines = RetentionFix(board, owners: [])
            let index = now.isEmpty ? "" : String(kind.folder.dropLast())
            lines.move(kind.address(slug), to: lost.count == 1 && new.count == 1 ? kind.address(new[0]) : index)
            return Rule.lostFile(what, slug, moved: lines.text)
        }
    }

    /// Warnings about open listings whose files are gone, but for files of which something was told already.
    private func deleted(_ all: ListingChanges, told: Set<String>) -> [Diagnostic] {
        let open = all.gone.filter { $0.isListed && !told.contains($0.file) }
        guard !open.isEmpty else { return [] }
        let ids = Set(reading.listings.map(\.summary.id))
        return Rule.deletedOpen(open.filter { !ids.contains($0.id) }.map(\.file), today: reading.today)
    }

    /// Warnings about what has no listing any more.
    private func lostLists(_ all: ListingChanges) -> [Diagnostic] {
        let memory = all.notes.head.memory
        let arePlacesKnown = memory.places == reading.gazetteer.fingerprint
        let changes = changes(all, arePlacesKnown: arePlacesKnown)
        guard !changes.isEmpty else { return [] }
        let before = memory.named
        var lost = Set(changes.flatMap { $0.before.scopes(before, gazetteer: reading.gazetteer, arePlacesKnown: arePlacesKnown) })
        // The board itself, what has a file and the suburbs that the board names stay; where others went is told already.
        lost = lost.filter { ScopeKind.of($0)?.sort.lossRank != nil }
        // A tag without a page is followed by nobody.
        lost = lost.filter { ScopeKind.of($0) != .tag || memory.paged.contains($0) }
        lost.subtract(board.suburbs.flatMap { [FeedScope.suburb($0).identity, FeedScope.state($0.state).identity] })
        lost.subtract(board.moved.map { FeedScope.identity(of: $0.from, kinds: reading.kinds) })
        lost.subtract(reading.people.flatMap { [$0.handle] + $0.was }.map(ScopeKind.owner.identity))
        for read in reading.listings where !lost.isEmpty {
            lost.subtract(read.summary.scopes(named, gazetteer: reading.gazetteer))
        }
        // The sections of a kind of which nothing is left go without saying.
        lost = lost.filter { name in
            guard ScopeKind.of(name) == .section else { return true }
            return !lost.contains(ScopeKind.kind.identity(String(name.split(separator: "/")[1])))
        }
        guard !lost.isEmpty else { return [] }
        var named: Set<String> = []
        // Each has the lines of those before it too, so that the last has all.
        var lines = RetentionFix(board, owners: reading.people)
        return changes.sorted { ByteOrder.precedes(($0.now ?? $0.before).file, ($1.now ?? $1.before).file) }.compactMap { change in
            let own = change.before.scopes(before, gazetteer: reading.gazetteer, arePlacesKnown: arePlacesKnown).intersection(
                lost
            ).subtracting(named)
            guard !own.isEmpty else { return nil }
            named.formUnion(own)
            let scopes = own.sorted(by: ByteOrder.precedes).map { LostScope($0, change.before, reading) }.sorted { $0.order < $1.order }
            guard let now = change.now else {
                var lines = RetentionFix(board, owners: reading.people)
                if let suburb = scopes.lazy.compactMap(\.suburb).first { lines.keep(suburb, movedTo: nil) }
                return Rule.lastListing(change.before.file, of: scopes.map(\.spoken), keep: lines.text, today: reading.today)
            }
            if lines.isFull { lines = RetentionFix(board, owners: reading.people) }
            for scope in scopes { scope.keep(change.before, now, reading, in: &lines) }
            return Rule.lastUse(now.file, of: scopes.map(\.spoken), keep: lines.text)
        }
    }

    /// Listings that may have been the last of something: those whose files are gone, and those that are somewhere else now.
    private func changes(_ all: ListingChanges, arePlacesKnown: Bool) -> [Change] {
        let moved = all.changed.compactMap { change -> Change? in
            let now = reading.listings[change.place].summary
            return change.before.isScoped(like: now, arePlacesKnown: arePlacesKnown) ? nil : Change(before: change.before, now: now)
        }
        guard !all.gone.isEmpty else { return moved }
        let ids = Set(all.gone.map(\.id))
        let renamed = Dictionary(
            reading.listings.lazy.map(\.summary).filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
        )
        return moved + all.gone.map { Change(before: $0, now: renamed[$0.id]) }
    }
}

/// Something that could be followed, and of which no listing is left.
private struct LostScope {
    /// What it is called in a sentence.
    let spoken: String
    /// The suburb, if it is one.
    let suburb: Locality?
    /// Its place among others, the narrowest first.
    let order: Int
    private let kind: ScopeKind
    private let name: String

    init(_ identity: String, _ before: ListingSummary, _ reading: LoadedContent) {
        kind = .of(identity) ?? .board
        name = String(identity.dropFirst(kind.word.count + 1))
        suburb = kind == .suburb ? reading.suburb(of: before) : nil
        spoken = kind.sort.spoken(name, before, reading)
        order = kind.sort.lossRank ?? 0
    }

    /// Adds the lines that keep its feeds, of a listing that was in it and is not any more.
    func keep(_ before: ListingSummary, _ now: ListingSummary, _ reading: LoadedContent, in lines: inout RetentionFix) {
        let plural = reading.kinds.first { $0.id == now.kind }?.plural ?? ""
        let place = now.locality.map { reading.gazetteer.localities[Int($0)] }.map { "suburbs/\($0.state.slug)/\($0.slug)" }
        switch kind {
        case .suburb: if let suburb { lines.keep(suburb, movedTo: place) }
        case .owner: lines.add(name, toOwner: now.owner)
        case .tag:
            let new = Set(now.tags).subtracting(before.tags)
            // One that was only taken off leads nowhere.
            if new.count == 1, let new = new.first { lines.move(kind.address(name), to: kind.address(new)) }
        // Its folder is what its page was called.
        case .kind: lines.move(String(before.file.prefix { $0 != "/" }), to: plural)
        case .section: lines.move(String(before.file.prefix { $0 != "/" }) + String(name.dropFirst(before.kind.count)), to: plural)
        case .state, .campus: lines.move(kind.address(name), to: place ?? plural)
        // They cannot be lost, or it was told with the files that make them.
        case .board, .brand, .search, .circle: break
        }
    }
}

extension LoadedContent {
    /// Adds warnings about what people can follow no longer, unless something else keeps the board from being published.
    /// `renamed` are files that seem to be there under other names.
    mutating func warnOfLostScopes(_ changes: ListingChanges, except renamed: Set<String>) {
        guard let lost = LostScopes(self) else { return }
        let warnings = lost.warnings(changes, renamed)
        guard !warnings.isEmpty else { return }
        diagnostics = (diagnostics + warnings).sorted()
    }
}
