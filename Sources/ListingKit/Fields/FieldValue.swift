import Bytes

/// The value that a listing gives to a field. Large values stand elsewhere, since a listing has a dozen fields and most are small.
public enum FieldValue: Sendable {
    case text(String)
    indirect case prose(Markdown.Rendered)
    case count(Int)
    case number(Double)
    case money(Money)
    case choice(String)
    case choices([String])
    case yesNo(Bool)
    case date(Day)
    case slots([TimeSlot])
    indirect case address(Place)
    indirect case contact(Contact)
    case person(String)
    case images([ListingImage])
    case link(String)
    indirect case phone(PhoneNumber)
    case email(String)
    case tags([String])
}

/// An amount of Australian dollars.
public struct Money: Sendable, Hashable, Comparable {
    /// The amount in cents.
    public let cents: Int

    /// An amount of that many cents.
    public init(cents: Int) {
        self.cents = cents
    }

    /// As people read it: `$520`, `$1,200` or `$2,172.62`.
    public var display: String {
        let rest = cents % 100
        let dollars = "$" + grouped(cents / 100)
        return rest == 0 ? dollars : dollars + "." + (rest < 10 ? "0" : "") + String(rest)
    }

    /// Dollars without sign or grouping, as a listing's file takes them: `520` or `2172.62`.
    public var plain: String {
        let rest = cents % 100
        return String(cents / 100) + (rest == 0 ? "" : "." + (rest < 10 ? "0" : "") + String(rest))
    }

    /// The rent of a month for a weekly rent: weekly ÷ 7 × 365 ÷ 12, rounded once, half a cent up.
    ///
    /// Rounding the daily rent first would change the answer: 200 a week is 869.05, not 869.00.
    public var monthlyFromWeekly: Money {
        let numerator = cents * 365
        return Money(cents: (numerator * 2 + 84) / (84 * 2))
    }

    /// The smaller amount first.
    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }
}

/// A period on a day in the time of the place, such as an inspection.
public struct TimeSlot: Sendable, Hashable, Comparable {
    /// The day.
    public let day: Day
    /// Minutes from midnight to the start.
    public let start: Int
    /// Minutes from midnight to the end, after the start.
    public let end: Int
    /// The day on which it was announced; nil if that was when the listing was listed.
    public let added: Day?
    /// The day on which it was called off; nil if it was not.
    public let cancelled: Day?

    /// A period on a day; see the properties.
    public init(day: Day, start: Int, end: Int, added: Day? = nil, cancelled: Day? = nil) {
        self.day = day
        self.start = start
        self.end = end
        self.added = added
        self.cancelled = cancelled
    }

    /// By day, start and end.
    public static func < (left: TimeSlot, right: TimeSlot) -> Bool {
        (left.day, left.start, left.end) < (right.day, right.start, right.end)
    }
}

/// How to reach somebody.
public struct Contact: Sendable, Hashable {
    /// Whom to ask for.
    public var name: String?
    /// A phone number.
    public var phone: PhoneNumber?
    /// An e-mail address.
    public var email: String?

    /// Somebody with these ways to reach them.
    public init(name: String? = nil, phone: PhoneNumber? = nil, email: String? = nil) {
        self.name = name
        self.phone = phone
        self.email = email
    }

    /// Whether there is any way to reach them.
    public var isUsable: Bool { phone != nil || email != nil }
}

/// A picture of a listing.
public struct ListingImage: Sendable, Hashable {
    /// The name of the file, as in the listing's folder and as published.
    public let file: String
    /// The path of the file relative to the content folder.
    public let path: String
    /// What is to be seen, for people who do not see it.
    public let alt: String
    /// Its format and size in pixels.
    public let info: ImageInfo
    /// How large it is as published, in bytes.
    public let byteCount: Int
}

/// Where a listing is.
public struct Place: Sendable, Hashable {
    /// The street, if it was given; never published unless ``showsStreet``.
    public let street: String?
    /// The suburb.
    public let locality: Locality
    /// Whether the street may be published.
    public let showsStreet: Bool
    /// Where exactly it is, if that was given; never published unless ``showsStreet``.
    public let point: Coordinate?

    init(street: String?, locality: Locality, showsStreet: Bool, point: Coordinate? = nil) {
        self.street = street
        self.locality = locality
        self.showsStreet = showsStreet
        self.point = point
    }

    /// Where it is, as far as that may be published: the point that was given, else the middle of the suburb.
    public var publicPoint: Coordinate? { (showsStreet ? point : nil) ?? locality.coordinate }

    /// The street if it may be published.
    public var publicStreet: String? { showsStreet ? street : nil }

    /// The place on one line: `12 Gipps Street, Collingwood VIC 3066`, without a hidden street.
    public var line: String {
        (publicStreet.map { $0 + ", " } ?? "") + locality.line
    }
}

extension Locality {
    /// Suburb, state and postcode on one line: `Collingwood VIC 3066`.
    public var line: String { "\(name) \(state.rawValue) \(postcode)" }
}
