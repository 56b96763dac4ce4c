import Bytes
import Facts
import ListingKit
import Rules
import Values

/// Writes a listing in the words of schema.org: what it is, and what is offered.
///
/// The excerpt of its description and its address stand in the page's head already. Data on the page itself say neither again; those on a
/// product that it shows do, because search engines ask for them there.
struct ListingData {
    private let item: SiteListing
    private let context: SiteContext
    private let type: SchemaType
    private var listing: Listing { item.listing }

    init(_ item: SiteListing, _ context: SiteContext) {
        self.item = item
        self.context = context
        type = item.kind.schema.type(of: item.listing.values)
    }

    /// Writes it as an object.
    func write(_ json: inout JSONWriter) {
        switch type.family {
        case .home: writeHome(&json)
        case .product, .vehicle: writeProduct(&json)
        case .article: writeArticle(&json)
        case .demand: writeDemand(&json)
        }
    }

    /// A page that offers a place to live in (https://schema.org/RealEstateListing).
    private func writeHome(_ json: inout JSONWriter) {
        json.object { json in
            json.fixed(#""@type":"RealEstateListing""#)
            json.member("dateModified", item.updated.day)
            json.member("datePosted", item.posted.day)
            image(&json)
            json.object("mainEntity") { json in
                json.member("@type", type.rawValue)
                PlaceData(listing.place)?.writeAddress(&json)
                FactData.amenities(of: item, &json)
                PlaceData(listing.place)?.writePoint(&json)
                FactData.home(item, &json)
            }
            json.member("name", listing.title)
            offers(&json)
        }
    }

    private func writeProduct(_ json: inout JSONWriter) {
        json.object { json in
            json.member("@type", type.rawValue)
            if type != .service { FactData.product(item, type.family, &json) }
            json.member("description", listing.description.excerpt)
            image(isNeeded: true, &json)
            json.member("name", listing.title)
            offers(&json)
            json.member("url", text: url)
        }
    }

    private func writeArticle(_ json: inout JSONWriter) {
        json.object { json in
            json.member("@type", type.rawValue)
            person("author", &json)
            json.member("dateModified", item.updated.day)
            json.member("datePublished", item.posted.day)
            json.member("headline", listing.title)
            image(&json)
        }
    }

    /// What somebody looks for (https://schema.org/Demand).
    private func writeDemand(_ json: inout JSONWriter) {
        json.object { json in
            json.member("@type", type.rawValue)
            if let place = PlaceData(listing.place) { json.object("areaServed") { place.write(&$0) } }
            let offer = OfferData(item, context, type)
            offer.writeAvailability(&json)
            json.member("name", listing.title)
            offer.writePriceSpecification(&json)
            json.member("url", text: url)
            if listing.isOpen { json.member("validThrough", listing.expires + -1) }
        }
    }

    private func offers(_ json: inout JSONWriter) {
        json.object("offers") { json in
            OfferData(item, context, type).write(&json) { person("seller", &$0) }
        }
    }

    /// The first picture, for search engines show one. A product needs one; without its own it has that of previews of links.
    private func image(isNeeded: Bool = false, _ json: inout JSONWriter) {
        let image = listing.images.first
        let picture = isNeeded ? context.picture : nil
        guard image != nil || picture != nil else { return }
        json.member("image") { out in
            if let image {
                url(&out)
                out.append(text: image.file)
            } else if let picture {
                out.append(text: context.address.url)
                out.append(text: picture.route.path)
            }
        }
    }

    private func person(_ name: String, _ json: inout JSONWriter) {
        guard let person = item.person else { return }
        json.object(name) { json in
            switch person.role {
            case .owner, .headTenant, .seller, .looking: json.fixed(#""@type":"Person""#)
            case .agent, .business: json.fixed(#""@type":"Organization""#)
            }
            json.member("name", item.name(of: person))
            json.member("url") { out in
                out.append(text: context.address.url)
                out.append(routeOf: person)
            }
        }
    }

    /// The absolute URL of the listing's page.
    private func url(_ out: inout ByteBuffer) {
        out.append(text: context.address.url)
        out.append(text: item.route.path)
    }
}

/// Writes where a listing is: the suburb, and the street only if it may be published.
struct PlaceData {
    private let place: Place

    init?(_ place: Place?) {
        guard let place else { return nil }
        self.place = place
    }

    /// Writes a place as the members of an object.
    func write(_ json: inout JSONWriter) {
        json.fixed(#""@type":"Place""#)
        writeAddress(&json)
    }

    func writeAddress(_ json: inout JSONWriter) {
        json.object("address") { json in
            json.fixed(#""@type":"PostalAddress""#)
            json.member("addressCountry", Country.australia.code)
            json.member("addressLocality", place.locality.name)
            json.member("addressRegion", place.locality.state.rawValue)
            json.member("postalCode", place.locality.postcode)
            json.member("streetAddress", place.publicStreet)
        }
    }

    /// The point that may be published: the middle of the suburb, unless the owner shows the street and gave its point.
    func writePoint(_ json: inout JSONWriter) {
        guard let point = place.publicPoint else { return }
        json.object("geo") { json in
            json.fixed(#""@type":"GeoCoordinates""#)
            json.member("latitude", degrees: point.latitude)
            json.member("longitude", degrees: point.longitude)
        }
    }
}
