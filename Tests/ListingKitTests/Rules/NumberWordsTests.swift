import Testing

@testable import Facts
@testable import ListingKit

@Suite struct NumberWordsTests {
    @Test(arguments: [("two", 2), ("Two bedrooms", 2), ("2 beds", 2), ("none", 0), ("no parking", 0), ("double", 2), ("x3", 3)])
    func means(text: String, number: Int) {
        #expect(NumberWords.count(text) == number)
    }

    @Test(arguments: ["", "many", "1.5", "1-2", "2+1", "2 or 3", "-1", "1234567890"])
    func couldMeanAnything(text: String) {
        #expect(NumberWords.count(text) == nil)
    }

    @Test(
        arguments: [
            ("320,000", 320_000), ("320 000", 320_000), ("320,000 km", 320_000), ("320 000 km", 320_000), ("320k", 320_000),
            ("320 K", 320_000), ("82.5k km", 82_500), ("320 thousand", 320_000), ("1,320,000", 1_320_000), ("320’000", 320_000),
            ("about 320", 320), ("320 km", 320), ("32,00", nil), ("320,000-350,000", nil), ("320,000 or more", nil), ("320k+", nil),
        ] as [(String, Int?)])
    func thousandsAreSetApart(text: String, number: Int?) {
        #expect(NumberWords.count(text) == number)
    }

    @Test(arguments: [("12cm", "12"), ("12.5 CM", "12.5"), ("cm", nil), ("1.2m", nil), ("1 2cm", nil), ("1.2.3cm", nil)])
    func aUnitIsLeftOut(text: String, number: String?) {
        #expect(NumberWords.number(text, without: "cm") == number)
    }
}
