import Testing

@testable import ListingKit
@testable import Values

@Suite struct MoneyTests {
    @Test(arguments: [(200_00, 869_05), (380_00, 1_651_19), (400_00, 1_738_10), (500_00, 2_172_62), (0, 0), (1, 4), (84_00, 365_00)])
    func aMonthOfAWeeklyRent(week: Int, month: Int) {
        #expect(Money(cents: week).monthlyFromWeekly == Money(cents: month))
    }

    @Test(arguments: [
        (520_00, "$520", "520"), (1_200_00, "$1,200", "1200"), (2_172_62, "$2,172.62", "2172.62"), (5, "$0.05", "0.05"), (0, "$0", "0"),
        (1_000_000_50, "$1,000,000.50", "1000000.50"),
    ])
    func isShown(cents: Int, display: String, plain: String) {
        #expect(Money(cents: cents).display == display)
        #expect(Money(cents: cents).plain == plain)
    }
}
