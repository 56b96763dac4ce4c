import TestSupport
import Testing

/// One sequence of what landlords do; `AnyNewsTests` try many.
@Suite struct RandomFollowerTests {
    @Test func everyNewsIsHeardOnce() throws { try RandomLandlords.check(seed: 1) }
}
