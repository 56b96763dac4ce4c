import ListingKit

/// Writes what is asked for a listing, by whom, and whether it can still be had (https://schema.org/Offer).
struct OfferData {
    private let item: SiteListing
    private let frame: SiteFrame
    private let type: SchemaType
    private var listing: Listing { item.listing }

    init(_ item: SiteListing, _ frame: SiteFrame, _ type: SchemaType) {
        self.item = item
        self.frame = frame
        self.type = type
    }

    /// Writes the members of the offer; `seller` writes who makes it.
    func write(_ json: inout JSONWriter, seller: (inout JSONWriter) -> Void) {
        json.member("@type", "Offer")
        json.member("availability", OfferData.availability(of: item))
        if case .date(let day)? = listing.value(of: "available") { json.member("availabilityStarts", day) }
        // A home is itself the place that has the address; other things are somewhere.
        if type.family != .home, let place = PlaceData(listing.place) { json.object("availableAtOrFrom") { place.write(&$0) } }
        if isLease { json.member("businessFunction", "http://purl.org/goodrelations/v1#LeaseOut") }
        if type.family == .product || type.family == .vehicle { FactData.condition(of: listing, &json) }
        writePrice(&json)
        seller(&json)
        // Only what stands or stood to its end has a last day that is known from the start.
        if listing.isOpen { json.member("validThrough", listing.expires + -1) }
    }

    private var isLease: Bool { item.kind.price.map { $0.per != .once } ?? false }

    /// Writes the price in dollars: what is paid once, or what is paid for each period.
    func writePrice(_ json: inout JSONWriter) {
        guard let price = listing.price, let per = item.kind.price?.per else { return }
        guard let unit = OfferData.unit(of: per) else {
            json.member("price") { $0.append(plain: price) }
            return json.member("priceCurrency", "AUD")
        }
        json.member("priceCurrency", "AUD")
        json.object("priceSpecification") { json in
            json.member("@type", "UnitPriceSpecification")
            json.member("price") { $0.append(plain: price) }
            json.member("priceCurrency", "AUD")
            json.member("unitCode", unit)
        }
    }

    /// The code of a period in UN/CEFACT Recommendation 20; nil for what is paid once.
    private static func unit(of period: Kind.Period) -> String? {
        switch period {
        case .week: "WEE"
        case .month: "MON"
        case .night: "DAY"
        case .once: nil
        }
    }

    /// Whether it can be had (https://schema.org/ItemAvailability).
    static func availability(of item: SiteListing) -> String {
        let listing = item.listing
        guard !item.isExpired else { return "https://schema.org/Discontinued" }
        switch listing.status {
        case Kind.available: return "https://schema.org/InStock"
        case item.kind.pending: return "https://schema.org/LimitedAvailability"
        case item.kind.done: return "https://schema.org/SoldOut"
        default: return "https://schema.org/Discontinued"
        }
    }
}
