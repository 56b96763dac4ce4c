import Bytes
import ListingKit
import Values

/// What a card says beside which listing it is of, its kind, its days and its postcode, as JSON: for scripts, in the names of the card's template
/// where they are the same values.
struct CardJSON {
    private let item: SiteListing
    private let context: SiteContext

    /// How many inspections to come a card knows: once one is over the next is shown, though no build has run.
    private static let mostInspections = 3

    init(_ item: SiteListing, _ context: SiteContext) {
        self.item = item
        self.context = context
    }

    /// Writes the members.
    func write(to json: inout JSONWriter) {
        let listing = item.listing
        let today = context.today
        if item.isListed, listing.isByAppointment { json.member("appointment", item.appointmentWords) }
        json.member("comments_text", item.talk?.commentsText(item.words))
        json.member("drop", item.drop)
        if item.kind.uses.texts == .excerpt { json.member("excerpt", listing.description.excerpt) }
        let type = writeFacts(to: &json)
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
        json.member("likes_text", item.talk?.likesText(item.words))
        writeOpen(to: &json)
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
    }

    /// Writes the facts with icons, each as a list of its icon, its text and, of a number, what it counts; gives what sort of place it is.
    private func writeFacts(to json: inout JSONWriter) -> String? {
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

    /// Writes when people can come next: when that begins and ends, and how cards say it.
    private func writeOpen(to json: inout JSONWriter) {
        let open = item.openTimes(from: context.today).prefix(CardJSON.mostInspections)
        guard !open.isEmpty else { return }
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
}
