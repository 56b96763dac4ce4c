import TestSupport
import Testing

/// However packages and messages are damaged, what comes of them lies where it may.
@Suite(.endurance) struct AnyParcelTests {
    @Test(arguments: Endurance.seeds(100)) func noDamageBreaksIt(seed: UInt64) throws { try RandomParcels.check(seed: seed, rounds: 400) }
}
