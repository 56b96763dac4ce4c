import TestSupport
import Testing

/// Some ledgers that say what no build can have written; `EveryForgeryTests` try all.
@Suite struct ForgedLedgerTests {
    @Test(arguments: [Lie.absurdities[2], Lie.absurdities[11]]) func absurdities(lie: Lie) throws { try ForgedBoard.check(lie) }

    @Test(arguments: Lie.ofRecipes.prefix(1)) func recipesThatCannotBe(lie: Lie) throws { try ForgedBoard.check(ofRecipes: lie) }

    @Test(arguments: Lie.ofContent.prefix(1)) func contentThatCannotBe(lie: Lie) throws { try ForgedBoard.check(ofContent: lie) }

    @Test func rowsOutOfOrder() throws { try ForgedBoard.checkRows(1, 2) }

    @Test func extremesSomewhere() throws { try ForgedBoard.checkExtremes(rounds: 3, seed: 77) }
}
