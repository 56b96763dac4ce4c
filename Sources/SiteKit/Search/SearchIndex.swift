import ListingKit

/// The JSON that the search page filters: for each listed listing the facts that filters and cards need, newest first.
///
/// The format has a version; a page refuses an index of another one.
enum SearchIndex {
    /// The version of the format.
    static let version = 1

    /// The recipe of the index.
    static func recipe(_ site: Site, _ maker: inout RecipeMaker) -> Recipe? {
        if maker.skips() { return nil }
        let frame = site.frame
        return maker.recipe("search", NoInput(), Needs(records: site.listed)) { _, stock in
            [Artifact(path: try ArtifactPath(Route.searchIndex.file), stage: .asset, content: .bytes(bytes(stock.records, frame)))]
        }
    }

    /// The record of a listing in the index.
    static func record(_ item: SiteListing) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: 600)
        write(item, &json)
        return json.bytes
    }

    private static func bytes(_ records: [[UInt8]], _ frame: SiteFrame) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: records.reduce(2_000) { $0 + $1.count + 2 })
        json.object { json in
            json.member("generated", frame.today.description)
            json.object("kinds") { json in
                for kind in frame.kinds.sorted(by: { $0.id < $1.id }) {
                    json.object(kind.id) { json in
                        json.member("label", kind.label)
                        json.member("per", kind.price?.per.label)
                    }
                }
            }
            json.array("listings", lines: true) { json in
                for record in records { json.encoded(record) }
            }
            json.member("version", version)
        }
        return json.bytes
    }

    private static func write(_ item: SiteListing, _ json: inout JSONWriter) {
        let listing = item.listing
        json.object { json in
            for (field, value) in zip(item.kind.fields, listing.values) where field.facet != nil {
                guard field.id == "bedrooms", case .count(let count)? = value else { continue }
                json.member("bedrooms", count)
            }
            json.member("expires", listing.expires.description)
            json.object("facts") { json in facts(item, &json) }
            json.array("highlights") { json in
                for (icon, text) in item.highlights {
                    json.array { json in
                        json.value(icon)
                        json.value(text)
                    }
                }
            }
            json.member("id", listing.id)
            if let image = listing.images.first {
                json.object("image") { json in
                    json.member("alt", image.alt)
                    json.member("height", image.info.height)
                    json.member("src", item.route.appending(image.file).path)
                    json.member("width", image.info.width)
                }
            }
            json.member("kind", item.kind.id)
            if let point = item.locality?.coordinate {
                json.member("lat", decimal: Int((point.latitude * 10_000).rounded()), places: 4)
                json.member("listed", listing.listed.description)
                json.member("lon", decimal: Int((point.longitude * 10_000).rounded()), places: 4)
            } else {
                json.member("listed", listing.listed.description)
            }
            json.member("per", item.periodText)
            json.member("postcode", item.locality?.postcode)
            json.member("price", listing.price?.cents)
            json.member("price_text", item.priceText)
            json.member("state", item.locality?.state.rawValue)
            json.member("status", listing.status)
            json.member("status_label", item.statusLabel)
            json.member("suburb", item.locality?.name)
            json.member("title", listing.title)
            json.member("url", item.route.path)
        }
    }

    /// The values of all fields that have a facet, so that any kind can be filtered by what it declares.
    private static func facts(_ item: SiteListing, _ json: inout JSONWriter) {
        let facets = zip(item.kind.fields, item.listing.values).filter { $0.0.facet != nil }.sorted { $0.0.id < $1.0.id }
        for (field, value) in facets {
            switch value {
            case .count(let count): json.member(field.id, count)
            case .number(let number): json.member(field.id, decimal: Int((number * 1000).rounded()), places: 3)
            case .money(let money): json.member(field.id, money.cents)
            case .choice(let word): json.member(field.id, word)
            case .choices(let words): json.member(field.id, words)
            case .yesNo(let yes): json.member(field.id, yes)
            case .date(let day): json.member(field.id, day.description)
            case .text(let text): json.member(field.id, text)
            default: continue
            }
        }
    }
}
