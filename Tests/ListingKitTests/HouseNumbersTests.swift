import TestSupport
import Testing

@testable import ListingKit

@Suite struct HouseNumbersTests {
    private static func mayStand(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { HouseNumbers(["12", "3"]).mayStand(in: $0) }
    }

    @Test(arguments: ["12 Gipps", "at 3", "x3y", "no 1'2 here", "1\u{2019}2", "%31%32", "12", "twelve words before the number 12"])
    func finds(text: String) {
        #expect(HouseNumbersTests.mayStand(text))
    }

    @Test(arguments: ["", "no digits at all in here", "112", "33 and 123", "from 2026-11-21 on", "１２", "/0:9 :::::::: ////////"])
    func passesOver(text: String) {
        #expect(!HouseNumbersTests.mayStand(text))
    }

    /// Whatever text holds a number as a word, it is never passed over.
    @Test func neverMissesAWord() {
        var random = SeededGenerator(seed: 12)
        let pieces = [
            "1", "2", "3", "12", "a", "B", " ", "'", "\u{2019}", "%", "%31", "%20", "-", "é", "e\u{301}", "\u{200D}", "°", "½", "🏠", ".",
        ]
        var told = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
                .joined()
            let isTold = StreetWords(text).list.contains { ["12", "3"].contains($0.prefix { $0.isASCII && $0.isNumber }) }
            told += isTold ? 1 : 0
            #expect(!isTold || HouseNumbersTests.mayStand(text), "\(text)")
        }
        #expect(told > 1_000)
    }
}
