import Foundation
import Testing

/// How long the tests go on that take minutes.
///
/// Most of them build whole boards hundreds of times, so a plain `swift test` skips them. This runs them with all others, optimised and
/// with all checks of the code on:
///
///     HOUSER_ENDURANCE=1 Tests/optimised test
///
/// With a larger number they go so many times as deep.
package enum Endurance {
    /// How many times as deep as usual; zero if nobody asks for these tests.
    package static let depth = ProcessInfo.processInfo.environment["HOUSER_ENDURANCE"].map { max(Int($0) ?? 1, 0) } ?? 0

    /// So many rounds for each unit of depth.
    package static func rounds(_ count: Int) -> ClosedRange<Int> { 1...count * max(depth, 1) }

    /// So many seeds of random numbers for each unit of depth.
    package static func seeds(_ count: Int) -> [UInt64] { rounds(count).map(UInt64.init) }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test unless somebody asks for endurance.
    package static var endurance: Self {
        .enabled(if: Endurance.depth > 0, "takes long; HOUSER_ENDURANCE=1 Tests/optimised test runs it")
    }
}
