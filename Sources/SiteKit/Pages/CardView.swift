import ListingKit

/// The values of a card: the picture, price, facts and suburb that stand for a listing in every list.
struct CardView {
    let frame: SiteFrame

    func context(_ item: SiteListing) -> Context {
        let listing = item.listing
        var view = Context(reserving: 18)
        view[.base] = .text(frame.address.base)
        view[.href] = .text(frame.address.href(item.route))
        view[.title] = .text(listing.title)
        view[.price] = .optional(item.priceText)
        view[.per] = .optional(item.periodText)
        view[.drop] = .optional(item.drop)
        view[.statusLabel] = .optional(item.statusLabel)
        view[.kindLabel] = .text(item.kind.label)
        view[.suburb] = .optional(item.locality?.name)
        view[.state] = .optional(item.locality?.state.rawValue)
        view[.postcode] = .optional(item.locality?.postcode)
        view[.image] = listing.images.first.map { .object(picture($0, of: item)) } ?? Value.none
        view[.highlights] = highlights(item)
        view[.available] = .optional(available(listing))
        view[.listingId] = .text(listing.id)
        view[.expires] = item.isListed ? .text(listing.expires.description) : Value.none
        return view
    }

    /// The values of a picture.
    func picture(_ image: ListingImage, of item: SiteListing) -> Context {
        Context(
            (.src, .text(frame.address.href(item.route.appending(image.file)))), (.width, .number(image.info.width)),
            (.height, .number(image.info.height)), (.alt, .text(image.alt)))
    }

    /// The facts with icons.
    func highlights(_ item: SiteListing) -> Value {
        .objects(item.highlights) { Context((.icon, .text($0.icon)), (.text, .text($0.text))) }
    }

    private func available(_ listing: Listing) -> String? {
        guard case .date(let day) = listing.value(of: "available") else { return nil }
        return day <= frame.today ? "Available now" : "Available " + DateText.long(day)
    }
}
