import ListingKit

/// Makes cards: the picture, price, facts and suburb that stand for a listing in every list.
struct CardMaker: Sendable {
    private let frame: SiteFrame
    private let constants: FixedView
    private let templates: TemplateSet

    init(frame: SiteFrame, templates: TemplateSet) {
        self.frame = frame
        constants = FixedView { $0.text(.base, frame.address.base) }
        self.templates = constants.folded(into: templates)
    }

    /// The card as HTML.
    func card(_ item: SiteListing) throws -> [UInt8] {
        var view = View(names: Name.number, with: constants.root)
        fill(item, &view)
        // As large as it must be: there is one of each listing.
        var card: [UInt8] = []
        try templates.render("partials/card", stack: [view.root], into: &card)
        return card
    }

    private func fill(_ item: SiteListing, _ view: inout View) {
        let listing = item.listing
        view.link(.href, frame.address, item.route)
        view.text(.title, listing.title)
        CardMaker.price(item, in: &view)
        view.text(.drop, item.drop)
        view.text(.statusLabel, item.statusLabel)
        view.text(.kindLabel, item.kind.label)
        if let locality = listing.place?.locality {
            view.text(.suburb, locality.name)
            view.plain(.state, locality.state.rawValue)
            view.plain(.postcode, locality.postcode)
        } else {
            view.absent(.suburb, .state, .postcode)
        }
        if let image = listing.images.first {
            view.object(.image) { CardMaker.picture(image, of: item, frame.address, in: &$0) }
        } else {
            view.absent(.image)
        }
        CardMaker.highlights(item, in: &view)
        available(listing, in: &view)
        view.text(.listingId, listing.id)
        if item.isListed { view.plain(.expires) { $0.append(listing.expires) } } else { view.absent(.expires) }
    }

    private func available(_ listing: Listing, in view: inout View) {
        guard case .date(let day) = listing.value(of: "available") else { return view.absent(.available) }
        view.plain(.available) { out in
            out.append("Available ")
            if day <= frame.today { out.append("now") } else { out.append(long: day) }
        }
    }

    /// Sets the price and what follows it.
    static func price(_ item: SiteListing, in view: inout View) {
        view.set(.price, view.textIfAny { append(priceOf: item, to: &$0) } ?? .none)
        view.text(.per, item.periodText)
    }

    /// Appends the price as ``SiteListing/priceText`` gives it; false if there is none.
    static func append(priceOf item: SiteListing, to out: inout ByteBuffer) -> Bool {
        guard let price = item.listing.price else { return false }
        if price.cents != 0 { out.append(price) } else if let text = item.priceText { out.append(text: text) }
        return true
    }

    /// Sets the values of a picture.
    static func picture(_ image: ListingImage, of item: SiteListing, _ address: SiteAddress, in view: inout View) {
        view.text(.src) { out in
            out.append(text: address.base)
            out.append(text: item.route.path)
            out.append(text: image.file)
        }
        view.number(.width, image.info.width)
        view.number(.height, image.info.height)
        view.text(.alt, image.alt)
    }

    /// Sets the facts with icons.
    static func highlights(_ item: SiteListing, in view: inout View) {
        view.list(.highlights) { view in
            item.visitHighlights { icon, write in
                guard let text = view.textIfAny(write) else { return }
                view.item { view in
                    view.text(.icon, icon)
                    view.set(.text, text)
                }
            }
        }
    }
}
