import ListingKit

/// Static JSON for other programs: every postcode with its localities, and every listing.
struct API: Sendable {
    let artifacts: [Artifact]

    init(_ site: Site) throws {
        let postcodes = try site.gazetteer.postcodes.map { postcode in
            Artifact(
                path: try ArtifactPath(Route.suburbAPI(postcode: postcode).file), stage: .asset,
                content: .render { API.postcode(postcode, site.gazetteer) })
        }
        let listings = try site.listings.map { item in
            Artifact(
                path: try ArtifactPath(Route.listingAPI(item.listing).file), stage: .page, content: .render { API.listing(item, site) })
        }
        artifacts = postcodes + listings
    }

    /// The localities of a postcode. Postcodes are text, since those of the Northern Territory start with 0.
    private static func postcode(_ postcode: String, _ gazetteer: Gazetteer) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: 2_000)
        json.array(lines: true) { json in
            for locality in gazetteer.localities(postcode: postcode) {
                json.object { json in
                    json.name("latitude")
                    coordinate(locality.coordinate?.latitude, &json)
                    json.member("locality", locality.name.uppercased())
                    json.name("longitude")
                    coordinate(locality.coordinate?.longitude, &json)
                    json.member("name", locality.name)
                    json.member("postcode", locality.postcode)
                    json.object("state") { json in
                        json.member("abbreviation", locality.state.rawValue)
                        json.member("name", locality.state.name)
                    }
                }
            }
        }
        return json.bytes
    }

    private static func coordinate(_ degrees: Double?, _ json: inout JSONWriter) {
        if let degrees { json.decimal(Int((degrees * 10_000).rounded()), places: 4) } else { json.null() }
    }

    private static func listing(_ item: SiteListing, _ site: Site) -> [UInt8] {
        let listing = item.listing
        var json = JSONWriter(reservingCapacity: 2_500)
        json.object(lines: true) { json in
            if let place = listing.place {
                json.object("address") { json in
                    json.member("postcode", place.locality.postcode)
                    json.member("state", place.locality.state.rawValue)
                    json.member("street", place.publicStreet)
                    json.member("suburb", place.locality.name)
                }
            }
            json.member("confirmed", listing.confirmed.description)
            json.name("description_html")
            json.value(utf8: listing.description.html(siteRoot: site.address.url, imageBase: site.address.absolute(item.route)))
            json.member("expires", listing.expires.description)
            json.object("fields") { json in
                for (field, value) in item.shownValues.sorted(by: { $0.field.id < $1.field.id }) {
                    if case .prose(let prose) = value {
                        json.name(field.id)
                        json.value(utf8: prose.html(siteRoot: site.address.url, imageBase: site.address.absolute(item.route)))
                    } else {
                        write(value, field.id, &json)
                    }
                }
            }
            json.member("id", listing.id)
            json.array("images") { json in
                for image in listing.allImages {
                    json.object { json in
                        json.member("alt", image.alt)
                        json.member("height", image.info.height)
                        json.member("url", site.address.absolute(item.route.appending(image.file)))
                        json.member("width", image.info.width)
                    }
                }
            }
            json.array("inspections") { json in
                for slot in listing.inspections {
                    json.object { json in
                        json.member("end", DateText.local(slot.day, slot.end))
                        json.member("start", DateText.local(slot.day, slot.start))
                        json.member("time_zone", listing.place?.locality.timeZone ?? site.board.timeZone)
                    }
                }
            }
            json.member("kind", item.kind.id)
            json.member("listed", listing.listed.description)
            json.member("open", item.isListed)
            json.object("owner") { json in
                json.member("handle", listing.owner)
                json.member("name", item.person?.name)
            }
            json.member("price_cents", listing.price?.cents)
            json.member("status", listing.status)
            json.member("tags", listing.tags)
            json.member("title", listing.title)
            json.member("url", site.address.absolute(item.route))
            json.member("version", 1)
        }
        return json.bytes
    }

    private static func write(_ value: FieldValue, _ name: String, _ json: inout JSONWriter) {
        switch value {
        case .count(let count): json.member(name, count)
        case .number(let number): json.member(name, decimal: Int((number * 1000).rounded()), places: 3)
        case .money(let money): json.member(name, decimal: money.cents, places: 2)
        case .choice(let word), .text(let word), .person(let word), .link(let word), .email(let word): json.member(name, word)
        case .choices(let words), .tags(let words): json.member(name, words)
        case .yesNo(let yes): json.member(name, yes)
        case .date(let day): json.member(name, day.description)
        case .phone(let phone): json.member(name, phone.e164)
        case .address(let place): json.member(name, place.line)
        case .contact, .images, .slots, .prose: return
        }
    }
}
