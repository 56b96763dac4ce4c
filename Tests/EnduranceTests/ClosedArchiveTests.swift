import TestSupport
import Testing

/// What is over stands in archives that stay as they are.
@Suite(.endurance) struct ClosedArchiveTests {
    @Test(arguments: Endurance.seeds(2)) func closedArchivesStayAsTheyAre(seed: UInt64) throws {
        #expect(try BusyBoard.checkArchives(days: 50, seed: seed) > 0)
    }
}
