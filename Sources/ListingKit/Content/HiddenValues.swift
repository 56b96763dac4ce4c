import Bytes
import Places
import Values

/// A value that no published byte may hold, and whose it is.
package struct HiddenValue: Sendable {
    /// What it is.
    package enum What: Sendable {
        /// The street of a home, of which only the suburb is shown.
        case street
        /// The point of such a home.
        case point
        /// The whole name of somebody who offers nothing.
        case name
        /// A way to reach somebody who has no listing.
        case contact
    }

    package let what: What
    /// As its file has it.
    package let text: String
    /// The file that hides it.
    package let file: String
    /// The handle of whose it is.
    package let person: String
    /// The row of the suburb of a place; nil for what belongs to a person.
    package let locality: Int32?
}

/// Everything that must not leave, gathered from the whole content.
package struct HiddenValues: Sendable {
    /// The streets and points of listings, in the order of the listings.
    package private(set) var places: [HiddenValue] = []
    /// The names and ways of people, in the order of the people.
    package private(set) var people: [HiddenValue] = []

    package var all: [HiddenValue] { places + people }

    init() {}

    init(_ reading: LoadedContent) {
        for listing in reading.listings {
            let summary = listing.summary
            for place in summary.hidden { places += HiddenValues.values(of: place, in: summary) }
        }
        let seeking = SeekingPeople(reading)
        let published = reading.people.map(seeking.published)
        // Two people can have one name, or one phone.
        var shown = Set(published.map(\.name))
        for person in published { shown.formUnion(HiddenValues.ways(of: person.contact)) }
        for (person, published) in zip(reading.people, published) {
            people += HiddenValues.values(of: person, as: published).filter { !shown.contains($0.text) }
        }
    }

    /// What one place of a listing hides.
    static func values(of place: HiddenPlace, in listing: ListingSummary) -> [HiddenValue] {
        var texts: [(HiddenValue.What, String)] = place.street.isEmpty ? [] : [(.street, place.street.trimmed)]
        if let point = place.point { texts += pointTexts(point).map { (.point, $0) } }
        return texts.map { HiddenValue(what: $0, text: $1, file: listing.file, person: listing.owner, locality: place.locality) }
    }

    /// A point as people and programs write it, if it is exact enough to be that of a home.
    private static func pointTexts(_ point: Coordinate) -> [String] {
        let (latitude, longitude) = ("\(point.latitude)", "\(point.longitude)")
        guard [latitude, longitude].allSatisfy({ ($0.split(separator: ".").last?.utf8.count ?? 0) >= 4 }) else { return [] }
        return ["\(latitude), \(longitude)", "\(longitude), \(latitude)"]
    }

    /// What somebody's file says and the site does not.
    private static func values(of person: Person, as published: Person) -> [HiddenValue] {
        var texts: [(HiddenValue.What, String)] = []
        // A handle that tells the name gets a warning of its own.
        let isTold = Surname(of: person.name)?.isPart(of: person.handle) ?? true
        if published.name != person.name, !isTold { texts += wholeNames(person.name).map { (.name, $0) } }
        if !published.contact.isUsable { texts += ways(of: person.contact).map { (.contact, $0) } }
        return texts.map { HiddenValue(what: $0, text: $1, file: "people/\(person.handle)", person: person.handle, locality: nil) }
    }

    /// All ways to reach somebody, as they are published.
    private static func ways(of contact: Contact) -> [String] {
        let phones = Set([contact.phone, contact.whatsapp, contact.signal].compactMap(\.self))
        return phones.sorted { $0.e164 < $1.e164 }.flatMap { [$0.display, $0.e164] } + [contact.email, contact.matrix].compactMap(\.self)
    }

    /// A first name with the surname, in either order; nothing for a name of one word.
    private static func wholeNames(_ name: String) -> [String] {
        let parts = name.split(whereSeparator: \.isWhitespace).filter { !["&", "and", "+"].contains($0.lowercased()) }
        guard let last = parts.last, parts.count > 1 else { return [] }
        return parts.dropLast().flatMap { ["\($0) \(last)", "\(last) \($0)"] }
    }

    /// Of the values of people: what is searched for everywhere once it changes.
    package func fingerprint(seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        for value in people {
            input.add(value.text)
            input.add(value.person)
        }
        return input.finish()
    }
}
