import Bytes
import ListingKit

/// Writes what the search index holds of each listing.
struct SearchRecords: Sendable {
    private let kinds: [KindFacets]

    init(_ kinds: [Kind]) {
        self.kinds = kinds.map(KindFacets.init)
    }

    /// The record of a listing.
    func record(_ item: SiteListing) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: 1_024)
        write(item, &json)
        return json.bytes
    }

    /// Which fields of a kind people can filter by, or see on its cards.
    private struct KindFacets: Sendable {
        let kind: String
        /// In the order of their keys.
        let facets: [Facet]
        /// The place of the number of bedrooms among the kind's fields.
        let bedrooms: Int?

        init(_ kind: Kind) {
            let fields = kind.fields
            self.kind = kind.id
            facets = fields.indices
                .compactMap { place in
                    guard let type = fields[place].factType else { return nil }
                    let isShown = fields[place].facet != nil || fields[place].id == "available" && type.facets.contains(.from)
                    return isShown ? Facet(place: place, name: fields[place].id, type: type) : nil
                }
                .sorted { $0.name < $1.name }
            bedrooms = facets.first { $0.name == "bedrooms" }?.place
        }
    }

    /// A field that people can filter by.
    private struct Facet: Sendable {
        /// Its place among the kind's fields.
        let place: Int
        let name: String
        let type: any FactType
    }

    private func write(_ item: SiteListing, _ json: inout JSONWriter) {
        let listing = item.listing
        let kind = item.kind.id
        let fields = kinds.first { $0.kind == kind }
        var words = ByteBuffer(capacity: 128)
        json.object { json in
            if let bedrooms = fields?.bedrooms, case .count(let count)? = listing.values[bedrooms] { json.member("bedrooms", count) }
            json.member("drop", item.drop)
            json.member("expires", listing.expires)
            json.object("facts") { json in
                for facet in fields?.facets ?? [] {
                    guard let value = listing.values[facet.place] else { continue }
                    json.name(facet.name)
                    facet.type.writeSearch(value, to: &json)
                }
            }
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
            json.member("kind", kind)
            let locality = item.locality
            if let point = item.point {
                json.member("lat", degrees: point.latitude)
                json.member("listed", listing.listed)
                json.member("lon", degrees: point.longitude)
            } else {
                json.member("listed", listing.listed)
            }
            json.member("owner", listing.owner)
            json.member("per", item.periodText)
            json.member("postcode", locality?.postcode)
            json.member("price", listing.price?.cents)
            if listing.price != nil { json.member("price_text") { _ = item.appendPrice(to: &$0) } }
            json.member("rise", item.rise)
            json.member("state", locality?.state.rawValue)
            json.member("status", listing.status)
            json.member("status_label", item.statusLabel)
            json.member("suburb", locality?.name)
            if !listing.tags.isEmpty { json.array("tags") { for tag in listing.tags { write(tag, &$0) } } }
            json.member("title", listing.title)
            json.member("url", item.route.path)
        }
    }

    /// A tag: as addresses have it, by which tags are told apart, and as people read it.
    private func write(_ tag: String, _ json: inout JSONWriter) {
        json.array { json in
            json.value(tag.slugified)
            json.value(tag)
        }
    }
}
