import Bytes
import ListingKit
import Mustache
import Publishing

/// Gets ready what recipes are made from.
struct InputPreparer: Sendable {
    let site: Site
    let templates: TemplateSet
    let threads: Int
    /// Gives a listing in full, and what people said of it.
    let listing: @Sendable (Int) throws -> (Listing, ListingTalk?)
    /// Told now and then how many of all listings are ready.
    var progress: @Sendable (Int, Int) -> Void = { _, _ in }

    /// What those recipes need; `known` is what is known of each listing already, and `words` are those that it names by their numbers, nil if
    /// there are none yet.
    func inputs(for recipes: [SiteRecipe], remains known: [ListingRemains], words: WordVocabulary?) throws -> RenderInputs {
        let context = site.context
        let html = HTMLStore()
        let (wanted, rows) = wants(of: recipes, known)
        let indices = wanted.indices.filter { !wanted[$0].isEmpty }
        let cardMaker = CardMaker(context: context, templates: templates)
        let search = SearchRecords(context)
        let counter = ProgressCounter(total: indices.count, report: progress)
        let made = try Parallel.map(indices, threads: threads) {
            CardWriter(cardMaker, html)
        } _: { [site, listing] (writer, index) throws -> Ready in
            defer { counter.step() }
            let (read, talk) = try listing(index)
            let item = SiteListing(read, site.listings[index], context, talk)
            var ready = Ready(item: item)
            if wanted[index].contains(.card) { ready.card = try writer.card(item) }
            if wanted[index].contains(.record) { ready.record = search.draft(item) }
            if wanted[index].contains(.mark) { ready.mark = ListingJSON(item, context).mark }
            if wanted[index].contains(.story) { ready.story = ListingHistory(item.listing, today: context.today) }
            return ready
        }
        var items = [SiteListing?](repeating: nil, count: wanted.count)
        var cards = [Value](repeating: .none, count: wanted.count)
        var stories = [ListingHistory?](repeating: nil, count: wanted.count)
        var remains = SiteRemains(listings: known, words: words ?? WordVocabulary())
        for (index, ready) in zip(indices, made) {
            if wanted[index].contains(.item) { items[index] = ready.item }
            cards[index] = ready.card
            stories[index] = ready.story
            if let record = ready.record {
                // Numbers that the ledger has stay as they are, so that it can be written over in part.
                remains.listings[index].search =
                    words == nil ? record.bytes { remains.words.insert($0) } : record.bytes { remains.words.number(of: $0) }
            }
            if let data = ready.mark { remains.listings[index].data = data }
        }
        let drawn = Parallel.map(rows, threads: threads) {
            MapWriter(html)
        } _: { (writer, row) in
            writer.map(of: context.gazetteer.localities[Int(row)])
        }
        var maps: [Int32: SuburbMap] = [:]
        maps.reserveCapacity(rows.count)
        for (row, map) in zip(rows, drawn) { maps[row] = map }
        return RenderInputs(site, items: items, cards: cards, stories: stories, maps: maps, in: html, remains: remains)
    }

    /// What is wanted of each listing, and the suburbs whose maps are.
    private func wants(of recipes: [SiteRecipe], _ known: [ListingRemains]) -> ([Want], [Int32]) {
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
        return (wanted, rows.sorted())
    }

    private struct Want: OptionSet, Sendable {
        let rawValue: UInt8
        static let item = Want(rawValue: 1)
        static let card = Want(rawValue: 2)
        static let record = Want(rawValue: 4)
        static let story = Want(rawValue: 8)
        static let mark = Want(rawValue: 16)
    }

    private struct Ready: Sendable {
        let item: SiteListing
        var card = Value.none
        var record: SearchRecords.Draft?
        var mark: DataMark?
        var story: ListingHistory?
    }
}
