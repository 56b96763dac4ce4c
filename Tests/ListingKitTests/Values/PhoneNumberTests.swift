import TestSupport
import Testing

@testable import Facts
@testable import ListingKit
@testable import Values

@Suite struct PhoneNumberTests {
    @Test(arguments: [
        ("0491 570 156", "+61491570156", "0491 570 156", PhoneNumber.Kind.mobile),
        ("+61 491 570 156", "+61491570156", "0491 570 156", .mobile),
        ("+61 (0)491 570 156", "+61491570156", "0491 570 156", .mobile), ("0061491570156", "+61491570156", "0491 570 156", .mobile),
        ("0011 61 491 570 156", "+61491570156", "0491 570 156", .mobile), ("491570156", "+61491570156", "0491 570 156", .mobile),
        ("(03) 5550 1234", "+61355501234", "(03) 5550 1234", .landline), ("02-5550-1234", "+61255501234", "(02) 5550 1234", .landline),
        ("07.5550.1234", "+61755501234", "(07) 5550 1234", .landline), ("08 5550\u{A0}1234", "+61855501234", "(08) 5550 1234", .landline),
        ("13 10 01", "+61131001", "13 10 01", .service), ("1300 555 000", "+611300555000", "1300 555 000", .service),
        ("+61 1800 555 000", "+611800555000", "1800 555 000", .service),
        ("+91 98765 43210", "+919876543210", "+91 987 654 3210", .foreign),
        ("+44 20 7946 0000", "+442079460000", "+44 207 946 0000", .foreign),
        ("0011 86 138 0013 8000", "+8613800138000", "+86 138 0013 8000", .foreign),
        ("+1 (212) 555-0100", "+12125550100", "+1 212 555 0100", .foreign),
        ("+65 6123 4567", "+6561234567", "+65 6123 4567", .foreign), ("+679 330 1234", "+6793301234", "+679 330 1234", .foreign),
    ])
    func isRead(text: String, e164: String, display: String, kind: PhoneNumber.Kind) throws {
        let number = try PhoneNumber.parse(text).get()
        #expect(number == PhoneNumber(kind: kind, e164: e164, display: display))
        #expect(try PhoneNumber.parse(number.display).get() == number)
        #expect(try PhoneNumber.parse(number.e164).get() == number)
        for text in [text, number.display, number.e164, " \(text) "] { #expect(try isMatched(text), "\(text)") }
    }

    /// Whether browsers take it.
    private func isMatched(_ text: String) throws -> Bool { try Regex(PhoneNumber.pattern).wholeMatch(in: text) != nil }

    /// Whatever somebody types, browsers and `houser check` say the same of it.
    @Test(arguments: 1...20) func thePatternTakesWhatIsRead(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let pattern = try Regex(PhoneNumber.pattern)
        let starts = [
            "", "0", "04", "03", "13", "1300", "1800", "190", "+61", "+", "0011", "0061", "0011 61 (0)", "+979", "00", "6", "1", "4", "+0",
            "+44 ",
        ]
        var taken = 0
        for _ in 0..<2_000 {
            var text = starts.randomElement(using: &generator) ?? ""
            for _ in 0..<Int.random(in: 0...14, using: &generator) {
                text.append("00123456789".randomElement(using: &generator) ?? "0")
                if Int.random(in: 0..<8, using: &generator) == 0 {
                    text.append(" -.()\u{A0}\u{2011}\u{2013}+x/".randomElement(using: &generator) ?? " ")
                }
            }
            let isRead = (try? PhoneNumber.parse(text).get()) != nil
            if isRead { taken += 1 }
            #expect((text.wholeMatch(of: pattern) != nil) == isRead, "\(text)")
        }
        #expect(taken > 100)
    }

    @Test(arguments: [
        ("", PhoneNumber.Problem.length(0)), ("0491 570 15", .length(9)), ("0491 570 156 7", .length(11)), ("1300 555", .length(7)),
        ("13 10 0", .length(5)), ("call me", .characters), ("0491+570156", .characters), ("٠٤٩١٥٧٠١٥٦", .characters),
        ("+44 207", .foreign), ("+0044 20 7946 0000", .foreign), ("+979 1 2345 6789", .foreign), ("+1234567890123456", .foreign),
        ("0044 20 7946 0000", .length(14)), ("919876543210", .length(12)), ("1902 123 456", .premium), ("0991 570 156", .prefix),
        ("0591 570 156", .prefix),
        ("+61 1902 123 456", .premium),
    ])
    func isRefused(text: String, problem: PhoneNumber.Problem) throws {
        #expect(PhoneNumber.parse(text) == .failure(problem))
        #expect(try !isMatched(text))
    }
}
