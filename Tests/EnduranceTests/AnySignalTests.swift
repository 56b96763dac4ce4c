import Glibc
import TestSupport
import Testing

/// Ctrl-C and `kill` at any instant: the program ends at once, says so by its exit code, and leaves nothing half done.
@Suite(.endurance) struct AnySignalTests {
    @Test(arguments: [SIGINT, SIGTERM]) func duringABuild(signal: Int32) throws {
        #expect(try Interruption.check(signal, rounds: Endurance.rounds(20).upperBound) > 0)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func duringAVerification(signal: Int32) throws {
        #expect(try Interruption.check(signal, ["--verify"], rounds: Endurance.rounds(8).upperBound) > 0)
    }

    @Test func atAnyInstantOfAWatch() throws { try Interruption.checkWatch(rounds: Endurance.rounds(6).upperBound) }
}
