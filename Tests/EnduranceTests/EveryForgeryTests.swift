import TestSupport
import Testing

/// A ledger that is whole, its checksum right, and that says what no build can have written. Nothing is built on it, and nothing traps.
@Suite(.endurance) struct EveryForgeryTests {
    @Test(arguments: Lie.absurdities) func absurdities(lie: Lie) throws { try ForgedBoard.check(lie) }

    @Test(arguments: Lie.ofRecipes) func recipesThatCannotBe(lie: Lie) throws { try ForgedBoard.check(ofRecipes: lie) }

    @Test(arguments: Lie.ofContent) func contentThatCannotBe(lie: Lie) throws { try ForgedBoard.check(ofContent: lie) }

    @Test(arguments: [(1, 2), (3, 4), (2, 7), (1, 7), (4, 5), (2, 3)]) func rowsOutOfOrder(first: Int, second: Int) throws {
        try ForgedBoard.checkRows(first, second)
    }

    @Test(arguments: Endurance.seeds(4)) func extremesAnywhere(seed: UInt64) throws {
        try ForgedBoard.checkExtremes(rounds: 15, seed: 76 + seed)
    }
}
