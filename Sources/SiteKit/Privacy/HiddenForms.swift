import Bytes
import ListingKit
import Places
import Values

/// Hidden values in all forms in which the files of a site may hold them.
struct HiddenForms: Sendable {
    private(set) var bytes: [[UInt8]] = []
    /// What each form shows.
    private(set) var values: [HiddenValue] = []
    /// Whether each is a street with its suburb.
    private(set) var haveSuburb: [Bool] = []
    private let gazetteer: Gazetteer
    /// The forms that there are already: many rooms can be in one house.
    private var known: Set<[UInt8]> = []

    /// No forms.
    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    private mutating func append(_ form: [UInt8], of value: HiddenValue, hasSuburb: Bool = false) {
        guard form.count >= PatternSearch.shortest, known.insert(form).inserted else { return }
        bytes.append(form)
        values.append(value)
        haveSuburb.append(hasSuburb)
    }

    /// Appends the forms of a value. `isElsewhere` tells that it may stand for another one that is shown, `isBeside` even in its suburb.
    mutating func append(_ value: HiddenValue, isElsewhere: Bool, isBeside: Bool) {
        switch value.what {
        case .street:
            if !isElsewhere { appendText(value, [.slug, .spaces]) }
            // Where the street has a namesake elsewhere, it still must not stand beside its own suburb.
            if !isBeside, let row = value.locality {
                append(
                    Array(value.text.utf8) + ", ".utf8 + gazetteer.localities[Int(row)].name.utf8, of: value, hasSuburb: true)
            }
        case .point:
            let parts = value.text.split(separator: ", ").map { Array($0.utf8) }
            guard !isElsewhere, parts.count == 2 else { return }
            for joint in [", ", ",", ";", " ", "/", "%2C", "%2C%20", "&mlon=", "&amp;mlon="] {
                append(parts[0] + joint.utf8 + parts[1], of: value)
            }
        case .name: if !isElsewhere { appendText(value, [.spaces]) }
        case .contact:
            guard !isElsewhere else { return }
            appendText(value, [.spaces])
            // https://wa.me/61491570156
            if value.text.hasPrefix("+") { append(Array(value.text.utf8.dropFirst()), of: value) }
        }
    }

    private enum Spelling { case slug, spaces }

    /// Appends a text as pages have it, and in addresses.
    private mutating func appendText(_ value: HiddenValue, _ spellings: [Spelling]) {
        let text = Array(value.text.utf8)
        append(text, of: value)
        if text.contains(where: { "&<>\"'".utf8.contains($0) }) {
            append(Array(String(writing: { $0.append(value.text, escaping: HTMLText.Escaped.self) }).utf8), of: value)
        }
        guard text.contains(0x20) else { return }
        append(text.flatMap { $0 == 0x20 ? Array("%20".utf8) : [$0] }, of: value)
        append(text.map { $0 == 0x20 ? UInt8(ascii: "+") : $0 }, of: value)
        if spellings.contains(.slug) { append(Array(value.text.slugified.utf8), of: value) }
    }

    /// Whether a form at a place of a text is the value, and no part of a longer one.
    func isWhole(_ form: Int, at place: Range<Int>, in text: UnsafeRawBufferPointer) -> Bool {
        let value = values[form]
        let before = place.lowerBound > 0 ? text[place.lowerBound - 1] : 0x20
        let after = place.upperBound < text.count ? text[place.upperBound] : 0x20
        switch value.what {
        // "112 Gipps Street", "12 Gipps Street, Carlton North"
        case .street:
            let isOther = before.isASCIIDigit && text[place.lowerBound].isASCIIDigit
            return !isOther && !(haveSuburb[form] && isLonger(value, after: place, in: text))
        case .point: return !before.isASCIIDigit
        // "Ada Marshall"
        case .name:
            let second = place.upperBound + 1 < text.count ? text[place.upperBound + 1] : 0x20
            let isPlural = after == UInt8(ascii: "s") && !second.isASCIIAlphanumeric
            if before.isASCIIAlphanumeric || after.isASCIIAlphanumeric && !isPlural { return false }
            return !value.needsCapitals || text[place].elementsEqual(bytes[form])
        case .contact: return !(before.isASCIIAlphanumeric || after.isASCIIAlphanumeric)
        }
    }

    /// Whether the name of the suburb that ends there is the beginning of another one's.
    private func isLonger(_ value: HiddenValue, after place: Range<Int>, in text: UnsafeRawBufferPointer) -> Bool {
        guard let row = value.locality, place.upperBound + 1 < text.count, text[place.upperBound] == 0x20 else { return false }
        let name = gazetteer.localities[Int(row)].name
        let rest = String(decoding: text[place.upperBound..<min(text.count, place.upperBound + 40)], as: UTF8.self)
        let words = rest.split { !$0.isLetter && $0 != "'" && $0 != "-" }.prefix(3)
        return (1...3).contains { count in
            count <= words.count && !gazetteer.localities(named: ([Substring(name)] + words.prefix(count)).joined(separator: " ")).isEmpty
        }
    }
}
