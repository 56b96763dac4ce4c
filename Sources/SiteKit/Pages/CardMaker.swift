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
        constants = FixedView { $0.text(.base, context.address.base) }
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
        available(item, in: &view)
        open(item, in: &view)
        view.text(.appointment, item.isListed && listing.isByAppointment ? item.appointmentWords : nil)
        CommentsView.setCounts(item.talk, in: &view)
        view.text(.listingId, listing.id)
        view.plain(.listedIso) { $0.append(listing.listed) }
        if item.isListed { view.plain(.expires) { $0.append(listing.expires) } } else { view.absent(.expires) }
    }

    /// The icon of the fact that says what sort of place it is: on a card the first of them stands before the suburb, so that the others fit
    /// on one line.
    private static let typeIcon = "home"

    /// Sets the facts with icons: numbers apart from what they count, which goes without saying beside some icons.
    private func facts(_ item: SiteListing, in view: inout View) {
        var type: Value?
        var words = ByteBuffer(capacity: 64)
        view.list(.highlights) { view in
            item.visitHighlights { icon, write in
                words.truncate(to: 0)
                guard write(&words) else { return }
                if icon == CardMaker.typeIcon, type == nil {
                    words.withBytes { bytes in type = view.text { $0.append(bytes) } }
                    return
                }
                view.item { view in
                    view.text(.icon, icon)
                    words.withBytes { bytes in
                        let isNumber = bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
                        let end = isNumber ? bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count : bytes.count
                        view.text(.text) { $0.append(UnsafeBufferPointer(rebasing: bytes[..<end])) }
                        guard end < bytes.count else { return view.absent(.unit) }
                        view.text(.unit) { $0.append(UnsafeBufferPointer(rebasing: bytes[(end + 1)...])) }
                    }
                }
            }
        }
        view.set(.type, type ?? .none)
    }

    /// Sets the next inspection or event that was not called off; where texts show how old they are, else the day on which it was posted.
    private func open(_ item: SiteListing, in view: inout View) {
        let next = item.openTimes(from: context.today).first
        let isDated = next == nil && item.kind.uses.texts == .excerpt
        view.text(.posted, isDated ? Words.posted(item.listing.listed, today: context.today) : nil)
        guard let next else { return view.absent(.open) }
        view.object(.open) { view in
            view.plain(.text) { item.append(open: next, to: &$0) }
            SlotView.setInstants(next.slot, of: item, context, in: &view)
        }
    }

    private func available(_ item: SiteListing, in view: inout View) {
        guard let field = item.kind.field(Kind.start), case .date(let day) = item.listing.value(of: field.id) else {
            return view.absent(.available)
        }
        view.text(.available, Words.start(field.label, day, today: context.today))
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
