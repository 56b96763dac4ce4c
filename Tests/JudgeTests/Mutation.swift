import Bytes
import TestSupport

/// A text with a few of the mistakes that people, editors and strangers make.
enum Mutation {
    private static let pieces = [
        "99999999", "3000000000", "99999999999", "999999999999999", "999999999999999999999", "-1", "1e9",
        "0x10", "\t", "\u{202E}", "\r\n", "'", "\"", "{", "]", ": ", "- ", "#", "|",
        "&a ", "*a", "~",
        "2040-10-07", "1/12/2026", "next friday", "$520 pw", "520-600", "4 weeks", "no pets, no students, no asians", "0412 345 678",
        "me@example.com", "[x](javascript:alert(1))", "<script>", "![a](b.jpg)", "Mount Waverly", "n\u{FF4F} dss", "\u{0}", "\u{FEFF}", "🏠",
        "é",
    ]

    static func of(_ text: [UInt8], by random: inout SeededGenerator) -> [UInt8] {
        var result = text
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...result.count, using: &random)
            let end = min(result.count, place + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: result.removeSubrange(place..<end)
            case 1: result.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8, at: place)
            case 2: if place < result.count { result[place] = UInt8.random(in: 0...255, using: &random) }
            case 3: changeLine(at: place, of: &result, by: &random)
            default: result.replaceSubrange(place..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
            }
        }
        return result
    }

    /// Gives the fact of a line another value, or writes the line twice or not at all.
    private static func changeLine(at place: Int, of text: inout [UInt8], by random: inout SeededGenerator) {
        let start = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = text[place...].firstIndex(of: 0x0A) ?? text.count
        let line = Array(text[start..<end])
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(contentsOf: line + [0x0A], at: start)
        case 1: text.removeSubrange(start..<end)
        default:
            guard let colon = line.firstIndex(of: 0x3A) else { return }
            text.replaceSubrange((start + colon + 1)..<end, with: (" " + pieces[Int.random(in: 0..<pieces.count, using: &random)]).utf8)
        }
    }
}
