import Testing

@testable import Facts
@testable import ListingKit

@Suite struct WeeksOfRentTests {
    @Test(arguments: [
        ("4 weeks", 4), ("four weeks' rent", 4), ("4 weeks rent", 4), ("4 x rent", 4), ("4x weekly rent", 4), ("4 × rent", 4), ("4wks", 4),
        ("Two weeks", 2), ("4 times the rent", 4), ("1 week", 1),
    ])
    func isSoManyWeeks(text: String, count: Int) {
        #expect(WeeksOfRent(text)?.count == count)
    }

    @Test(arguments: ["", "4", "4 months", "rent", "4 x bond", "4 rent", "12 weeks", "4 weeks or 2000", "4-6 weeks", "a week", "0 weeks"])
    func isSomethingElse(text: String) {
        #expect(WeeksOfRent(text) == nil)
    }
}
