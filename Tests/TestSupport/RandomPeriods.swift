import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

/// A feed of changes is divided into archives and what stands in the current document: a closed archive never changes.
package enum RandomPeriods {
    /// Days go by, and every day has events of its own and some that are dated within the window.
    package static func check(seed: UInt64) {
        let first = Day(number: 20_000)
        var random = SeededGenerator(seed: seed)
        let window = seed.isMultiple(of: 2) ? 2 : 7
        var events: [(day: Day, id: Int)] = []
        var archives: [[Int]] = []
        var id = 0
        for number in 0..<80 {
            let today = first + number
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                id += 1
                events.append((today + -Int.random(in: 0..<window, using: &random), id))
            }
            let sorted = events.sorted { $0.day != $1.day ? $0.day > $1.day : $0.id > $1.id }
            let periods = ChangePeriods(
                sorted.map(\.day), from: today + (1 - window), openFrom: today + (1 - window), least: 100, hasArchives: true)
            let now = periods.archives.map { Array(sorted[$0].map(\.id)) }
            #expect(Array(now.prefix(archives.count)) == archives, "day \(number)")
            archives = now
            #expect(Set(archives.flatMap { $0 } + sorted[..<periods.current].map(\.id)).count == events.count, "nothing is lost")
        }
        #expect(archives.count > 5)
    }
}
