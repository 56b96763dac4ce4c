import TestSupport
import Testing

/// A template that ends too early is refused, wherever it is cut.
@Suite(.endurance) struct EveryCutTests {
    @Test(arguments: 0..<16) func theThemeIsRefusedWhereverItIsCut(part: Int) throws {
        let theme = try CutTheme()
        for index in stride(from: part, to: theme.count, by: 16) { try theme.check(index, every: 5, ofLong: 41) }
    }
}
