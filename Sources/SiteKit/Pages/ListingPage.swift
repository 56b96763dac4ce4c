import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Rules
import Values

/// The page of a listing.
struct ListingPage: ~Copyable {
    private let maker: PageMaker
    private let item: SiteListing
    private let kind: Kind
    private let fields: [Field]
    private let common: KindSurroundings
    private let surroundings: ListingSurroundings
    private let ingredients: Ingredients
    /// The whole address of the page.
    private let link: String
    /// What whoever answers is called in a message.
    private let callName: String?
    private let suburb: SuburbSurroundings?

    /// The page of a listing with what surrounds it, and with the cards of listings like it and the locator map of its suburb.
    init(_ item: SiteListing, maker: PageMaker, surroundings: ListingSurroundings, ingredients: Ingredients) {
        self.maker = maker
        self.item = item
        self.surroundings = surroundings
        self.ingredients = ingredients
        kind = item.kind
        fields = kind.fields
        common = maker.surroundings(of: kind)
        link = maker.context.address.absolute(item.route)
        suburb = item.locality.map { maker.suburbs.of($0) }
        callName = Message.called(item.contact.name, item.person?.role)
    }

    private var context: SiteContext { maker.context }
    private var words: Words { context.words }
    private var listing: Listing { item.listing }

    func artifact() throws -> Artifact {
        try maker.page(item, common) { view in
            addHead(&view)
            addOffer(&view)
            OccasionsView(item, context).set(in: &view)
            addFacts(&view)
            ListingPlaceView(item, maker, surroundings, ingredients).set(in: &view)
            addSimilar(&view)
            addTies(&view)
            ListingSources(item, context).set(in: &view)
            CommentsView(item, maker).set(in: &view)
            ListingMatchesView(surroundings.matches, item, context, ingredients).set(in: &view)
            ListingTrust(item, suburb, surroundings, context).set(in: &view)
            view.set(.snapshot, view.html(SnapshotJSON(item, context, surroundings, features: common.features).bytes))
        }
    }

    private func addHead(_ view: inout View) {
        maker.head(item.route, title: listing.title, noindex: !item.isListed, in: &view)
        if context.board.data.listings == .each {
            view.link(.dataHref, context.address, .listingAPI(listing.id))
        } else {
            view.absent(.dataHref)
        }
        view.text(.description) { out in
            if item.appendPrice(to: &out) {
                if let period = item.periodText {
                    out.append(" ")
                    out.append(text: period)
                }
                out.append(" · ")
            }
            out.append(text: listing.description.excerpt)
        }
        guard let suburb else {
            maker.crumbs(to: item.route, listing.title, in: &view) { maker.crumb(kind.labels, common.catalogue, in: &$0) }
            view.absent(.suburbHref)
            return setFollow(common.scope, &view)
        }
        maker.crumbs(to: item.route, listing.title, in: &view) { view in
            maker.crumb(kind.labels, common.catalogue, in: &view)
            maker.crumb(suburb.scope.name, suburb.scope.page, in: &view)
        }
        view.link(.suburbHref, context.address, suburb.scope.page)
        setFollow(suburb.scope, &view)
    }

    /// Readers find the feeds of the scope that a reader of the page most likely wants, and the listing's own calendar.
    private func setFollow(_ scope: FeedScope, _ view: inout View) {
        let calendar = listing.appointments.isEmpty ? nil : item.route.inspections
        maker.follow.setNone(pointingTo: scope, calendar: calendar, in: &view)
        view.text(.scopeName, scope.name)
        view.link(.followHref, context.address, scope.page)
        if let calendar { view.link(.calendarHref, context.address, calendar) }
    }

    private func addOffer(_ view: inout View) {
        view.text(.title, listing.title)
        view.text(.listingId, listing.id)
        if let price = listing.price { view.number(.cents, price.cents) } else { view.absent(.cents) }
        view.plain(.expiresIso) { $0.append(listing.expires) }
        CardMaker.price(item, in: &view)
        CardMaker.change(item, in: &view)
        addMonthly(&view)
        view.text(.statusLabel, item.statusLabel)
        view.text(.statusLine, item.isListed ? item.statusLine : nil)
        view.bool(.closed, !item.isListed)
        view.bool(.seeking, kind.uses.match?.role == .request)
        view.text(.closedNotice, item.closedNotice)
        setOthers(&view)
        CardMaker.highlights(item, in: &view)
        view.bool(.hasGallery, !listing.allImages.isEmpty)
        let pictures = listing.allImages
        view.bool(.onePicture, pictures.count == 1)
        view.list(.gallery) { view in
            for (index, image) in pictures.enumerated() {
                view.item { view in
                    CardMaker.picture(image, of: item, startingWith: context.address.base, in: &view)
                    view.bool(.first, index == 0)
                    view.text(.counter, pictures.count == 1 ? nil : "\(index + 1) / \(pictures.count)")
                }
            }
        }
        view.set(.body, view.html(item.text(siteRoot: context.address.base, imageBase: context.address.href(item.route))))
        let inspections = listing.inspections.filter { $0.day >= context.today }
        view.bool(.hasInspections, !inspections.isEmpty)
        view.list(.inspections) { view in
            for slot in inspections {
                view.item { view in
                    view.text(.day) { $0.append(coming: slot.day, in: words.formats) }
                    SlotView.set(slot, of: item, context, in: &view)
                    if slot.cancelled == nil { setAsking(slot, &view) } else { view.absent(.askHref, .askText) }
                }
            }
        }
        setAppointment(&view)
        if item.isListed {
            ContactView.set(
                item.contact,
                .asking(after: listing.title, at: link, of: callName, Message.Purpose(item.match, kind), in: words), in: &view)
            let name = item.contact.name
            view.text(.askFor, name == item.ownerName ? nil : name)
            view.text(.askName, item.contact.isUsable ? callName : nil)
        } else {
            view.absent(.contact, .askFor, .askName)
        }
        maker.reportPage(of: listing, at: link, in: &view)
        ListingOwner(item, surroundings, context).set(in: &view)
        view.bool(.hasTags, !listing.tags.isEmpty)
        view.objects(.tags, listing.tags) { view, tag in
            view.text(.name, tag)
            let slug = tag.slugified
            if context.hasPage(ofTag: slug) {
                view.link(.href, context.address, .tag(slug))
            } else {
                view.text(.href, context.address.href(.search) + "?" + SearchQuery(.tag(slug)).text)
            }
        }
        maker.editPage(of: listing.file, in: &view)
    }

    /// Where somebody goes who comes too late.
    private func setOthers(_ view: inout View) {
        if item.isListed { return view.absent(.othersHref, .othersText) }
        guard let others = surroundings.others else {
            view.link(.othersHref, context.address, common.catalogue)
            return view.text(.othersText, words.allOthers(kind.labels))
        }
        let name = others.locality.name
        view.link(.othersHref, context.address, .suburb(others.locality))
        view.text(.othersText, others.kilometres.map { words.others(in: name, words.wholeDistance($0)) } ?? words.others(in: name))
    }

    private func setAsking(_ slot: TimeSlot, _ view: inout View) {
        setAsking(.coming(to: listing.title, at: link, of: callName, slot, in: words), words.book, &view)
    }

    private func setAsking(_ message: Message, _ words: (Message.Way) -> String, _ view: inout View) {
        var way: Message.Way?
        let href = view.textIfAny { out in
            if item.isListed { way = ContactLink.append(to: item.contact, message, to: &out) }
            return way != nil
        }
        view.set(.askHref, href ?? .none)
        view.text(.askText, way.map(words))
    }

    /// Where no times are given, because people agree on one with the owner.
    private func setAppointment(_ view: inout View) {
        guard listing.isByAppointment, item.isListed else { return view.absent(.appointment) }
        view.object(.appointment) { setAsking(.askingForTime(to: listing.title, at: link, of: callName, in: words), words.ask, &$0) }
    }

    /// What a month costs, and what is to be paid before somebody moves in: the bond and the first rent.
    private func addMonthly(_ view: inout View) {
        let sums = RentSums(item)
        view.set(
            .monthly,
            sums.monthly.map { sum in
                view.text { words.write(monthly: sum, to: &$0) }
            } ?? .none)
        view.set(.moveIn, sums.moveIn.map { sum in view.text { words.write(toMoveIn: sum, to: &$0) } } ?? .none)
    }

    private var facts: ListingFacts { ListingFacts(item, context, surroundings.places, features: common.features) }

    private func addFacts(_ view: inout View) {
        var features: [String] = []
        let facts = facts
        view.list(.facts) { view in features = facts.visit { addFact($1, $0, $2, &view) } }
        view.bool(.hasFeatures, !features.isEmpty)
        view.list(.features) { view in
            guard let field = common.features.map({ item.kind.fields[$0] }) else { return }
            for word in features { view.append(view.text { field.write(label: word, to: &$0) }) }
        }
    }

    private func addFact(_ value: FieldValue, _ field: Field, _ links: FactLinks?, _ view: inout View) {
        if let links {
            return view.item { view in
                view.text(.label, field.label)
                view.absent(.href, .value)
                view.bool(.external, false)
                links.set(in: &view)
            }
        }
        guard let text = view.textIfAny({ field.write(value, in: words.formats, to: &$0) }) else { return }
        view.item { view in
            view.text(.label, field.label)
            view.set(.value, text)
            view.list(.links) { _ in }
            switch value {
            case .link:
                view.set(.href, text)
                view.bool(.external, true)
            case .person(let handle):
                view.bool(.external, false)
                guard let person = context.persons[handle]?.value else { return view.absent(.href) }
                view.text(.value, item.name(of: person))
                if person.hasPage { view.link(.href, context.address, .person(person)) } else { view.absent(.href) }
            default:
                view.absent(.href)
                view.bool(.external, false)
            }
        }
    }

    private func addSimilar(_ view: inout View) {
        let similar = surroundings.similar
        view.bool(.hasSimilar, !similar.isEmpty)
        view.objects(.similar, similar) { view, other in
            view.text(.reason) { words.write(reason: other.kilometres, difference: other.difference, to: &$0) }
            view.set(.card, ingredients.card(other.index))
        }
    }

    private func addTies(_ view: inout View) {
        func cards(_ name: TemplateVariable, _ has: TemplateVariable, _ listings: [Int]) {
            view.bool(has, !listings.isEmpty)
            view.list(name) { view in for index in listings { view.append(ingredients.card(index)) } }
        }
        cards(.variants, .hasVariants, surroundings.variants)
        cards(.mentions, .hasMentions, surroundings.mentions)
        cards(.mentionedIn, .hasMentionedIn, surroundings.mentionedIn)
    }
}
