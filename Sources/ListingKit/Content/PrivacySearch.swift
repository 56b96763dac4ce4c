import Bytes
import Facts
import Places
import Rules
import Values

/// Searches texts for hidden values of all sorts at once.
struct PrivacySearch: Sendable {
    /// A value that stands in a text.
    struct Found: Sendable {
        let value: HiddenValue
        /// The line, counted from 0.
        let line: Int
        /// The suburbs that are named behind a street; nil if none is.
        var suburb: [Locality]?
    }

    private let gazetteer: Gazetteer
    private let streets: StreetSearch
    private let streetValues: [HiddenValue]
    private let plain: PlainSearch
    private let plainValues: [HiddenValue]

    /// How far a street's namesake may be, in kilometres, to be taken for it where no suburb is named.
    private static let kilometres = 5.0

    init(_ values: [HiddenValue], in gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
        var secrets: [StreetSecret] = []
        var streetValues: [HiddenValue] = []
        // Of many rooms in one house two are enough to find what another file tells of them.
        var counts: [String: Int] = [:]
        for value in values where value.what == .street {
            guard let row = value.locality, counts["\(row) \(value.person) \(value.text)", default: 0] < 2 else { continue }
            counts["\(row) \(value.person) \(value.text)", default: 0] += 1
            let place = Place(
                street: StreetSecret.house(value.text), locality: gazetteer.localities[Int(row)], showsStreet: false)
            guard let secret = StreetSecret(place) else { continue }
            secrets.append(secret)
            streetValues.append(value)
        }
        streets = StreetSearch(secrets)
        self.streetValues = streetValues
        plainValues = values.filter { $0.what != .street }
        mayHoldPoints = plainValues.contains { $0.what == .point }
        plain = PlainSearch(plainValues.enumerated().map { .init(text: $1.text, place: $0, isOfWords: $1.what == .name) })
    }

    /// How far from the middle of a place a home may be whose address people give with its name, in kilometres: "Melbourne VIC".
    private static func reach(of place: Locality) -> Double {
        if cities.contains(place.name) { return 60 }
        return towns.contains(place.name) ? 20 : kilometres
    }

    private static let large = cities.union(towns).sorted()
    private static let cities: Set<String> = ["Melbourne", "Sydney", "Brisbane", "Perth", "Adelaide", "Hobart", "Canberra", "Darwin"]
    private static let towns: Set<String> = [
        "Geelong", "Newcastle", "Wollongong", "Ballarat", "Bendigo", "Townsville", "Cairns", "Toowoomba", "Launceston", "Gosford",
        "Surfers Paradise", "Southport", "Mackay", "Rockhampton", "Bunbury",
    ]

    /// The rows of the suburbs near one, itself among them: of those whose homes may be meant where it is named.
    static func surroundings(of row: Int32, in gazetteer: Gazetteer) -> [Int32] {
        let place = gazetteer.localities[Int(row)]
        guard let point = place.coordinate else { return [row] }
        return gazetteer.rows(near: point, withinKilometres: reach(of: place)) + [row]
    }

    /// Whether any of them is a point.
    let mayHoldPoints: Bool

    /// All that stand in a text, as its file has it or as readers see it, of those that are asked for.
    func all(in text: [UInt8], where isAsked: (HiddenValue) -> Bool = { _ in true }) -> [Found] {
        let found = found(in: text, where: isAsked)
        guard let shown = ShownSource(text).text else { return found }
        return found + self.found(in: shown, where: isAsked)
    }

    private func found(in text: [UInt8], where isAsked: (HiddenValue) -> Bool) -> [Found] {
        // Most texts need a quick look alone.
        guard text.withUnsafeBufferPointer({ streets.mayHold($0) || plain.mayHold($0) }) else { return [] }
        let reduced = text.withUnsafeBufferPointer { StreetText($0) }
        var values = plain.all(in: reduced).map { Found(value: plainValues[$0.place], line: $0.line) }.filter { isAsked($0.value) }
        // One number is written in several ways, of which one is part of another.
        var ways: Set<String> = []
        values.removeAll { $0.value.what == .contact && !ways.insert("\($0.line) \($0.value.person)").inserted }
        if values.contains(where: \.value.needsCapitals) {
            let lines = PrivacySearch.plainLines(of: text)
            values.removeAll { $0.value.needsCapitals && !PrivacySearch.hasCapitals($0, in: lines) }
        }
        return values
            + streets.all(in: reduced).flatMap { found -> [Found] in
                let asked = found.secrets.filter { isAsked(streetValues[$0]) }
                if asked.isEmpty { return [] }
                if let suburbs = found.following.lazy.compactMap(suburbs).first {
                    return asked.map { Found(value: streetValues[$0], line: found.line, suburb: suburbs) }
                }
                // "In Carlton, at 12 Acacia Street": whoever names the home's own suburb beside its street means it.
                let beside = PlainWords(text, around: found.line)
                return asked.map { place in
                    let value = streetValues[place]
                    return Found(value: value, line: found.line, suburb: value.locality.flatMap { meant(home: $0, in: beside) })
                }
            }
    }

    /// The suburb of a home, or the city or town that people say for it, if words name it; nil if they do not.
    private func meant(home row: Int32, in words: PlainWords) -> [Locality]? {
        let home = gazetteer.localities[Int(row)]
        if words.name(home.name) { return [home] }
        let large = PrivacySearch.large.filter(words.name).flatMap(gazetteer.localities(named:))
        let near = large.filter { isNear($0.index, row, PrivacySearch.reach(of: $0)) }
        return near.isEmpty ? nil : near
    }

    /// The rows of the hidden homes' suburbs, and of cities and towns, that texts name though without their state or postcode.
    static func rows(named texts: [[UInt8]], of homes: Set<Int32>, in gazetteer: Gazetteer) -> [Int32] {
        let words = texts.map { PlainWords($0) }
        let names = Dictionary(grouping: homes) { gazetteer.localities[Int($0)].name }.filter { name, _ in words.contains { $0.name(name) }
        }
        return names.values.flatMap(\.self)
            + large.filter { name in words.contains { $0.name(name) } }.flatMap(gazetteer.localities(named:)).map(\.index)
    }

    /// The lines of a text with single spaces.
    private static func plainLines(of text: [UInt8]) -> [String] {
        text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// Whether a name has its capitals where it was found, on one line or over the end of it.
    private static func hasCapitals(_ found: Found, in lines: [String]) -> Bool {
        let place = lines[found.line] + (found.line + 1 < lines.count ? " " + lines[found.line + 1] : "")
        return place.range(ofFirst: found.value.text) != nil || place.range(ofFirst: found.value.text.uppercased()) != nil
    }

    /// The suburbs of the name that a few words begin with, if a state or a postcode follows it; nil if none does.
    private func suburbs(in words: [[UInt8]]) -> [Locality]? {
        let words = words.map { String(decoding: $0, as: UTF8.self) }.drop { $0 == "in" }.prefix(6)
        for count in (1...3).reversed() where words.count > count {
            let name = words.prefix(count).joined(separator: " ")
            // "NSW", "South Australia", "New South Wales"
            let rest = words.dropFirst(count)
            guard let region = PrivacySearch.region(in: rest) else { continue }
            let named = gazetteer.localities(named: name).filter { region.isEmpty || $0.postcode == region }
            if !named.isEmpty { return named }
        }
        return nil
    }

    /// The rows of all suburbs that a text names with their state or postcode.
    static func suburbs(in text: [UInt8], _ gazetteer: Gazetteer) -> [Int32] {
        let words = text.withUnsafeBufferPointer { StreetText($0) }.words
        var rows: Set<Int32> = []
        for index in words.indices.dropFirst() {
            guard let region = region(in: words[index...]) else { continue }
            for count in 1...min(3, index) {
                let named = gazetteer.localities(named: words[(index - count)..<index].joined(separator: " "))
                rows.formUnion(named.filter { region.isEmpty || $0.postcode == region }.map(\.index))
            }
        }
        return rows.sorted()
    }

    /// The postcode that some words begin with, empty if it is a state: "NSW", "South Australia", "3066"; nil if it is neither.
    private static func region(in words: ArraySlice<String>) -> String? {
        guard let first = words.first else { return nil }
        if first.utf8.count == Country.australia.postcodeLength, first.utf8.allSatisfy(\.isASCIIDigit) { return first }
        return (1...3).contains { State(words.prefix($0).joined()) != nil } ? "" : nil
    }

    /// Whether a value that stands in a text about a suburb is the hidden one, and not its namesake elsewhere.
    /// `isClose`: whether whoever hides it wrote that, or it is about the home that hides it.
    func concerns(_ found: Found, locality: Int32?, isClose: Bool = false) -> Bool {
        guard found.value.what == .street, let home = found.value.locality else { return true }
        // Whoever names another suburb means it, unless nobody could tell where one ends and the other begins; but people name the city for
        // their suburb, and of their own home the one near by that everybody knows.
        if let named = found.suburb {
            return named.contains { place in
                let reach = PrivacySearch.reach(of: place)
                return isNear(place.index, home, isClose || reach > PrivacySearch.kilometres ? reach : 1)
            }
        }
        return locality.map { isNear($0, home, PrivacySearch.kilometres) } ?? true
    }

    /// Whether the middles of two suburbs are so near to each other, in kilometres.
    func isNear(_ one: Int32, _ other: Int32, _ kilometres: Double) -> Bool {
        if one == other { return true }
        guard let point = gazetteer.localities[Int(one)].coordinate, let end = gazetteer.localities[Int(other)].coordinate else {
            return false
        }
        return point.distance(to: end) <= kilometres
    }
}
