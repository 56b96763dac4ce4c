import Bytes
import Findings
import Values

extension ListingRule {
    /// Warns of what belongs elsewhere, or nowhere, in the text of a listing.
    static let textFacts = ListingRule(.textFacts) { parsed, report in
        let text = parsed.body.flatMap { $0.text.contains { $0 > 0x20 } ? $0.text : nil }
        let node = parsed.root["description"]
        let bytes = text ?? node.flatMap { $0.text.map { Array($0.utf8)[...] } } ?? []
        // A description in the facts is indented, so that its columns are not those of the file.
        func span(_ range: Range<Int>) -> SourceSpan? {
            text == nil ? node?.span : parsed.body.map { SourceSpan(of: range, in: $0.text, firstLine: $0.line) }
        }
        let signs = TextFacts.signs(in: bytes)
        if signs.digits, let number = TextFacts.phoneNumber(in: bytes), let span = span(number) {
            report.add(
                .textFacts, span, "the description has a phone number in it",
                reason: "It would still be shown when the listing is closed. Take it out: people see how to reach you beside it.",
                fix: "It belongs in your own file, or under \"contact\".")
        }
        guard signs.offers, parsed.kind.price?.per == .week, let offer = TextFacts.offer(in: bytes), let span = span(offer) else { return }
        report.add(
            .textFacts, span, "the description asks for offers: \(String(decoding: bytes[offer], as: UTF8.self).quoted)",
            reason: "Rent has to be advertised as one fixed amount, and most states forbid asking for more than that. Take it out.")
    }
}

extension Rule {
    static let textFacts = Rule(
        "text-facts", .warning, "A description has no phone number in it, and asks for no offers above the rent",
        "How to reach you is shown beside the description while the listing is open, and taken off when it's closed; a phone number in the text would stay. Every state and territory requires rent to be advertised as one fixed amount, and most forbid asking for more (for example, Residential Tenancies Act 2010 (NSW) s 22A).",
        example: "contact: {phone: 0491 570 006}")
}

extension SourceSpan {
    /// A range of a text that starts on a line of its own.
    package init(of range: Range<Int>, in text: ArraySlice<UInt8>, firstLine: Int) {
        let before = text[..<range.lowerBound]
        let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? text.startIndex
        let lines = LineScanner(before).reduce(0) { count, _ in count + 1 } - (start < range.lowerBound ? 1 : 0)
        func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
        self.init(line: firstLine + lines, column: scalars(text[start..<range.lowerBound]) + 1, length: scalars(text[range]))
    }
}

/// Finds phone numbers and requests for offers in a text of any length, in one pass each.
enum TextFacts {
    /// Whether there are digits enough for a number to ring, and whether offers are named; hardly any text has either.
    static func signs(in text: ArraySlice<UInt8>) -> (digits: Bool, offers: Bool) {
        text.withUnsafeBufferPointer { text in
            var digits = 0
            for byte in text { digits += byte.isASCIIDigit ? 1 : 0 }
            return (digits > 9, "fF".utf8.contains { holdsOffer(text, at: $0) })
        }
    }

    /// Whether "offe" stands in a text, with that for its first f.
    private static func holdsOffer(_ text: UnsafeBufferPointer<UInt8>, at letter: UInt8) -> Bool {
        var index = 1
        while let place = text.firstIndex(of: letter, from: index), place + 2 < text.count {
            if text[place - 1] | 0x20 == UInt8(ascii: "o"), text[place + 1] | 0x20 == UInt8(ascii: "f"),
                text[place + 2] | 0x20 == UInt8(ascii: "e")
            {
                return true
            }
            index = place + 1
        }
        return false
    }

    /// The first phone number of ten digits, or of eleven behind a plus.
    static func phoneNumber(in text: ArraySlice<UInt8>) -> Range<Int>? {
        var index = text.startIndex
        while let start = text[index...].firstIndex(where: { $0.isASCIIDigit }) {
            let before = start > text.startIndex ? text[start - 1] : UInt8(ascii: " ")
            let isPlus = before == UInt8(ascii: "+")
            // Digits of a web address or of a longer word are no number to ring.
            let isApart = !before.isASCIIAlphanumeric && !"/=_.&%#$".utf8.contains(before)
            if isApart, isPlus || text[start] == UInt8(ascii: "0") || text[start] == UInt8(ascii: "1") {
                // How many a number of another country has, only that country knows.
                for digits in (isPlus ? 8...15 : 10...10).reversed() {
                    guard let end = end(of: text, from: start, digits: digits) else { continue }
                    let range = (isPlus ? start - 1 : start)..<end
                    if case .success = PhoneNumber.parse(String(decoding: text[range], as: UTF8.self)) { return range }
                }
            }
            index = text[start...].firstIndex { !$0.isASCIIDigit } ?? text.endIndex
        }
        return nil
    }

    /// Where so many digits end, with at most two spaces, hyphens, dots or brackets between any; nil if there are more or less.
    private static func end(of text: ArraySlice<UInt8>, from start: Int, digits: Int) -> Int? {
        var (count, gap, index) = (0, 0, start)
        while index < text.endIndex, count < digits {
            if text[index].isASCIIDigit {
                (count, gap) = (count + 1, 0)
            } else if " -.()".utf8.contains(text[index]), gap < 2 {
                gap += 1
            } else {
                return nil
            }
            index += 1
        }
        let isLonger = index < text.endIndex && text[index].isASCIIAlphanumeric
        return count == digits && !isLonger ? index : nil
    }

    /// The first words that ask for offers, such as `Offers over $600`, unless they say that none are taken.
    static func offer(in text: ArraySlice<UInt8>) -> Range<Int>? {
        var last: [Range<Int>] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(where: { $0.isASCIILetter }) {
            let end = text[start...].firstIndex { !$0.isASCIILetter } ?? text.endIndex
            if let before = last.last?.upperBound, !text[before..<start].allSatisfy(joins) { last = [] }
            // Longer words are none of those.
            last.append(start..<min(end, start + 12))
            if last.count > 5 { last.removeFirst() }
            index = end
            guard phrases[word(text[start..<end].prefix(12))] != nil else { continue }
            if let length = asks(last.map { word(text[$0]) }, rest: text[end...].prefix(12)), let first = last.dropLast(length - 1).last {
                return first.lowerBound..<end
            }
        }
        return nil
    }

    /// Whether words on both sides of a character belong together, as in "don't" and across a line's end.
    private static func joins(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 || "'-,*_".utf8.contains(byte) }

    private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).lowercased() }

    /// How many of the last words ask for offers.
    private static func asks(_ words: [String], rest: ArraySlice<UInt8>) -> Int? {
        guard let word = words.last, let phrase = phrases[word] else { return nil }
        guard let length = phrase.first(where: { words.dropLast().suffix($0.count).elementsEqual($0) })?.count else { return nil }
        let before = words.dropLast(length + 1)
        guard !before.contains(where: { ["no", "not", "never", "t", "without"].contains($0) }) else { return nil }
        // "The balcony offers over 20 square metres" is about something else.
        let amount = rest.drop { $0 == UInt8(ascii: " ") }
        return !needsAmount.contains(word) || amount.first == UInt8(ascii: "$") ? length + 1 : nil
    }

    /// What stands before the last word of a phrase, by that word.
    private static let phrases: [String: [[String]]] = [
        "over": [["offers"], ["offer"]], "above": [["offers"], ["offer"]], "from": [["offers"]], "around": [["offers"]],
        "offer": [["best"], ["highest"]], "offers": [["open", "to"], ["best"], ["highest"]],
        "welcome": [["offers"]], "invited": [["offers"]], "considered": [["offers"]],
    ]

    private static let needsAmount: Set<String> = ["over", "above", "from", "around"]
}
