import TestSupport
import Testing

/// Looks for the board that costs most for what its files have, and holds it to what the worst one costs that was found so far: most of it are
/// pages and feeds of suburbs, and of people who say something. A plain listing of 250 bytes makes 200 bytes of each.
@Suite(.endurance) struct WorstBoardTests {
    @Test(arguments: Endurance.seeds(2)) func nothingCostsMuchMoreThanItsFiles(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let plain = try WorstBoard.plain.cost()
        func worst(_ score: ((input: Int, output: Int, files: Int)) -> Double) throws -> (Double, WorstBoard) {
            var best = (0.0, WorstBoard.plain)
            for _ in 0..<60 {
                let board = best.1.changed(&random)
                let found = score(try board.cost())
                if found > best.0 { best = (found, board) }
            }
            return best
        }
        let listings = Double(WorstBoard.listings)
        let bytes = try worst { Double($0.output - plain.output) / Double(max(1_000, $0.input - plain.input)) }
        #expect(bytes.0 < 400, "\(bytes.0) bytes for each of \(bytes.1)")
        let files = try worst { Double($0.files - plain.files) / listings }
        #expect(files.0 < 22, "\(files.0) more files a listing: \(files.1)")
    }
}
