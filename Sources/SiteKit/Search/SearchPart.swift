import Bytes
import ListingKit
import Places
import Publishing

/// A part of the search index: the columns of its listings in two files, what most searches ask for and the rest, and files of their words and
/// cards.
///
/// A column has the values that occur, each once and in the order of their bytes, with null before them, and for each row which of them it
/// has, see ``PackedNumbers``. That takes a third of what plain lists take, and a page tests a condition once for each value.
struct SearchPart: RecipeInput {
    let area: String
    /// The row of the table of places that each listing is in, and -1 for none.
    let localities: [Int32]
    let shards: [Range<Int>]
    /// The rows of the newest listings, newest first, in runs whose cards stand in one file.
    let newest: [ArraySlice<Int>]

    init(_ part: SearchParts.Part, of site: Site) {
        area = part.area
        localities = part.rows.map { site.listings[$0].locality ?? -1 }
        shards = part.shards
        // By day, the last first; rows of one day stay in their order.
        let ranks = part.rows.enumerated().map { row, index in row - site.listings[index].listed.number << 32 }.sorted()
        let rows = ranks.prefix(SearchParts.newest.last?.upperBound ?? 0).map { $0 & 0xFFFF_FFFF }
        newest = SearchParts.newest.filter { $0.upperBound < part.rows.count }.map { rows[$0] }
    }

    func add(to input: inout FingerprintInput) {
        input.add(area)
        for locality in localities { input.add(Int(locality)) }
        for shard in shards { input.add(shard.upperBound) }
        for rows in newest { for row in rows { input.add(row) } }
    }

    /// What the name of the part's file begins with.
    var name: String { SearchPart.name(of: area) }

    /// The name of the part of an area.
    static func name(of area: String) -> String { area.isEmpty ? "all" : area }

    /// What tells the part from those of other builds: it depends on the columns and on the rows of the table of places beside the records.
    static func version(of records: ArraySlice<[UInt8]>, _ context: SiteContext) -> String {
        let columns = SearchColumns(context.offeredKinds).names.joined(separator: "\n").stableHash
        let start = columns ^ context.gazetteer.contentHash &+ UInt64(SearchIndex.version)
        return UInt32(truncatingIfNeeded: records.reduce(into: start) { $0 = SearchRecord.hash($1, seed: $0) }).paddedHex
    }

    /// What tells a file of cards from those of other builds.
    private static func version(of cards: some Sequence<SearchRecord>) -> String {
        let start = UInt64(SearchIndex.version)
        return UInt32(truncatingIfNeeded: cards.reduce(into: start) { $0 = ContentHash.of($1.card, seed: $0) }).paddedHex
    }

    /// The files of the part.
    func artifacts(_ records: [[UInt8]], _ vocabulary: WordVocabulary, _ context: SiteContext) throws -> [Artifact] {
        var words = WordTable(vocabulary)
        var read: [SearchRecord] = []
        for (row, record) in records.enumerated() { read.append(try SearchRecord(record, row: row, words: &words)) }
        let columns = SearchColumns(context.offeredKinds)
        let first = JSONWriter.bytes(reservingCapacity: records.count * 16 + 4_096) { json in
            json.object(lines: true) { json in
                json.array("cards") { json in
                    for shard in shards {
                        json.array { json in
                            json.value(shard.upperBound)
                            json.value(SearchPart.version(of: read[shard]))
                        }
                    }
                }
                write(read, 0..<columns.first, context, to: &json)
                if !newest.isEmpty {
                    json.array("newest") { json in for rows in newest { json.value(SearchPart.version(of: rows.lazy.map { read[$0] })) } }
                }
                json.object("places") { json in write(context.gazetteer, to: &json) }
                json.member("rows", records.count)
            }
        }
        let rest = JSONWriter.bytes(reservingCapacity: records.count * 32 + 4_096) { json in
            json.object(lines: true) { json in
                write(read, columns.first..<columns.names.count, context, to: &json)
                json.array("names") { writeNames(context.gazetteer, to: &$0) }
                json.array("points") { writePoints(context.gazetteer, to: &$0) }
            }
        }
        let wordFiles = SearchWordFiles.files(words, listings: records.count).enumerated().map { (Route.searchWords(name, $0), $1) }
        let cards =
            shards.enumerated().map { (Route.searchCards(name, $0), SearchPart.cards(read[$1])) }
            + newest.enumerated().map { (Route.searchNewest(name, $0), SearchPart.cards($1.map { read[$0] })) }
        return try (cards + wordFiles + [(.searchRest(name), rest), (.searchPart(name), first)]).map { route, bytes in
            Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
        }
    }

    private static func cards(_ records: some Collection<SearchRecord>) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: records.reduce(64) { $0 + $1.card.count + 2 }) { json in
            json.array(lines: true) { json in for record in records { json.encoded(record.card) } }
        }
    }

    /// Writes some of the columns. What most searches ask for has the suburbs and the files of cards beside it.
    private func write(_ records: [SearchRecord], _ columns: Range<Int>, _ context: SiteContext, to json: inout JSONWriter) {
        let names = SearchColumns(context.offeredKinds).names
        var values = [[(row: Int, json: [UInt8])]](repeating: [], count: names.count)
        for (row, record) in records.enumerated() {
            for (column, value) in record.values where columns.contains(column) { values[column].append((row, value)) }
        }
        json.object("columns", lines: true) { json in
            for column in columns where !values[column].isEmpty { write(values[column], names[column], to: &json) }
        }
    }

    private func write(_ values: [(row: Int, json: [UInt8])], _ name: String, to json: inout JSONWriter) {
        let distinct = Set(values.map(\.json)).sorted { $0.lexicographicallyPrecedes($1) }
        let places = Dictionary(distinct.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        var rows = [Int](repeating: 0, count: localities.count)
        for (row, value) in values { rows[row] = places[value] ?? 0 }
        json.object(name) { json in
            json.member("rows", utf8: PackedNumbers.text(of: rows, below: distinct.count + 1))
            json.array("values") { json in
                json.null()
                for value in distinct { json.encoded(value) }
            }
        }
    }

    /// Writes the names of the suburbs, in the order of ``write(_:to:)``.
    private func writeNames(_ gazetteer: Gazetteer, to json: inout JSONWriter) {
        for row in Set(localities).sorted() { if row < 0 { json.null() } else { json.value(gazetteer.localities[Int(row)].name) } }
    }

    /// Writes where the middle of each suburb is, in the order of ``write(_:to:)``.
    private func writePoints(_ gazetteer: Gazetteer, to json: inout JSONWriter) {
        for row in Set(localities).sorted() {
            guard row >= 0, let point = gazetteer.localities[Int(row)].coordinate else {
                json.null()
                continue
            }
            json.array {
                $0.value(degrees: point.latitude)
                $0.value(degrees: point.longitude)
            }
        }
    }

    /// Writes the suburbs of the part, by their rows in the table of places, and which of them each listing is in.
    private func write(_ gazetteer: Gazetteer, to json: inout JSONWriter) {
        let suburbs = Set(localities).sorted()
        let places = Dictionary(suburbs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let known = suburbs.map { $0 < 0 ? nil : gazetteer.localities[Int($0)] }
        func list(_ name: String, _ write: (Locality, inout JSONWriter) -> Void) {
            json.array(name) { json in for place in known { if let place { write(place, &json) } else { json.null() } } }
        }
        list("postcodes") { $1.value($0.postcode) }
        json.member("rows", utf8: PackedNumbers.text(of: localities.map { places[$0] ?? 0 }, below: suburbs.count))
        list("states") { $1.value($0.state.rawValue) }
        list("suburbs") { $1.value(Int($0.index)) }
    }
}
