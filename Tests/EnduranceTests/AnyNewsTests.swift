import TestSupport
import Testing

/// Whatever landlords do, in whatever order, those who follow hear of it exactly once.
@Suite(.endurance) struct AnyNewsTests {
    @Test(arguments: Endurance.seeds(8)) func everyNewsIsHeardOnce(seed: UInt64) throws { try RandomLandlords.check(seed: seed) }
}
