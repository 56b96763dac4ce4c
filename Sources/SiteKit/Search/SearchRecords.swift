import Bytes
import Facts
import ListingKit

/// Writes what the search index holds of each listing.
struct SearchRecords: Sendable {
    private let columns: SearchColumns

    private let context: SiteContext
    private let atlas: MatchAtlas
    /// How many inspections to come a card knows: once one is over the next is shown, though no build has run.
    private static let mostInspections = 3

    init(_ context: SiteContext) {
        self.context = context
        atlas = MatchAtlas(context.gazetteer)
        columns = SearchColumns(context.offeredKinds)
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
                    records.writeCard(of: item, to: &json)
                    SearchRecord.append(json, to: &out)
                    records.columns.appendValues(of: item, records.atlas, in: &json, to: &out)
                }
            }
        }
    }

    /// What the card of a listing says beside its columns.
    private func writeCard(of item: SiteListing, to json: inout JSONWriter) {
        let listing = item.listing
        var words = ByteBuffer(capacity: 128)
        json.object { json in
            if listing.isByAppointment { json.member("appointment", item.appointmentWords) }
            if case .date(let day)? = listing.value(of: Kind.start) { json.member("available", day) }
            if let talk = item.talk, !talk.comments.isEmpty { json.member("comments", talk.comments.count) }
            json.member("drop", item.drop)
            if item.kind.uses.texts == .excerpt { json.member("excerpt", listing.description.excerpt) }
            json.array("highlights") { json in
                item.visitHighlights { icon, write in
                    words.truncate(to: 0)
                    guard write(&words) else { return }
                    json.array { json in
                        json.value(icon)
                        words.withBytes { json.value(validUTF8: $0) }
                    }
                }
            }
            json.member("id", listing.id)
            if let image = listing.images.first {
                json.object("image") { json in
                    json.member("alt", image.alt)
                    json.member("height", image.info.height)
                    json.member("src") { out in
                        out.append(text: item.route.path)
                        out.append(text: image.file)
                    }
                    json.member("width", image.info.width)
                }
            }
            if let talk = item.talk, talk.likes > 0 { json.member("likes", talk.likes) }
            let open = item.openTimes(from: context.today).prefix(SearchRecords.mostInspections)
            if !open.isEmpty {
                json.array("open") { json in
                    for time in open {
                        json.array { json in
                            json.text { context.append(time.slot.day, time.slot.end, of: item, to: &$0) }
                            json.text { item.append(open: time, to: &$0) }
                        }
                    }
                }
            }
            json.member("per", item.periodText)
            if listing.allImages.count > 1 { json.member("pictures", listing.allImages.count) }
            json.member("place", item.locality?.line)
            if listing.price != nil { json.member("price_text") { _ = item.appendPrice(to: &$0) } }
            json.member("rise", item.rise)
            if item.drop != nil || item.rise != nil { json.member("since", item.changeSince) }
            json.member("status_label", item.statusLabel)
            json.member("title", listing.title)
            json.member("url", item.route.path)
        }
    }
}
