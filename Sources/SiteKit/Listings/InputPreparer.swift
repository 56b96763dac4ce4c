import Bytes
import ListingKit
import Mustache
import Publishing
import Rules

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
        // First of all: what is known of outlines meanwhile is large, and forgotten before there is anything else.
        let maps = maps(of: rows, in: html)
        let cardMaker = CardMaker(context: context, templates: templates)
        let records = SearchRecords(context)
        let counter = ProgressCounter(total: indices.count, report: progress)
        let runs = try Parallel.map(runs(of: indices), threads: threads) {
            Writers(cards: CardWriter(cardMaker, html), records: SearchRecords.Writer(records))
        } _: { [site, listing] (writers, run) throws -> Run in
            var made = Run(indices: run)
            var drafts = SearchDrafts.Writer()
            made.ready.reserveCapacity(run.count)
            for index in run {
                defer { counter.step() }
                let (read, talk) = try listing(index)
                let item = SiteListing(read, site.listings[index], context, talk)
                var ready = Ready()
                if wanted[index].contains(.item) { ready.item = item }
                if wanted[index].contains(.card) { ready.card = try writers.cards.card(item) }
                if wanted[index].contains(.record) { writers.records.add(item, to: &drafts) }
                if wanted[index].contains(.mark) { ready.mark = ListingJSON(item, context).mark(in: &writers.json) }
                made.ready.append(ready)
            }
            made.drafts = drafts.finish()
            return made
        }
        var items = [SiteListing?](repeating: nil, count: wanted.count)
        var cards = [Value](repeating: .none, count: wanted.count)
        var remains = SiteRemains(listings: known, words: words ?? WordVocabulary())
        for run in runs {
            for (index, ready) in zip(run.indices, run.ready) {
                items[index] = ready.item
                cards[index] = ready.card
                if let data = ready.mark { remains.listings[index].data = data }
            }
        }
        // Numbers that the ledger has stay as they are, so that it can be written over in part.
        let numbered = runs.map { run in
            (run: run, numbers: words == nil ? remains.words.insert(run.drafts.words) : remains.words.numbers(of: run.drafts.words))
        }
        let kept = try Parallel.map(numbered, threads: threads) { try $0.run.drafts.records($0.numbers) }
        for (run, records) in zip(runs, kept) {
            let recorded = run.indices.filter { wanted[$0].contains(.record) }
            for (index, record) in zip(recorded, records) { remains.listings[index].search = record }
        }
        return RenderInputs(site, items: items, cards: cards, maps: maps, in: html, remains: remains)
    }

    /// The maps of suburbs, by their rows in the table of places.
    private func maps(of rows: [Int32], in html: HTMLStore) -> [Int32: SuburbMap] {
        let (localities, words) = (site.context.gazetteer.localities, site.context.words)
        let drawn = Parallel.map(rows, threads: threads) {
            MapWriter(html, words)
        } _: { (writer, row) in
            writer.map(of: localities[Int(row)])
        }
        var maps: [Int32: SuburbMap] = [:]
        maps.reserveCapacity(rows.count)
        for (row, map) in zip(rows, drawn) { maps[row] = map }
        return maps
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
        static let mark = Want(rawValue: 8)
    }

    /// Listings in runs that are got ready one by one, each by one thread.
    private func runs(of indices: [Int]) -> [ArraySlice<Int>] {
        let size = max(1, min(256, indices.count / (max(1, threads) * 8)))
        return stride(from: 0, to: indices.count, by: size).map { indices[$0..<min($0 + size, indices.count)] }
    }

    /// What a thread writes with.
    private struct Writers: ~Copyable {
        var cards: CardWriter
        var records: SearchRecords.Writer
        var json = JSONWriter(reservingCapacity: 8 << 10)
    }

    /// What was got ready of a run of listings.
    private struct Run: Sendable {
        let indices: ArraySlice<Int>
        var ready: [Ready] = []
        var drafts = SearchDrafts()
    }

    private struct Ready: Sendable {
        var item: SiteListing?
        var card = Value.none
        var mark: DataMark?
    }
}
