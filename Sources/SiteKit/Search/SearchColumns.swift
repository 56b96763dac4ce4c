import Bytes
import Facts
import ListingKit
import Places
import Values

/// The columns of the search index: what every listing may have, and what the kinds of a board let people filter by.
struct SearchColumns: Sendable {
    /// What every listing may have, in the order of their names.
    private enum Common: Int, CaseIterable {
        case confirmed, dropped, expires, inspections, kind, listed, match, owner, point, price, tags
    }

    /// Their names, those of fields with a dot before them. The first are what most searches ask for, and what a new price changes.
    let names: [String]
    /// How many are the first.
    let first: Int
    private let kinds: [String: KindFields]
    /// The place of each common column.
    private let commonPlaces: [Int]

    /// The columns for those kinds.
    init(_ kinds: [Kind]) {
        let fields = kinds.map(KindFields.init)
        let facts = Set(fields.flatMap { $0.fields.map(\.name) }).sorted(by: ByteOrder.precedes)
        let (common, own) = (Common.allCases.map { "\($0)" }, facts.map { "." + $0 })
        let isFirst: (String) -> Bool = { ["dropped", "expires", "kind", "listed", "price", ".bedrooms"].contains($0) }
        names = (common + own).filter(isFirst) + (common + own).filter { !isFirst($0) }
        first = names.prefix(while: isFirst).count
        let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        commonPlaces = common.map { places[$0] ?? 0 }
        self.kinds = Dictionary(
            fields.map { ($0.kind, $0.placed(places)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Appends the values of a listing to its record. Each is made in the place of what `json` holds.
    func appendValues(of item: SiteListing, _ atlas: MatchAtlas, in json: inout JSONWriter, to out: inout ByteBuffer) {
        let listing = item.listing
        func add(_ column: Int, _ write: (inout JSONWriter) -> Void) {
            json.removeAll()
            write(&json)
            SearchRecord.append(json, in: column, to: &out)
        }
        func add(_ column: Common, _ write: (inout JSONWriter) -> Void) { add(commonPlaces[column.rawValue], write) }
        // From that of all others the page finds out by itself when they were confirmed: see SearchIndex.
        if listing.endsByLastDay { add(.confirmed) { $0.value(listing.confirmed.number) } }
        if let change = item.priceChange, change.to < change.from { add(.dropped) { $0.value(change.day.number) } }
        add(.expires) { $0.value(listing.expires.number) }
        // Those to come are for the reader's day to tell.
        let slots = listing.inspections.filter { $0.cancelled == nil }
        if !slots.isEmpty { add(.inspections) { json in json.array { for slot in slots { $0.value(slot.day.number) } } } }
        add(.kind) { $0.value(listing.kind.id) }
        add(.listed) { $0.value(listing.listed.number) }
        if let profile = item.match, let rule = listing.kind.uses.match {
            add(.match) { MatchColumn.write(profile, rule.scale, atlas, to: &$0) }
        }
        add(.owner) { $0.value(listing.owner) }
        if let point = listing.place?.exactPublicPoint {
            add(.point) { json in
                json.array {
                    $0.value(degrees: point.latitude)
                    $0.value(degrees: point.longitude)
                }
            }
        }
        if let price = listing.price { add(.price) { $0.value(price.cents) } }
        if !listing.tags.isEmpty { add(.tags) { json in json.array { for tag in listing.tags { SearchColumns.write(tag, to: &$0) } } } }
        for field in kinds[listing.kind.id]?.fields ?? [] {
            guard let value = listing.values[field.place] else { continue }
            add(field.column) { field.type.writeSearch(value, to: &$0) }
        }
    }

    /// A tag: as addresses have it, by which tags are told apart, and as people read it.
    private static func write(_ tag: String, to json: inout JSONWriter) {
        json.array {
            $0.value(tag.slugified)
            $0.value(tag)
        }
    }

    /// The fields of a kind that people can filter by.
    private struct KindFields: Sendable {
        let kind: String
        /// In the order of their names.
        private(set) var fields: [Column]

        struct Column: Sendable {
            /// Its place among the kind's fields.
            let place: Int
            let name: String
            let type: AnyFieldType
            var column = 0
        }

        init(_ kind: Kind) {
            self.kind = kind.id
            fields = kind.fields.enumerated().compactMap { place, field in
                guard field.facet != nil, field.type.isFact else { return nil }
                return Column(place: place, name: field.id, type: field.type)
            }.sorted { ByteOrder.precedes($0.name, $1.name) }
        }

        func placed(_ columns: [String: Int]) -> KindFields {
            var kind = self
            for index in kind.fields.indices { kind.fields[index].column = columns["." + kind.fields[index].name] ?? 0 }
            return kind
        }
    }
}
