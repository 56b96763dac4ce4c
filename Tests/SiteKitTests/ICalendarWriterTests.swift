import TestSupport
import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

@Suite struct ICalendarWriterTests {
    private static func lines(_ write: (inout ICalendarWriter) -> Void) -> String {
        String(decoding: ICalendarWriter.bytes(reservingCapacity: 0, write), as: UTF8.self)
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a,b;c:d\\e\"f", "a\\,b\\;c:d\\\\e\"f"), ("one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"),
        ("\\n", "\\\\n"), ("tab\there", "tab\there"), ("a\u{0}b\u{7}c\u{B}d\u{C}e\u{1B}f\u{1F}g\u{7F}h", "abcdefgh"),
        ("C1 \u{80}\u{9B}\u{9F}gone, \u{A0}kept", "C1 gone\\, \u{A0}kept"), ("nel\u{85}ls\u{2028}ps\u{2029}end", "nel\\nls\\nps\\nend"),
        ("\u{2027}\u{202A}\u{2080}é漢😀", "\u{2027}\u{202A}\u{2080}é漢😀"), ("\r\nATTENDEE:mailto:a@b", "\\nATTENDEE:mailto:a@b"),
        ("END:VEVENT", "END:VEVENT"), ("\r", "\\n"), ("\u{E2}", "\u{E2}"), ("ends in \u{C2}", "ends in \u{C2}"),
    ])
    func escapesText(text: String, written: String) {
        #expect(Self.lines { $0.text("X", text) } == "X:\(written)\r\n")
        #expect(Self.lines { $0.text("X") { $0.append(text: text) } } == "X:\(written)\r\n")
    }

    @Test func separatesTheTextsOfAList() {
        #expect(
            Self.lines { $0.texts("CATEGORIES", ["Home to rent", "pets, welcome", "a;b"]) }
                == "CATEGORIES:Home to rent,pets\\, welcome,a\\;b\r\n")
    }

    @Test(arguments: [
        ("Australia/Melbourne", "Australia/Melbourne"), ("a:b", "\"a:b\""), ("a;b,c", "\"a;b,c\""), ("say \"no\"", "say ^'no^'"),
        ("x\r\nDTSTART:1", "\"x^nDTSTART:1\""), ("a^b\u{0}\u{85}", "a^^b^n"),
    ])
    func quotesParameters(text: String, written: String) throws {
        let day = try #require(Day("2026-11-28"))
        #expect(Self.lines { $0.time("DTSTART", day, minute: 661, zone: text) } == "DTSTART;TZID=\(written):20261128T110100\r\n")
    }

    @Test func writesTimes() throws {
        let day = try #require(Day("2026-11-28"))
        let midnight = Timestamp(seconds: day.number * 86_400 - 39_600, offset: 39_600)
        #expect(Self.lines { $0.time("DTSTART", day, minute: 0) } == "DTSTART:20261128T000000\r\n")
        #expect(Self.lines { $0.time("DTEND", day, minute: 1439) } == "DTEND:20261128T235900\r\n")
        #expect(Self.lines { $0.moment("DTSTAMP", midnight) } == "DTSTAMP:20261127T130000Z\r\n")
        #expect(Self.lines { $0.moment("DTSTAMP", Timestamp(seconds: -1)) } == "DTSTAMP:19691231T235900Z\r\n")
    }

    @Test(arguments: [
        (0, "+0000"), (37_800, "+1030"), (31_500, "+0845"), (-12_600, "-0330"), (-18_000, "-0500"), (50_400, "+1400"), (-30, "+0000"),
    ])
    func writesOffsets(offset: Int, written: String) {
        #expect(Self.lines { $0.offset("TZOFFSETTO", offset) } == "TZOFFSETTO:\(written)\r\n")
    }

    @Test(arguments: [
        ("https://example.org/a/?b=1&c=2#d", "https://example.org/a/?b=1&c=2#d"),
        ("https://example.org/caf\u{E9} \"x\"\r\nEND:VEVENT", "https://example.org/caf%C3%A9%20%22x%22%0D%0AEND:VEVENT"),
        ("https://example.org/%20<\\>", "https://example.org/%20%3C%5C%3E"),
    ])
    func writesURIs(address: String, written: String) {
        #expect(Self.lines { $0.uri("URL") { $0.append(text: address) } } == "URL:\(written)\r\n")
        let stated = Self.lines { $0.uri("X", isStated: true) { $0.append(text: address) } }
        #expect(stated.replacing("\r\n ", with: "") == "X;VALUE=URI:\(written)\r\n")
    }

    @Test func nestsComponents() {
        let text = Self.lines {
            $0.component("VCALENDAR") { calendar in
                calendar.constant("VERSION", "2.0")
                calendar.component("VEVENT") { $0.number("SEQUENCE", 3) }
            }
        }
        #expect(text == "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSEQUENCE:3\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    }

    /// A line of each length around the limit, made of characters of each width.
    @Test(arguments: ["a", "é", "漢", "😀"]) func foldsBetweenCharacters(character: String) throws {
        for count in 0..<160 {
            for lead in ["", "a", "ab", "abc"] {
                let text = lead + String(repeating: character, count: count)
                let bytes = ICalendarWriter.bytes(reservingCapacity: 0) { $0.text("X", text) }
                #expect(try ParsedCalendar.lines(bytes) == ["X:" + text])
                let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n").dropLast()
                // No line is broken sooner than it must be.
                for (line, next) in zip(lines, lines.dropFirst()) {
                    #expect(line.utf8.count + (next.dropFirst().first?.utf8.count ?? 0) > 75)
                }
            }
        }
    }

    @Test func foldsAtSeventyFiveOctets() {
        let text = String(repeating: "0123456789", count: 20)
        #expect(
            Self.lines { $0.text("X", text) } == "X:\(text.prefix(73))\r\n \(text.dropFirst(73).prefix(74))\r\n \(text.dropFirst(147))\r\n")
        #expect(Self.lines { $0.text("X", String(text.prefix(73))) } == "X:\(text.prefix(73))\r\n")
    }

    /// Whatever a text holds, it comes back as one property and nothing else does.
    @Test func noTextBreaksOut() throws {
        let pieces = [
            "\r\n", "\n", "\r", " ", "\t", ":", ";", ",", "\\", "\\n", "\"", "BEGIN:VEVENT", "END:VCALENDAR", "\u{0}", "\u{85}", "\u{2028}",
            "\u{2029}", "\u{FEFF}", "\u{202E}", "é", "漢字", "👩‍👩‍👧", "=", "^n", "plain words", "\u{B}", "\u{1C}", "\u{7F}",
        ]
        var random = SeededGenerator(seed: 5545)
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let bytes = ICalendarWriter.bytes(reservingCapacity: 64) { calendar in
                calendar.component("VEVENT") { event in
                    event.text("SUMMARY", text)
                    event.texts("CATEGORIES", [text, text])
                }
            }
            let event = try ParsedCalendar(bytes)
            let plain = Self.plain(text)
            #expect(event.components.isEmpty && event.properties.map(\.name) == ["SUMMARY", "CATEGORIES"])
            #expect(event["SUMMARY"] == plain)
            #expect(event.properties.last.map { ParsedCalendar.texts($0.value) } == [plain, plain])
        }
    }

    /// A text without control characters, its lines ending alike.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": if last != "\r" { plain.append("\n") }
            case "\r", "\u{85}", "\u{2028}", "\u{2029}": plain.append("\n")
            case "\t": plain.append(scalar)
            default: if scalar.properties.generalCategory != .control { plain.append(scalar) }
            }
            last = scalar
        }
        return String(plain)
    }
}
