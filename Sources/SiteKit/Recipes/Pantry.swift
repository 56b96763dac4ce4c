import Bytes
import ListingKit
import Mustache

/// What the recipes of a build are made from, got ready once for all of them: listings in full, their cards, search records and marks
/// in the data, and maps of suburbs. It holds what is needed and no more.
final class Pantry: Sendable {
    let items: [SiteListing?]
    /// Absent where nothing needs one. They and the maps can be used as long as the pantry is there.
    let cards: [Value]
    let remains: [ListingRemains]
    let stories: [ListingHistory?]
    let maps: [Int32: Value]
    /// The site, which knows where each listing lies; nil if nothing is needed.
    private let site: Site?
    private let html = HTMLStore()

    /// Nothing, for recipes that need nothing of listings.
    init() {
        items = []
        cards = []
        remains = []
        stories = []
        maps = [:]
        site = nil
    }

    /// The route of a listing's page.
    func appendRoute(of listing: Int, to out: inout ByteBuffer) { site?.appendRoute(of: listing, to: &out) }

    /// Gets ready what the recipes need. `listing` gives a listing in full; `remains` is what is known of each already.
    init(
        for recipes: [Recipe], site: Site, templates: TemplateSet, remains known: [ListingRemains], threads: Int,
        listing: @escaping @Sendable (Int) throws -> Listing, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws {
        let frame = site.frame
        var wanted = [Want](repeating: [], count: site.listings.count)
        var rows: Set<Int32> = []
        for needs in recipes.lazy.map(\.needs) {
            for index in needs.items { wanted[index].insert(.item) }
            for index in needs.cards { wanted[index].insert(.card) }
            // Its picture stands for the whole list in previews of links.
            if let first = needs.cards.first { wanted[first].insert(.item) }
            for index in needs.entries { wanted[index].insert(.item) }
            for index in needs.stories { wanted[index].insert(.story) }
            for index in needs.records where known[index].search == nil { wanted[index].insert(.record) }
            for index in needs.marks where known[index].data == nil { wanted[index].insert(.mark) }
            rows.formUnion(needs.maps)
        }
        let indices = wanted.indices.filter { !wanted[$0].isEmpty }
        let cardMaker = CardMaker(frame: frame, templates: templates)
        let search = SearchRecords(frame.kinds)
        let counter = ProgressCounter(total: indices.count, report: progress)
        let made = try Parallel.map(indices, threads: threads) { [html] in
            CardWriter(cardMaker, html)
        } _: { [wanted] (writer, index) throws -> Stock in
            defer { counter.step() }
            let item = SiteListing(try listing(index), site.listings[index], frame)
            var stock = Stock(item: item)
            if wanted[index].contains(.card) { stock.card = try writer.card(item) }
            if wanted[index].contains(.record) { stock.remains.search = search.record(item) }
            if wanted[index].contains(.mark) { stock.remains.data = ListingJSON(item, frame).mark }
            if wanted[index].contains(.story) { stock.story = ListingHistory(item.listing, today: frame.today) }
            return stock
        }
        var items = [SiteListing?](repeating: nil, count: wanted.count)
        var cards = [Value](repeating: .none, count: wanted.count)
        var remains = known
        var stories = [ListingHistory?](repeating: nil, count: wanted.count)
        for (index, stock) in zip(indices, made) {
            if wanted[index].contains(.item) { items[index] = stock.item }
            cards[index] = stock.card
            stories[index] = stock.story
            if let search = stock.remains.search { remains[index].search = search }
            if let data = stock.remains.data { remains[index].data = data }
        }
        let sorted = rows.sorted()
        let drawn = Parallel.map(sorted, threads: threads) { [html] in
            HTMLStore.Writer(html)
        } _: { (writer, row) in
            LocatorMap.svg(frame.gazetteer.localities[Int(row)], gazetteer: frame.gazetteer)?.withUnsafeBufferPointer { writer.add($0) }
        }
        var maps: [Int32: Value] = [:]
        maps.reserveCapacity(sorted.count)
        for (row, map) in zip(sorted, drawn) { maps[row] = map }
        self.items = items
        self.cards = cards
        self.remains = remains
        self.stories = stories
        self.maps = maps
        self.site = site
    }

    private struct Want: OptionSet, Sendable {
        let rawValue: UInt8
        static let item = Want(rawValue: 1)
        static let card = Want(rawValue: 2)
        static let record = Want(rawValue: 4)
        static let story = Want(rawValue: 8)
        static let mark = Want(rawValue: 16)
    }

    private struct Stock: Sendable {
        let item: SiteListing
        var card = Value.none
        var remains = ListingRemains()
        var story: ListingHistory?
    }
}
