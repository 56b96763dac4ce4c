import TestSupport
import Testing

/// Every day of five years on every board: none brings an error.
@Suite(.endurance) struct AnyDayTests {
    @Test(arguments: CalendarSweep.boards) func bringsNoError(board: String) throws {
        try CalendarSweep.check(board, days: Array(0..<5 * 366))
    }
}
