import Bytes
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

    /// What the card of a listing says beside its columns, in the names of the card's template where they are the same values.
    private func writeCard(of item: SiteListing, to json: inout JSONWriter) {
        let listing = item.listing
        let today = context.today
        json.object { json in
            if listing.isByAppointment { json.member("appointment", item.appointmentWords) }
            json.member("available", item.availableWords(today: today))
            json.member("comments_text", item.talk?.commentsText)
            json.member("drop", item.drop)
            if item.kind.uses.texts == .excerpt { json.member("excerpt", listing.description.excerpt) }
            let type = writeFacts(of: item, to: &json)
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
            json.member("likes_text", item.talk?.likesText)
            let open = item.openTimes(from: today).prefix(SearchRecords.mostInspections)
            if !open.isEmpty {
                json.array("open") { json in
                    for time in open {
                        json.array { json in
                            json.text { context.append(time.slot.day, time.slot.start, of: item, to: &$0) }
                            json.text { context.append(time.slot.day, time.slot.end, of: item, to: &$0) }
                            json.text { item.append(open: time, to: &$0) }
                        }
                    }
                }
            }
            json.member("per", item.periodText)
            if listing.allImages.count > 1 { json.member("pictures", listing.allImages.count) }
            json.member("posted", item.postedWords(today: today))
            if listing.price != nil { json.member("price_text") { _ = item.appendPrice(to: &$0) } }
            json.member("rise", item.rise)
            if item.drop != nil || item.rise != nil { json.member("since", item.changeSince) }
            json.member("status_label", item.statusLabel)
            json.member("suburb", item.locality?.name)
            json.member("title", listing.title)
            json.member("type", type)
            json.member("url", item.route.path)
        }
    }

    /// Writes the facts with icons, each as a list of its icon, its text and, of a number, what it counts; gives what sort of place it is.
    private func writeFacts(of item: SiteListing, to json: inout JSONWriter) -> String? {
        var type: String?
        json.array("highlights") { json in
            item.visitCardFacts { icon, isType, text, unit in
                guard !isType else { return type = String(decoding: text, as: UTF8.self) }
                json.array { json in
                    json.value(icon)
                    json.value(validUTF8: text)
                    if let unit { json.value(validUTF8: unit) }
                }
            }
        }
        return type
    }
}
