import TestSupport
import Testing

/// Two sequences of what landlords do; `AnyNewsTests` try many.
@Suite struct RandomFollowerTests {
    @Test func everyNewsIsHeardOnce() throws { try RandomLandlords.check(seed: 1, steps: 10) }

    @Test func whateverLandlordsForget() throws { try RandomLandlords.check(seed: 2, steps: 14, areForgetful: true) }
}
