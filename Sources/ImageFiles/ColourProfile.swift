import Bytes

/// A colour profile reduced to the numbers that say what its colours are (ICC.1:2022, section 7): names, dates, serial numbers and all else
/// that cameras and people write there is left behind.
///
/// Only profiles of red, green and blue that are described by primaries and curves, and of grey by one curve, can be reduced so; those of
/// phones and cameras are. A picture with another one is shown as if it had none.
struct ColourProfile {
    /// The profile, with nothing in it but numbers.
    let bytes: [UInt8]

    /// The tags that are kept, with the types that they may have.
    private static let colours: [(tag: StaticString, isCurve: Bool)] = [
        ("wtpt", false), ("chad", false), ("rXYZ", false), ("gXYZ", false), ("bXYZ", false), ("rTRC", true), ("gTRC", true), ("bTRC", true),
        ("kTRC", true),
    ]
    /// A curve has at most so many points.
    private static let mostPoints: Wide = 4_096
    private static let headerLength = 128

    /// Nil for what is no such profile.
    init?(_ profile: [UInt8]) {
        guard profile.holds("acsp", at: 36), let count = profile.bigEndian32(at: ColourProfile.headerLength), count <= 100 else {
            return nil
        }
        guard profile.holds("RGB ", at: 16) || profile.holds("GRAY", at: 16), profile.holds("XYZ ", at: 20) || profile.holds("Lab ", at: 20)
        else { return nil }
        var found: [(name: [UInt8], data: [UInt8])] = []
        for (tag, isCurve) in ColourProfile.colours {
            for number in 0..<count {
                let entry = ColourProfile.headerLength + 4 + 12 * Int(number)
                guard profile.holds(tag, at: entry), let start = profile.bigEndian32(at: entry + 4),
                    let length = profile.bigEndian32(at: entry + 8)
                else { continue }
                guard let data = ColourProfile.numbers(profile, start, length, isCurve: isCurve) else { return nil }
                found.append((Array(profile[entry..<entry + 4]), data))
                break
            }
        }
        let names = Set(found.map { String(decoding: $0.name, as: UTF8.self) })
        let needed: Set<String> = profile.holds("GRAY", at: 16) ? ["kTRC"] : ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
        guard needed.isSubset(of: names) else { return nil }
        let isNew = profile[8] >= 4
        bytes = ColourProfile.written(
            profile,
            [("desc", ColourProfile.name(isNew)), ("cprt", ColourProfile.rights(isNew))]
                .map { (Array($0.0.utf8), $0.1) } + found)
    }

    /// The data of a tag, if it is of a type that holds numbers alone, and nothing behind them (sections 10.6, 10.18, 10.22 and 10.31).
    private static func numbers(_ profile: [UInt8], _ start: Wide, _ length: Wide, isCurve: Bool) -> [UInt8]? {
        guard start >= headerLength, length >= 8, length <= 1 << 16, start + length <= profile.count else { return nil }
        let (start, length) = (Int(start), Int(length))
        let needed: Int
        if isCurve, profile.holds("curv", at: start), let points = profile.bigEndian32(at: start + 8), points <= mostPoints {
            needed = 12 + 2 * Int(points)
        } else if isCurve, profile.holds("para", at: start), let type = profile.bigEndian16(at: start + 8), type <= 4 {
            needed = 12 + 4 * [1, 3, 4, 5, 7][type]
        } else if !isCurve, profile.holds("XYZ ", at: start) {
            needed = 20
        } else if !isCurve, profile.holds("sf32", at: start) {
            needed = 44
        } else {
            return nil
        }
        guard needed <= length else { return nil }
        var data = Array(profile[start..<start + needed])
        // Reserved, and nought.
        data.replaceSubrange(4..<8, with: [0, 0, 0, 0])
        return data
    }

    /// A header that says what the colours are, and the tags (sections 7.2 and 7.3).
    private static func written(_ profile: [UInt8], _ tags: [(name: [UInt8], data: [UInt8])]) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: headerLength)
        // Version, class, colours, space and rendering; of the date a valid one.
        for range in [8..<10, 12..<24, 66..<68, 68..<80] { header.replaceSubrange(range, with: profile[range]) }
        header.replaceSubrange(24..<30, with: [0x07, 0xD0, 0, 1, 0, 1])
        header.replaceSubrange(36..<40, with: "acsp".utf8)
        var table = big(tags.count)
        var body: [UInt8] = []
        let start = headerLength + 4 + 12 * tags.count
        for (name, data) in tags {
            table += name + big(start + body.count) + big(data.count)
            body += data
            while body.count % 4 != 0 { body.append(0) }
        }
        let whole = header + table + body
        return big(whole.count) + whole.dropFirst(4)
    }

    private static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

    /// A name that every profile has to have: "RGB".
    private static func name(_ isNew: Bool) -> [UInt8] {
        if isNew { return text(["R", "G", "B"]) }
        // ICC.1:2001-04, section 6.5.17: ASCII, no Unicode, no ScriptCode.
        return Array("desc\0\0\0\0".utf8) + big(4) + Array("RGB\0".utf8) + [UInt8](repeating: 0, count: 8 + 70)
    }

    private static func rights(_ isNew: Bool) -> [UInt8] {
        isNew ? text(["C", "C", "0"]) : Array("text\0\0\0\0CC0\0".utf8)
    }

    /// A text in English (ICC.1:2022, section 10.15).
    private static func text(_ letters: [Character]) -> [UInt8] {
        Array("mluc\0\0\0\0".utf8) + big(1) + big(12) + Array("enUS".utf8) + big(2 * letters.count) + big(28)
            + letters.flatMap { [0, $0.asciiValue ?? 0x3F] }
    }
}
