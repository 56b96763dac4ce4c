import Bytes
import Facts
import ListingKit
import Rules
import Values

/// Writes what is asked for a listing, by whom, and whether it can still be had (https://schema.org/Offer).
struct OfferData {
    private let item: SiteListing
    private let context: SiteContext
    private let type: SchemaType
    private var listing: Listing { item.listing }

    init(_ item: SiteListing, _ context: SiteContext, _ type: SchemaType) {
        self.item = item
        self.context = context
        self.type = type
    }

    /// Writes the members of the offer; `seller` writes who makes it.
    func write(_ json: inout JSONWriter, seller: (inout JSONWriter) -> Void) {
        json.fixed(#""@type":"Offer""#)
        writeAvailability(&json)
        if case .date(let day)? = listing.value(of: "available") { json.member("availabilityStarts", day) }
        // A home is itself the place that has the address; other things are somewhere.
        if type.family != .home, let place = PlaceData(listing.place) { json.object("availableAtOrFrom") { place.write(&$0) } }
        if isLease { json.fixed(#""businessFunction":"http://purl.org/goodrelations/v1#LeaseOut""#) }
        if type.family == .product || type.family == .vehicle { FactData.condition(of: listing, &json) }
        writePrice(&json)
        seller(&json)
        // Only what stands or stood to its end has a last day that is known from the start.
        if listing.isOpen { json.member("validThrough", listing.expires + -1) }
    }

    private var isLease: Bool { item.kind.price.map { $0.per != .once } ?? false }

    /// Writes the price in dollars: what is paid once, or what is paid for each period.
    private func writePrice(_ json: inout JSONWriter) {
        guard let price = listing.price, let per = item.kind.price?.per else { return }
        guard OfferData.unit(of: per) == nil else { return writePriceSpecification(&json) }
        json.member("price") { $0.append(plain: price) }
        json.member("priceCurrency", Country.australia.currency)
    }

    /// Writes the price as the one member in which a demand can have it (https://schema.org/Demand).
    func writePriceSpecification(_ json: inout JSONWriter) {
        guard let price = listing.price, let per = item.kind.price?.per else { return }
        json.object("priceSpecification") { json in
            let unit = OfferData.unit(of: per)
            if unit == nil {
                json.fixed(#""@type":"PriceSpecification""#)
            } else {
                json.fixed(#""@type":"UnitPriceSpecification""#)
            }
            json.member("price") { $0.append(plain: price) }
            json.member("priceCurrency", Country.australia.currency)
            json.member("unitCode", unit)
        }
    }

    /// The code of a period in UN/CEFACT Recommendation 20; nil for what is paid once.
    private static func unit(of period: PricePeriod) -> String? {
        switch period {
        case .week: "WEE"
        case .month: "MON"
        case .night: "DAY"
        case .once: nil
        }
    }

    /// Writes whether it can be had (https://schema.org/ItemAvailability).
    func writeAvailability(_ json: inout JSONWriter) {
        let kind = listing.kind
        if item.isExpired {
            json.fixed(#""availability":"https://schema.org/Discontinued""#)
        } else if listing.status == Kind.available {
            json.fixed(#""availability":"https://schema.org/InStock""#)
        } else if listing.status == kind.pending {
            json.fixed(#""availability":"https://schema.org/LimitedAvailability""#)
        } else if kind.taken.contains(listing.status) {
            json.fixed(#""availability":"https://schema.org/SoldOut""#)
        } else {
            json.fixed(#""availability":"https://schema.org/Discontinued""#)
        }
    }
}
