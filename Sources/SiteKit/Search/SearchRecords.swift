import Bytes
import Facts
import ListingKit

/// Writes what the search index holds of each listing.
struct SearchRecords: Sendable {
    private let columns: SearchColumns
    /// The field of each kind that has the features, see ``ListingFacts``.
    private let features: [String: Int]

    private let context: SiteContext
    private let atlas: MatchAtlas
    init(_ context: SiteContext) {
        self.context = context
        atlas = MatchAtlas(context.gazetteer)
        columns = SearchColumns(context.offeredKinds)
        features = Dictionary(
            context.offeredKinds.compactMap { kind in ListingFacts.features(of: kind).map { (kind.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Writes what the index holds of listings; each thread has its own.
    struct Writer: ~Copyable {
        private let records: SearchRecords
        private var words = ListingWords()
        private var json = JSONWriter(reservingCapacity: 1 << 10)

        init(_ records: SearchRecords) { self.records = records }

        /// Adds what the index holds of a listing to some drafts.
        mutating func add(_ item: SiteListing, to drafts: inout SearchDrafts.Writer) {
            words.read(item.listing)
            let (leading, other) = (words.leading.bytes, words.other.bytes)
            drafts.add(leading: leading, other: other) { out in
                SearchRecord.appendHead(words: ContentHash.of(leading, seed: ContentHash.of(other)), to: &out) { out in
                    json.removeAll()
                    json.object { json in
                        // Whether that is now, the reader's day tells.
                        if case .date(let day)? = item.listing.value(of: Kind.start) { json.member("available", day) }
                        // Without one it is the name that its address ends with.
                        if item.listing.id != item.listing.slug { json.member("id", item.listing.id) }
                        json.member("url", item.route.path)
                        CardJSON(item, records.context).write(to: &json)
                    }
                    SearchRecord.append(json, to: &out)
                    json.removeAll()
                    json.object { json in
                        FactsJSON(item, records.context, features: records.features[item.kind.id]).write(to: &json)
                    }
                    SearchRecord.append(json, to: &out)
                    out.append(word: UInt64(LinearHashing.hash(item.route.path)), count: 4)
                    records.columns.appendValues(of: item, records.atlas, in: &json, to: &out)
                }
            }
        }
    }
}
