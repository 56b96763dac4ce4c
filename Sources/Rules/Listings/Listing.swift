import Bytes
import CommonMark
import Facts
import Places
import Values

/// One thing offered or wanted, as its file describes it.
///
/// It is large and immutable, so it is shared, not copied.
public final class Listing: Sendable {
    /// The immutable identity, from which feeds derive theirs: the `id:` of the file, or its name.
    public let id: String
    /// The last part of its URL: the name of its file or folder.
    public let slug: String
    /// Its kind.
    public let kind: Kind
    /// The path of its file, relative to the content folder.
    public let file: String
    /// Its title on one line.
    public let title: String
    /// The handle of its owner.
    public let owner: String
    /// One of the kind's statuses.
    public let status: String
    /// Where it is, unless its kind has no place.
    public let place: Place?
    /// The price, if there is one.
    public let price: Money?
    /// The values of the kind's fields, in the order of the kind's fields; nil where nothing was given and the kind has no default.
    public let values: [FieldValue?]
    /// The places of the values that are the kind's default, since the listing says nothing of them.
    public let unsaid: [Int]
    /// The day on which it was first listed.
    public let listed: Day
    /// The last day on which the owner said that it still stands.
    public let confirmed: Day
    /// Inspections in order of time.
    public let inspections: [TimeSlot]
    /// Whether its owner agrees on a time with everybody who wants to see it.
    public let isByAppointment: Bool
    /// What it used to be, oldest first.
    public let history: [PastState]
    /// Its pictures; the first is on the card.
    public let images: [ListingImage]
    /// How to reach the owner, where it differs from the owner's own file.
    public var contact: Contact? { ownContact?.value }
    /// Short words of its own.
    public let tags: [String]
    /// Its place on the page of its owner: 1 comes first; nil for any after those that name one.
    public let rank: Int?
    /// The addresses that its page had, from the site's root and without slashes at their ends: `rentals/quiet-flat`.
    public let was: [String]
    /// The description.
    public let description: Markdown.Rendered
    /// Apart from the rest, since few have any.
    private let ownContact: Shared<Contact>?

    /// A listing of those facts.
    public init(
        id: String, slug: String, kind: Kind, file: String, title: String, owner: String, status: String, place: Place?, price: Money?,
        values: [FieldValue?], unsaid: [Int] = [], listed: Day, confirmed: Day, inspections: [TimeSlot], isByAppointment: Bool = false,
        history: [PastState],
        images: [ListingImage],
        contact: Contact?, tags: [String], rank: Int? = nil, was: [String] = [], description: Markdown.Rendered
    ) {
        self.id = id
        self.slug = slug
        self.kind = kind
        self.file = file
        self.title = title
        self.owner = owner
        self.status = status
        self.place = place
        self.price = price
        self.values = values
        self.unsaid = unsaid
        self.listed = listed
        self.confirmed = confirmed
        self.inspections = inspections
        self.isByAppointment = isByAppointment
        self.history = history
        self.images = images
        ownContact = contact.map { Shared($0) }
        self.tags = tags
        self.rank = rank
        self.was = was
        self.description = description
    }

    /// The first day on which it no longer stands unless it is confirmed again, or its last day is moved.
    public var expires: Day { endsByLastDay ? lastDay ?? confirmed + kind.expires : confirmed + kind.expires }

    /// The last day of what is offered or wanted, if its kind has such a day and it says so: from then on there is nothing to be had.
    public var lastDay: Day? {
        guard let field = kind.uses.match?.until, case .date(let day)? = values[field] else { return nil }
        return day
    }

    /// Whether it leaves the lists because its last day comes, and not because nobody confirms it.
    public var endsByLastDay: Bool { lastDay.map { $0 <= confirmed + kind.expires } ?? false }

    /// Whether it is open to all or under application: it is shown in lists.
    @inlinable
    public var isOpen: Bool { status == Kind.available || status == kind.pending }

    /// Whether it is in lists on a day: it is open, and was confirmed lately.
    public func stands(on day: Day) -> Bool { isOpen && day < expires }

    /// The pictures of the listing and of its kind's own fields, each once.
    public var allImages: [ListingImage] {
        var result = images
        for (_, image) in ownImages { result.append(image) }
        return result
    }

    /// The pictures that only fields of its kind show, each once with the place of its field among those of the kind.
    public var ownImages: [(field: Int, image: ListingImage)] {
        var result: [(field: Int, image: ListingImage)] = []
        for field in values.indices {
            guard case .images(let more)? = values[field] else { continue }
            for image in more {
                let isThere = images.contains { $0.file == image.file } || result.contains { $0.image.file == image.file }
                if !isThere { result.append((field: field, image: image)) }
            }
        }
        return result
    }

    /// The places of which no page may say more than the suburb.
    package var hiddenPlaces: [HiddenPlace] {
        var hidden = place.flatMap(HiddenPlace.init).map { [$0] } ?? []
        for case .address(let place)? in values {
            if let place = HiddenPlace(place) { hidden.append(place) }
        }
        return hidden
    }

    /// The streets that its pages show.
    package var shownStreets: [ShownStreet] {
        var places = place.map { [$0] } ?? []
        for case .address(let place)? in values { places.append(place) }
        return places.flatMap { place in
            (place.publicStreet.map(StreetKey.all) ?? []).map { ShownStreet(locality: place.locality.index, street: $0) }
        }
    }

    /// The value of a field of the kind.
    public func value(of field: String) -> FieldValue? { kind.index(of: field).flatMap { values[$0] } }
}

/// What a listing was until some day.
public struct PastState: Sendable, Hashable {
    /// The last day on which it was so.
    public let day: Day
    /// What the price was.
    public let price: Money?
    /// What the status was.
    public let status: String?
    /// The day on which it had been confirmed last.
    public let confirmed: Day?

    /// See the properties.
    package init(day: Day, price: Money?, status: String?, confirmed: Day?) {
        (self.day, self.price, self.status, self.confirmed) = (day, price, status, confirmed)
    }
}
