import Testing

@testable import Rules

/// However many marks a stranger piles up, only short parts are decomposed, and what stands around them is read.
@Suite struct StreetTextBoundTests {
    @Test(arguments: ["\u{302E}", "\u{1B44}", "é"]) func longRunsAreReadInParts(sign: String) {
        let text = String(repeating: sign, count: 20_000)
        let parts = StreetText.parts(of: text.unicodeScalars)
        #expect(parts.count == (20_000 + StreetText.longestPart - 1) / StreetText.longestPart)
        #expect(parts.joined() == text && parts.allSatisfy { $0.unicodeScalars.count <= StreetText.longestPart })
        let words = StreetText("12 Gipps " + text + " Street").words
        #expect(words.first == "12" && words.last == "street" && words.contains("gipps"))
    }

    @Test func noPartSplitsASign() {
        #expect(StreetText.parts(of: "".unicodeScalars) == [])
        let text = String(repeating: "ｇｉｐｐｓ", count: 300)
        #expect(StreetText(text).words == [String(repeating: "gipps", count: 300)])
    }
}
