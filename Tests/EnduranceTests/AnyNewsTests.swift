import TestSupport
import Testing

/// Whatever landlords do, in whatever order, those who follow hear of it exactly once.
@Suite(.endurance) struct AnyNewsTests {
    @Test(arguments: Endurance.seeds(8)) func everyNewsIsHeardOnce(seed: UInt64) throws { try RandomLandlords.check(seed: seed) }

    /// Nor does it matter what they forget: numbers and days never fall, in calendars neither.
    @Test(arguments: Endurance.seeds(30)) func whateverLandlordsForget(seed: UInt64) throws {
        try RandomLandlords.check(seed: seed, steps: 60, areForgetful: true)
    }
}
