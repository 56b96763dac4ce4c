import Bytes
import Facts
import ListingKit
import Mustache

/// Makes cards: the picture, price, facts and suburb that stand for a listing in every list.
struct CardMaker: Sendable {
    private let context: SiteContext
    private let constants: FixedView
    private let templates: TemplateSet

    init(context: SiteContext, templates: TemplateSet) {
        self.context = context
        constants = FixedView { view in
            view.text(.base, context.address.base)
            // Why a card is shown, and how far away, only a search knows.
            view.absent(.why, .away)
        }
        self.templates = constants.folded(into: templates)
    }

    /// Appends the card as HTML, whose values `view` holds as long as it is made.
    fileprivate func append(_ item: SiteListing, _ view: inout View, to html: inout ByteBuffer) throws {
        view.clear(with: constants.root)
        fill(item, &view)
        try templates.render("partials/card", view, to: &html)
    }

    private func fill(_ item: SiteListing, _ view: inout View) {
        let listing = item.listing
        view.link(.href, context.address, item.route)
        view.text(.title, listing.title)
        CardMaker.price(item, in: &view)
        CardMaker.change(item, in: &view)
        view.text(.statusLabel, item.statusLabel)
        view.text(.kindLabel, item.kind.label)
        view.text(.excerpt, item.kind.uses.texts == .excerpt ? listing.description.excerpt : nil)
        if let locality = listing.place?.locality {
            view.text(.suburb, locality.name)
            view.plain(.state, locality.state.rawValue)
            view.plain(.postcode, locality.postcode)
        } else {
            view.absent(.suburb, .state, .postcode)
        }
        if let image = listing.images.first {
            view.object(.image) { CardMaker.picture(image, of: item, startingWith: context.address.base, in: &$0) }
        } else {
            view.absent(.image)
        }
        if listing.allImages.count > 1 { view.number(.pictureCount, listing.allImages.count) } else { view.absent(.pictureCount) }
        facts(item, in: &view)
        view.text(.available, item.availableWords(today: context.today))
        open(item, in: &view)
        view.text(.appointment, item.isListed && listing.isByAppointment ? item.appointmentWords : nil)
        CommentsView.setCounts(item.talk, item.words, in: &view)
        view.text(.listingId, listing.id)
        view.plain(.listedIso) { $0.append(listing.listed) }
        if item.isListed { view.plain(.expires) { $0.append(listing.expires) } } else { view.absent(.expires) }
    }

    /// Sets the facts with icons, and what sort of place it is.
    private func facts(_ item: SiteListing, in view: inout View) {
        var type = Value.none
        view.list(.highlights) { view in
            item.visitCardFacts { icon, isType, text, unit in
                guard !isType else { return type = view.text { $0.append(text) } }
                view.item { view in
                    view.text(.icon, icon)
                    view.text(.text) { $0.append(text) }
                    guard let unit else { return view.absent(.unit) }
                    view.text(.unit) { $0.append(unit) }
                }
            }
        }
        view.set(.type, type)
    }

    /// Sets the next inspection or event that was not called off; where texts show how old they are, else the day on which it was posted.
    private func open(_ item: SiteListing, in view: inout View) {
        let next = item.openTimes(from: context.today).first
        view.text(.posted, next == nil ? item.postedWords(today: context.today) : nil)
        guard let next else { return view.absent(.open) }
        view.object(.open) { view in
            view.text(.text) { item.append(open: next, to: &$0) }
            SlotView.setInstants(next.slot, of: item, context, in: &view)
        }
    }

    /// Sets the price and what follows it.
    static func price(_ item: SiteListing, in view: inout View) {
        view.set(.price, view.textIfAny { item.appendPrice(to: &$0) } ?? .none)
        view.text(.per, item.periodText)
    }

    /// Sets how the price last changed.
    static func change(_ item: SiteListing, in view: inout View) {
        view.text(.drop, item.drop)
        view.text(.rise, item.rise)
        view.text(.since, item.changeSince)
    }

    /// Sets the values of a picture, whose address starts with that of the site: its path, or all of it.
    static func picture(_ image: ListingImage, of item: SiteListing, startingWith site: String, in view: inout View) {
        view.text(.src) { out in
            out.append(text: site)
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

/// Puts the cards that one thread makes into a store.
struct CardWriter: ~Copyable {
    private let maker: CardMaker
    private var store: HTMLStore.Writer
    private var view = View(names: TemplateVariable.number)
    private var html = ByteBuffer(capacity: 4 << 10)

    init(_ maker: CardMaker, _ store: HTMLStore) {
        self.maker = maker
        self.store = HTMLStore.Writer(store)
    }

    /// The card of a listing, which can be used as long as the store is there.
    mutating func card(_ item: SiteListing) throws -> Value {
        html.truncate(to: 0)
        try maker.append(item, &view, to: &html)
        return html.withBytes { store.add($0) }
    }
}
