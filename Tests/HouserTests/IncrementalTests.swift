import TestSupport
import Testing

/// A board that is edited by chance; `AnyEditTests` go on for longer.
@Suite struct IncrementalTests {
    @Test func someEdits() throws { try RandomEdits.check(seed: 129) }
}
