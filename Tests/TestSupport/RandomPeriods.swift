import Testing

@testable import ListingKit
@testable import Rules
@testable import SiteKit
@testable import Values

/// A feed of changes is divided into archives and what stands in the current document: a closed archive never changes.
package enum RandomPeriods {
    /// Days go by, and every day has some builds, each with events of its own.
    package static func check(seed: UInt64) {
        let first = Day(number: 20_000)
        var random = SeededGenerator(seed: seed)
        var clock = NewsClock(part: NewsPart(first), count: 0)
        var events: [(part: NewsPart, id: Int)] = []
        var archives: [[Int]] = []
        var id = 0
        for number in 0..<80 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                clock = clock.next(on: first + number)
                let count = Int.random(in: 0...5, using: &random) == 0 ? 300 : Int.random(in: 0...40, using: &random)
                for _ in 0..<count {
                    id += 1
                    // Some of them are told in this scope.
                    if Bool.random(using: &random) { events.append((clock.part, id)) }
                }
                clock = NewsClock(part: clock.part, count: clock.count + count)
                let sorted = events.sorted { $0.part != $1.part ? $0.part > $1.part : $0.id > $1.id }
                let parts = Set(sorted.map(\.part)).sorted(by: >).map { part in (part: part, count: sorted.count { $0.part == part }) }
                let periods = ChangePeriods(parts, open: clock.isFull ? nil : clock.part, least: 100)
                let now = periods.archives.map { Array(sorted[$0].map(\.id)) }
                #expect(Array(now.prefix(archives.count)) == archives, "day \(number)")
                archives = now
                #expect(archives.joined().count + periods.rest == events.count, "nothing is lost, or stands twice")
                #expect(periods.rest < 300)
            }
        }
        #expect(archives.count > 5)
    }
}
