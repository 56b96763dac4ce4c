import TestSupport
import Testing

@testable import ListingKit
@testable import Rules
@testable import SiteKit
@testable import Values

@Suite struct ChangePeriodsTests {
    private static let today = Day(number: 20_000)

    private func periods(_ counts: [(day: Int, count: Int)], open: NewsPart? = nil) -> ChangePeriods {
        ChangePeriods(counts.map { (part: NewsPart(Self.today + -$0.day), count: $0.count) }, open: open, least: 100)
    }

    @Test func aShortLogIsOneDocument() {
        let periods = periods((0..<33).map { ($0, 3) })
        #expect(periods.archives == [] && periods.rest == 99)
    }

    @Test func whatIsOverStandsInArchivesOfWholeParts() {
        // Thirty events a day for forty days, the last of which is not over.
        let periods = periods((0..<40).map { ($0, 30) }, open: NewsPart(Self.today))
        // 39 days are over, four to an archive, and the last ones are left.
        #expect(periods.archives.count == 9 && periods.archives.allSatisfy { $0.count == 120 })
        #expect(periods.archives.first?.upperBound == 1_200)
        #expect(zip(periods.archives, periods.archives.dropFirst()).allSatisfy { $0.lowerBound == $1.upperBound })
        #expect(periods.rest == 120, "all that is in no archive")
    }

    @Test func aPartThatIsOverIsClosedAtOnce() {
        #expect(periods([(0, 5_000), (30, 2)]).archives == [0..<5_002])
        #expect(periods([(0, 99)], open: NewsPart(Self.today)).archives == [])
    }

    /// `AnyPeriodTests` try more of them.
    @Test(arguments: [1, 2]) func aClosedArchiveNeverChanges(seed: UInt64) { RandomPeriods.check(seed: seed) }
}
