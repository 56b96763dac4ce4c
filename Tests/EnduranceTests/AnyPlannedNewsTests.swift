import TestSupport
import Testing

/// Whatever changes, a plan says what comes of it.
@Suite(.endurance) struct AnyPlannedNewsTests {
    @Test(arguments: Endurance.seeds(40)) func anyChange(seed: UInt64) throws { try RandomNews.check(seed: seed &+ 100, rounds: 4) }
}
