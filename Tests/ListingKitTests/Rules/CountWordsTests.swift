import Testing

@testable import ListingKit

@Suite struct CountWordsTests {
    @Test(arguments: [
        ("two", 2), ("Two beds", 2), ("2 beds", 2), ("none", 0), ("a", 1), ("no car", 0), ("one or two", nil), ("two and a half", nil),
        ("a couple", nil), ("2-3", nil), ("1.5", nil), ("2 + study", nil), ("", nil), ("beds", nil), ("4 bedrooms", 4),
        ("one to three", nil),
    ])
    func aWordIsReadOnlyIfItIsOneNumber(text: String, number: Int?) {
        #expect(NumberWords.count(text) == number)
    }
}
