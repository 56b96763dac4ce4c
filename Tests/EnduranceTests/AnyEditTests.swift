import TestSupport
import Testing

/// After any edits, a build that remembers the one before makes exactly what a build from nothing makes.
@Suite(.endurance) struct AnyEditTests {
    @Test(arguments: Endurance.seeds(30) + [129]) func anyEdits(seed: UInt64) throws { try RandomEdits.check(seed: seed) }
}
