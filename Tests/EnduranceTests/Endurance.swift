import Foundation
import Testing

/// How long the tests of this target go on.
///
/// They build whole boards hundreds of times, so a plain `swift test` skips them. This runs them, optimised and with all checks on:
///
///     HOUSER_ENDURANCE=1 Tests/optimised test --filter EnduranceTests
///
/// With a larger number they go so many times as deep.
enum Endurance {
    /// How many times as deep as usual; zero if nobody asks for these tests.
    static let depth = ProcessInfo.processInfo.environment["HOUSER_ENDURANCE"].map { max(Int($0) ?? 1, 0) } ?? 0

    /// So many rounds for each unit of depth.
    static func rounds(_ count: Int) -> ClosedRange<Int> { 1...count * max(depth, 1) }

    /// So many seeds of random numbers for each unit of depth.
    static func seeds(_ count: Int) -> [UInt64] { rounds(count).map(UInt64.init) }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite unless somebody asks for it. Every suite of this target has it.
    static var endurance: Self {
        .enabled(
            if: Endurance.depth > 0,
            "takes minutes; run it with HOUSER_ENDURANCE=1 Tests/optimised test --filter EnduranceTests")
    }
}
