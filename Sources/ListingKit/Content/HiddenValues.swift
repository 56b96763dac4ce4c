import Bytes
import Places
import Rules
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
    /// Whether it may mean something else unless it has its capitals.
    package var needsCapitals = false

    /// Whether a file is the one that hides it.
    func isHidden(by path: String) -> Bool { path == file || isOfPerson && path.prefix { $0 != "." } == file }

    /// Whether it belongs to a person, wherever that is.
    var isOfPerson: Bool { what == .name || what == .contact }
}

/// Everything that must not leave, gathered from the whole content.
package struct HiddenValues: Sendable {
    /// The streets and points of listings, in the order of the listings.
    package private(set) var places: [HiddenValue] = []
    /// The names and ways of people, in the order of the people.
    package private(set) var people: [HiddenValue] = []

    package var all: [HiddenValue] { places + people }

    init() {}

    /// `isWhole` tells whether all listings could be read: who owns one that can't be seems to offer nothing, so people's values wait.
    init(_ reading: LoadedContent, isWhole: Bool) {
        for listing in reading.listings {
            let summary = listing.summary
            for place in summary.hidden { places += HiddenValues.values(of: place, in: summary) }
        }
        guard isWhole else { return }
        let seeking = SeekingPeople(reading)
        let published = reading.people.map(seeking.published)
        // Two people can have one name, or one phone.
        var shown = Set(published.map(\.name))
        for person in published { shown.formUnion(HiddenValues.ways(of: person.contact)) }
        if let contact = reading.board?.contact { shown.insert(contact) }
        lazy var places = PlaceNames(reading.gazetteer)
        for (person, published) in zip(reading.people, published) where person != published {
            people += HiddenValues.values(of: person, as: published, hidesWays: seeking.isHiddenWay(to: person)).filter {
                !shown.contains($0.text) && !places.contains($0.text)
            }
        }
    }

    /// What one place of a listing hides.
    static func values(of place: HiddenPlace, in listing: ListingSummary) -> [HiddenValue] {
        var texts: [(HiddenValue.What, String)] = []
        // A street without a number gives nothing away.
        if !place.street.isEmpty, StreetSecret.hasNumber(place.street) { texts.append((.street, place.street.trimmed)) }
        if let point = place.point { texts += pointTexts(point).map { (.point, $0) } }
        return texts.map { HiddenValue(what: $0, text: $1, file: listing.file, person: listing.owner, locality: place.locality) }
    }

    /// A point as people and programs write it, if it is exact enough to be that of a home.
    package static func pointTexts(_ point: Coordinate) -> [String] {
        let plain = [point.latitude, point.longitude].map { "\($0)" }
        let decimals = plain.map { $0.split(separator: ".").last?.utf8.count ?? 0 }
        guard decimals.max() ?? 0 >= 4 else { return [] }
        let rounded = [ByteBuffer.degrees(point.latitude), ByteBuffer.degrees(point.longitude)]
        let pairs = rounded == plain ? [plain] : [plain, rounded]
        return pairs.flatMap { ["\($0[0]), \($0[1])", "\($0[1]), \($0[0])"] }
    }

    /// What somebody's file says and the site does not.
    private static func values(of person: Person, as published: Person, hidesWays: Bool) -> [HiddenValue] {
        func value(_ what: HiddenValue.What, _ text: String) -> HiddenValue {
            HiddenValue(what: what, text: text, file: "people/\(person.handle)", person: person.handle, locality: nil)
        }
        var values: [HiddenValue] = []
        if published.name != person.name, ![.business, .agent].contains(person.role),
            let name = WholeName(person.name, handles: [person.handle])
        {
            for form in name.forms {
                var value = value(.name, form)
                value.needsCapitals = name.needsCapitals
                values.append(value)
            }
        }
        if hidesWays { values += ways(of: person.contact).map { value(.contact, $0) } }
        return values
    }

    /// All ways to reach somebody, as they are published.
    private static func ways(of contact: Contact) -> [String] {
        let phones = Set([contact.phone, contact.whatsapp, contact.signal].compactMap(\.self))
        // "+61 491 570 158" is written "0061 491 570 158" and, without its zero, "491 570 158", too.
        return phones.sorted { $0.e164 < $1.e164 }.flatMap { phone in
            [phone.display, phone.e164]
                + (phone.kind == .foreign
                    ? [] : ["00" + phone.e164.dropFirst(), String(phone.e164.dropFirst(1 + Country.australia.callingCode.utf8.count))])
        } + [contact.email, contact.matrix].compactMap(\.self)
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

/// The names of suburbs, campuses and universities, which people can have as well: "Albert Park", "James Cook".
private struct PlaceNames {
    private let gazetteers: [Gazetteer]
    /// Two words that follow each other in the name of a campus or university, in small letters.
    private let pairs: Set<String>

    init(_ gazetteer: Gazetteer) {
        // The map names all of Australia, whatever table the board has.
        gazetteers = [gazetteer, .bundled()]
        var pairs: Set<String> = []
        for campus in gazetteers.flatMap(\.campuses) {
            for name in [campus.university, campus.name] {
                let words = name.lowercased().split { !$0.isLetter }
                for (one, next) in zip(words, words.dropFirst()) { pairs.insert("\(one) \(next)") }
            }
        }
        self.pairs = pairs
    }

    func contains(_ text: String) -> Bool {
        pairs.contains(text.lowercased()) || gazetteers.contains { !$0.localities(named: text).isEmpty }
    }
}
