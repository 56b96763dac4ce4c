import Bytes
import Facts
import Findings
import ListingKit
import Rules
import Values
import YAML

extension BoardNews {
    /// What is new in a site, given how it was.
    init(since past: SitePlan, _ now: SitePlan) throws {
        let places = { (plan: SitePlan) in
            Dictionary(plan.site.listings.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        let (old, new) = (places(past), places(now))
        let feeds = now.feedCounts
        for (id, row) in new {
            let summary = now.site.listings[row]
            guard let place = old[id] else {
                listings.append(try Item(.new, now, row).telling(summary.told, feeds[row], now))
                continue
            }
            let before = past.site.listings[place]
            let told = summary.told.filter { event in !before.told.contains { $0.mark == event.mark && $0.number == event.number } }
            let isSame = now.listing(row).record.fingerprint == past.listing(place).record.fingerprint
            if told.isEmpty, isSame, summary.talk == before.talk { continue }
            let item = try Item(.changed, now, row).telling(told, feeds[row], now)
                .comparing((past, place), (now, row))
            if item.isNews { listings.append(item) }
        }
        for (id, place) in old where new[id] == nil { listings.append(try Item(.gone, past, place)) }
        listings.sort { ByteOrder.precedes($0.file, $1.file) }
        people = BoardNews.people(past.judged.reading.people, now.judged.reading.people)
        warnings = BoardNews.new(now.judged.reading.diagnostics, since: past.judged.reading.diagnostics)
    }

    private static func people(_ past: [Person], _ now: [Person]) -> (new: [String], changed: [String], gone: [String]) {
        let old = Dictionary(past.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
        let there = Set(now.map(\.handle))
        let changed = now.filter { person in old[person.handle].map { $0 != person } ?? false }
        return (
            now.map(\.handle).filter { old[$0] == nil }, changed.map(\.handle), past.map(\.handle).filter { !there.contains($0) }
        )
    }

    /// Warnings of a file that it did not have, wherever in it they stand.
    private static func new(_ now: [Diagnostic], since past: [Diagnostic]) -> [Diagnostic] {
        let key = { (finding: Diagnostic) in [finding.file, finding.rule, finding.message] }
        var known: [[String]: Int] = [:]
        for finding in past { known[key(finding), default: 0] += 1 }
        return now.filter { finding in
            guard finding.severity == .warning else { return false }
            guard let count = known[key(finding)], count > 0 else { return true }
            known[key(finding)] = count - 1
            return false
        }
    }
}

extension SitePlan {
    /// The listing at a place in the order of the site.
    fileprivate func full(_ row: Int) throws -> Listing { try judged.reading.inFull(listing(row)) }

    /// What a listing's file says, key by key.
    fileprivate func written(_ listing: Listing) throws -> [String: String] {
        let bytes = try judged.sources.content.bytes(of: listing.file, limit: SourceFile.sizeLimit)
        return judged.reading.parsed(SourceFile(path: listing.file, bytes: bytes))?.root.values ?? [:]
    }

    /// How many feeds each listing is in.
    fileprivate var feedCounts: [Int] {
        var counts = [Int](repeating: 0, count: site.listings.count)
        for scope in followed { for listing in scope.members.all { counts[listing] += 1 } }
        return counts
    }
}

extension YAMLNode {
    /// The values of its keys, as one line of text each.
    var values: [String: String] {
        Dictionary((entries ?? []).map { ($0.key, YAMLText.flow($0.value)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension BoardNews.Item {
    fileprivate init(_ sort: Sort, _ plan: SitePlan, _ row: Int) throws {
        self.init(sort, try plan.full(row))
    }

    private init(_ sort: Sort, _ listing: Listing) {
        self.init(
            sort: sort, id: listing.id, title: listing.title, file: listing.file, kind: listing.kind,
            place: listing.place.map { "\($0.locality.name) \($0.locality.state.rawValue)" }, price: listing.price, status: listing.status)
    }

    /// The same with what is told of it in so many feeds. What is written down more than a week late is told to nobody.
    fileprivate func telling(_ events: [ToldEvent], _ feeds: Int, _ plan: SitePlan) -> Self {
        var item = self
        let start = FeedWindow(plan.site).start
        item.told = events.filter { $0.part >= start }.map { $0.event(of: kind) }
        item.feeds = item.told.isEmpty ? 0 : feeds
        return item
    }

    /// The same with what else is not as it was.
    fileprivate func comparing(_ old: (plan: SitePlan, row: Int), _ new: (plan: SitePlan, row: Int)) throws -> Self {
        let (past, now) = (try old.plan.full(old.row), try new.plan.full(new.row))
        var item = comparing((past, try old.plan.written(past)), (now, try new.plan.written(now)))
        let talks = (old.plan.judged.reading.talks[id], new.plan.judged.reading.talks[id])
        let names = { (talk: ListingTalk?) in Set(talk?.comments.map(\.name) ?? []) }
        item.comments = (names(talks.1).subtracting(names(talks.0)).count, names(talks.0).subtracting(names(talks.1)).count)
        let likes = (talks.0?.likes ?? 0, talks.1?.likes ?? 0)
        if likes.0 != likes.1 { item.likes = likes }
        return item
    }

    /// The same with what else is not as it was in its file, of which the keys are given with their values.
    private func comparing(_ old: (listing: Listing, keys: [String: String]), _ new: (listing: Listing, keys: [String: String])) -> Self {
        var item = self
        let (past, now) = (old.listing, new.listing)
        if past.price != now.price { item.priceBefore = .some(past.price) }
        if past.status != now.status { item.statusBefore = past.status }
        let told: Set<String> = ["status", "history", "description", now.kind.price?.field ?? ""]
        item.facts = Set(old.keys.keys).union(new.keys.keys).subtracting(told).filter { old.keys[$0] != new.keys[$0] }
            .sorted(by: ByteOrder.precedes)
        if past.file != now.file { item.facts.append("file") }
        if past.images != now.images, !item.facts.contains("images") { item.facts.append("images") }
        if past.description.markup != now.description.markup { item.facts.append("description") }
        return item
    }

    /// What becomes of a listing by another file of its path, apart from what anybody will hear of it.
    init(_ past: ParsedListing, _ now: ParsedListing) {
        self = BoardNews.Item(.changed, now.listing).comparing((past.listing, past.root.values), (now.listing, now.root.values))
    }

    /// Whether there is anything to tell of it.
    fileprivate var isNews: Bool {
        !told.isEmpty || priceBefore != nil || statusBefore != nil || !facts.isEmpty || comments != (0, 0) || likes != nil
    }
}
