import Bytes
import ListingKit
import Places
import Publishing

/// A part of the search index: the columns of its listings in two files, what most searches ask for and the rest, the row of each address, and
/// files of their words, their cards and, in the same runs, what cards do not tell.
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

    /// The files of the part.
    func artifacts(_ records: [[UInt8]], _ vocabulary: WordVocabulary, _ context: SiteContext) throws -> [Artifact] {
        let columns = SearchColumns(context.offeredKinds)
        let read = try SearchRows(records, columns: columns.names.count, vocabulary)
        let facts = shards.map { SearchPart.facts($0, read) }
        let first = JSONWriter.bytes(reservingCapacity: records.count * 16 + 4_096) { json in
            json.object(lines: true) { json in
                json.array("cards") { json in
                    for (shard, facts) in zip(shards, facts) {
                        json.array { json in
                            json.value(shard.upperBound)
                            json.value(SearchPart.version(of: shard, read))
                            json.value(UInt32(truncatingIfNeeded: ContentHash.of(facts)).paddedHex)
                        }
                    }
                }
                write(read, 0..<columns.first, columns.names, to: &json)
                if !newest.isEmpty {
                    json.array("newest") { json in for rows in newest { json.value(SearchPart.version(of: rows, read)) } }
                }
                json.object("places") { json in write(context.gazetteer, to: &json) }
                json.member("rows", records.count)
            }
        }
        let rest = JSONWriter.bytes(reservingCapacity: records.count * 32 + 4_096) { json in
            json.object(lines: true) { json in
                write(read, columns.first..<columns.names.count, columns.names, to: &json)
                json.array("names") { writeNames(context.gazetteer, to: &$0) }
                json.array("points") { writePoints(context.gazetteer, to: &$0) }
            }
        }
        let wordFiles = SearchWordFiles.files(read.words.rows, listings: records.count).enumerated().map {
            (Route.searchWords(name, $0), $1)
        }
        let cards =
            shards.enumerated().map { (Route.searchCards(name, $0), SearchPart.cards($1, read)) }
            + newest.enumerated().map { (Route.searchNewest(name, $0), SearchPart.cards($1, read)) }
            + facts.enumerated().map { (Route.searchFacts(name, $0), $1) }
            + [(Route.searchIds(name), SearchPart.ids(read))]
        return try (cards + wordFiles + [(.searchRest(name), rest), (.searchPart(name), first)]).map { route, bytes in
            Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
        }
    }

    /// What tells a file of the cards of some rows from those of other builds.
    private static func version(of rows: some Sequence<Int>, _ read: SearchRows) -> String {
        let start = UInt64(SearchIndex.version)
        let hash = rows.reduce(into: start) { hash, row in hash = read.withCard(row) { ContentHash.of($0, seed: hash) } }
        return UInt32(truncatingIfNeeded: hash).paddedHex
    }

    private static func cards(_ rows: some Sequence<Int>, _ read: SearchRows) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: rows.reduce(64) { $0 + read.cardSize($1) + 2 }) { json in
            json.array(lines: true) { json in for row in rows { read.withCard(row) { json.encoded($0) } } }
        }
    }

    /// The hashes of the addresses of all rows, by which scripts find the row of a listing.
    private static func ids(_ read: SearchRows) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: read.addresses.count * 5 + 16) { json in
            json.object { $0.member("ids", utf8: PackedNumbers.text(of: read.addresses, below: 1 << 32)) }
        }
    }

    private static func facts(_ rows: some Sequence<Int>, _ read: SearchRows) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 8_192) { json in
            json.array(lines: true) { json in for row in rows { read.withFacts(row) { json.encoded($0) } } }
        }
    }

    /// Writes some of the columns of those names. What most searches ask for has the suburbs and the files of cards beside it.
    private func write(_ read: SearchRows, _ columns: Range<Int>, _ names: [String], to json: inout JSONWriter) {
        json.object("columns", lines: true) { json in
            for column in columns where !read.columns[column].isEmpty { write(read, read.columns[column], names[column], to: &json) }
        }
    }

    private func write(_ read: SearchRows, _ values: [SearchRows.Value], _ name: String, to json: inout JSONWriter) {
        var distinct = ByteTable()
        /// The number of the value of each row, counted from 1.
        var rows = [Int](repeating: 0, count: localities.count)
        for value in values { rows[value.row] = read.withBytes(value) { distinct.insert($0) } + 1 }
        let sorted = (0..<distinct.count).sorted(by: distinct.precedes)
        var places = [Int](repeating: 0, count: distinct.count + 1)
        for (place, number) in sorted.enumerated() { places[number + 1] = place + 1 }
        json.object(name) { json in
            json.member("rows", utf8: PackedNumbers.text(of: rows.map { places[$0] }, below: distinct.count + 1))
            json.array("values") { json in
                json.null()
                for number in sorted { distinct.withBytes(number) { json.encoded($0) } }
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
