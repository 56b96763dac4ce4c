import TestSupport
import Testing

/// However many events there are on however many days, a closed archive never changes.
@Suite(.endurance) struct AnyPeriodTests {
    @Test(arguments: Endurance.seeds(100)) func aClosedArchiveNeverChanges(seed: UInt64) { RandomPeriods.check(seed: seed) }
}
