import TestSupport
import Testing

/// A few boards that are edited by chance; `AnyEditTests` go on for longer.
@Suite struct IncrementalTests {
    @Test(arguments: [1, 129]) func someEdits(seed: UInt64) throws { try RandomEdits.check(seed: seed) }
}
