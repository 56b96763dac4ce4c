import ListingKit

/// Finds what people can follow no longer because the last listing of it was deleted, or is somewhere else now.
///
/// It is the one thing about a listing that its file cannot tell, so the ledger is asked what there was.
struct LostScopes {
    private let reading: Reading
    private let board: Board
    private let searches: [String]

    init?(_ reading: Reading) {
        guard !reading.hasErrors, let board = reading.board else { return nil }
        self.reading = reading
        self.board = board
        searches = board.searches.map(\.id)
    }

    /// A listing as it was, and as it is now; nil if its file is gone.
    private struct Change {
        let before: ListingSummary
        let now: ListingSummary?
    }

    /// Warnings about what could be followed at the last build.
    func warnings(since build: LedgerImage.BuildColumns?) -> [Diagnostic] {
        guard let build else { return [] }
        let arePlacesKnown = build.head.memory.places == reading.gazetteer.signature
        let changes = changes(since: build.listings, arePlacesKnown: arePlacesKnown)
        guard !changes.isEmpty else { return [] }
        let before = build.head.memory.searches
        var lost = Set(changes.flatMap { $0.before.scopes(searches: before, gazetteer: reading.gazetteer, arePlacesKnown: arePlacesKnown) })
        for read in reading.listings { lost.subtract(read.summary.scopes(searches: searches, gazetteer: reading.gazetteer)) }
        // The board itself, its searches and the suburbs that it names stay; where others went is told already.
        lost = lost.filter { $0 != "board" && !$0.hasPrefix("search/") }
        lost.subtract(board.suburbs.flatMap { ["suburb/\($0.state.slug)/\($0.slug)", "state/\($0.state.slug)"] })
        lost.subtract(board.moved.map { LostScope.identity(of: $0.from, kinds: reading.kinds) })
        lost.subtract(reading.people.flatMap { [$0.handle] + $0.was }.map { "person/" + $0 })
        guard !lost.isEmpty else { return [] }
        var named: Set<String> = []
        return changes.sorted { ByteOrder.precedes(($0.now ?? $0.before).file, ($1.now ?? $1.before).file) }.compactMap { change in
            let own = change.before.scopes(searches: before, gazetteer: reading.gazetteer, arePlacesKnown: arePlacesKnown).intersection(
                lost
            ).subtracting(named)
            guard !own.isEmpty else { return nil }
            named.formUnion(own)
            let scopes = own.sorted(by: ByteOrder.precedes).map { LostScope($0, change.before, reading) }.sorted { $0.order < $1.order }
            guard let now = change.now else {
                return Rule.lastListing(
                    change.before.file, of: scopes.map(\.spoken), suburb: scopes.lazy.compactMap(\.suburb).first, today: reading.today)
            }
            return Rule.lastUse(now.file, of: scopes.map(\.spoken), keep: scopes.map { $0.keep(change.before, now, reading) })
        }
    }

    /// Listings that may have been the last of something: those whose files are gone, and those that are somewhere else now.
    private func changes(since columns: ListingColumns, arePlacesKnown: Bool) -> [Change] {
        var changes: [Change] = []
        var isSameBoard = false
        var files: Set<String> = []
        for read in reading.listings {
            files.insert(read.summary.file)
            if read.isUntouched {
                isSameBoard = true
                continue
            }
            guard let row = columns.row(of: read.summary.file) else { continue }
            isSameBoard = true
            guard let before = try? columns.summary(row), !before.isScoped(like: read.summary, arePlacesKnown: arePlacesKnown)
            else { continue }
            changes.append(Change(before: before, now: read.summary))
        }
        // Of another board, built to the same place, nothing was deleted.
        guard isSameBoard else { return [] }
        let missing = columns.indices.filter { !columns.isAny(of: files, $0) }.compactMap { try? columns.summary($0) }
        guard !missing.isEmpty else { return changes }
        let ids = Set(missing.map(\.id))
        let renamed = Dictionary(
            reading.listings.lazy.map(\.summary).filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
        )
        return changes + missing.map { Change(before: $0, now: renamed[$0.id]) }
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
    private let kind: String
    private let name: String

    init(_ identity: String, _ before: ListingSummary, _ reading: Reading) {
        let parts = identity.split(separator: "/", maxSplits: 1).map(String.init)
        kind = parts[0]
        name = parts.count > 1 ? parts[1] : ""
        let gazetteer = reading.gazetteer
        var suburb: Locality?
        switch kind {
        case "suburb":
            suburb = before.locality.flatMap { gazetteer.localities.indices.contains(Int($0)) ? gazetteer.localities[Int($0)] : nil }
            spoken = suburb.map { "\($0.name) \($0.postcode)" } ?? name
        case "campus": spoken = gazetteer.campuses.first { [name] in $0.slug == name }?.title ?? name
        case "tag": spoken = "the tag “\(TagScope.name(name))”"
        case "kind": spoken = reading.kinds.first { [name] in $0.id == name }?.labels ?? name
        case "state": spoken = State.allCases.first { [name] in $0.slug == name }?.name ?? name
        default: spoken = name
        }
        self.suburb = suburb
        order = ["kind", "state", "suburb", "campus", "person", "tag"].firstIndex(of: kind) ?? 0
    }

    /// The identity of the scope at an address of a site.
    static func identity(of path: String, kinds: [Kind]) -> String {
        FeedScope.identity(of: path, kinds: kinds)
    }

    /// The lines that keep its feeds, of a listing that was in it and is not any more.
    func keep(_ before: ListingSummary, _ now: ListingSummary, _ reading: Reading) -> String {
        let folder = ["suburb": "suburbs/", "campus": "campuses/", "tag": "tags/", "person": "people/", "state": "states/"][kind] ?? ""
        let plural = reading.kinds.first { $0.id == now.kind }?.plural ?? ""
        let place = now.locality.map { reading.gazetteer.localities[Int($0)] }.map { "suburbs/\($0.state.slug)/\($0.slug)" }
        func moved(to target: String) -> String { "in board.yaml:\nmoved: {\(folder)\(name): \(target)}" }
        switch kind {
        case "suburb":
            let line = suburb.map { Rule.keeping($0) } ?? ""
            return line + (place.map { "\nor, if those who follow it are to go there, \(moved(to: $0))" } ?? "")
        case "person":
            return "in people/\(now.owner).yaml:\nwas: [\(name)]"
        case "tag":
            let new = Set(now.tags).subtracting(before.tags)
            return moved(to: new.count == 1 ? "tags/\(new.first ?? "")" : plural)
        case "kind":
            // Its folder is what its page was called.
            return "in board.yaml:\nmoved: {\(before.file.prefix { $0 != "/" }): \(plural)}"
        default: return moved(to: place ?? plural)
        }
    }
}

extension ListingColumns {
    /// The listings that were there and are no longer, under this name or another.
    func gone(in reading: Reading) -> [ListingSummary] {
        let files = Set(reading.listings.map(\.summary.file))
        let rows = indices.filter { !isAny(of: files, $0) }
        guard !rows.isEmpty else { return [] }
        let ids = Set(reading.listings.map(\.summary.id))
        return rows.compactMap { try? summary($0) }.filter { !ids.contains($0.id) }
    }
}

extension Reading {
    /// Adds warnings about what people can follow no longer, unless something else keeps the board from being published.
    mutating func warnOfLostScopes(since past: Past) {
        guard let lost = LostScopes(self) else { return }
        let warnings = lost.warnings(since: past.ledger.image?.build)
        guard !warnings.isEmpty else { return }
        diagnostics = (diagnostics + warnings).sorted()
    }
}
