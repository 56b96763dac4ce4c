import Testing

@testable import ListingKit
@testable import Rules

@Suite struct TextFactsTests {
    private func part(_ text: String, _ find: (ArraySlice<UInt8>) -> Range<Int>?) -> String? {
        let bytes = Array(text.utf8)
        return find(bytes[...]).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(arguments: [
        ("Call 0491 570 006.", "0491 570 006"), ("Call 0491570006", "0491570006"), ("on 0491-570-006 or mail", "0491-570-006"),
        ("(03) 5550 1234", "03) 5550 1234"), ("+61 491 570 006!", "+61 491 570 006"), ("1300 555 000 2 beds", "1300 555 000"),
        ("[call](tel:+61491570006)", "+61491570006"), ("Ring 0491 570 006 0491 570 007", "0491 570 006"),
        ("2026-11-28 11:00 to 0491 570 006", "0491 570 006"),
        ("https://a.example/0491570006", nil), ("0491 570 0067", nil), ("From 2026-11-28 to 2026-12-01", nil), ("0 1 2 3 4 5 6 7 8 9", nil),
        ("$0491570006", nil), ("1300 mm by 1800 mm", nil), ("", nil), ("0", nil), ("lot 0491570006x", nil),
        ("+1 212 555 0100", "+1 212 555 0100"),
        ("WhatsApp +91 98765 43210 please", "+91 98765 43210"), ("+65 6123 4567, any time", "+65 6123 4567"), ("+300 m", nil),
    ])
    func aNumberThatCanBeRungIsFound(text: String, number: String?) {
        #expect(part(text, TextFacts.phoneNumber) == number)
    }

    @Test(arguments: [
        ("Offers over $700.", "Offers over"), ("offers above $1", "offers above"), ("Best offer by Friday", "Best offer"),
        ("We are open to\noffers", "open to\noffers"), ("Offers considered", "Offers considered"), ("all best offers", "best offers"),
        ("The balcony offers over 20 m² of sun", nil), ("No offers over $700", nil), ("We don't take offers over $700", nil),
        ("The cafe offers from 8 to 5", nil), ("It offers a garden", nil), ("The staff is over", nil), ("", nil), ("offer", nil),
        ("Simply the best. Offers a view", nil),
    ])
    func wordsThatAskForOffersAreFound(text: String, words: String?) {
        #expect(part(text, TextFacts.offer) == words)
    }

    @Test func aLongTextTakesOnePass() {
        let text = String(repeating: "0 1 +61 (04) offers off. ", count: 2_000)
        #expect(part(text, TextFacts.phoneNumber) == nil && part(text, TextFacts.offer) == nil)
    }
}
