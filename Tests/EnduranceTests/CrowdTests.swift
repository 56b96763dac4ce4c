import TestSupport
import Testing

/// Builds of one output at the same time come one after the other, however often.
@Suite(.endurance) struct CrowdTests {
    @Test func firstBuildsAndLaterOnesAtOnce() throws { try Crowd.checkAtOnce(rounds: Endurance.rounds(4).upperBound) }

    @Test func besideOneThatWatches() throws { try Crowd.checkBesideAWatch(edits: Endurance.rounds(6).upperBound) }

    @Test func aKilledBuildBlocksNobody() throws { try Crowd.checkAfterKills(rounds: Endurance.rounds(8).upperBound) }
}
