import TestSupport
import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

@Suite struct ChangePeriodsTests {
    private static let today = Day(number: 20_000)

    private func periods(_ days: [Day], from first: Day?, today: Day = Self.today, window: Int = 7) -> ChangePeriods {
        ChangePeriods(days, from: first, openFrom: today + (1 - window), least: 100, hasArchives: true)
    }

    @Test(arguments: [0, 1, 99, 100]) func aShortLogIsOneDocument(count: Int) {
        let periods = periods((0..<count).map { Self.today + (-30 - $0) }, from: nil)
        #expect(periods.archives == [] && periods.current == count)
    }

    @Test func whatIsOverStandsInArchivesOfWholeDays() {
        // Thirty events a day for forty days.
        let days = (0..<40).flatMap { day in Array(repeating: Self.today + -day, count: 30) }
        let periods = periods(days, from: Self.today + -6)
        // The seven days of the window are open; 33 days are over, four to an archive, and the last one is left.
        #expect(periods.archives.count == 8)
        #expect(periods.archives.first?.upperBound == days.count)
        #expect(zip(periods.archives, periods.archives.dropFirst()).allSatisfy { $0.lowerBound == $1.upperBound })
        for archive in periods.archives {
            #expect(archive.count >= 100 && days[archive.lowerBound] < Self.today + -6)
            // No day is in two of them.
            #expect(archive.upperBound == days.count || days[archive.upperBound] < days[archive.upperBound - 1])
        }
        #expect(periods.current == 7 * 30 + 30, "all that is in no archive")
    }

    @Test func theDocumentHoldsWhatItMustEvenIfArchivesHaveIt() {
        let days = [Self.today] + Array(repeating: Self.today + -30, count: 150)
        let all = ChangePeriods(days, from: Self.today + -30, openFrom: Self.today + -6, least: 100, hasArchives: true)
        #expect(all.archives == [1..<151] && all.current == 151)
        let none = ChangePeriods(days, from: Self.today + -6, openFrom: Self.today + -6, least: 100, hasArchives: false)
        #expect(none.archives == [] && none.current == 1)
    }

    /// `AnyPeriodTests` try more of them.
    @Test(arguments: [1, 2]) func aClosedArchiveNeverChanges(seed: UInt64) { RandomPeriods.check(seed: seed) }
}
