import ListingKit
import Publishing

extension InterimPage {
    /// In the language of a board.
    init(_ board: Board, _ words: Words) {
        self.init(
            language: board.language, isRightToLeft: words.isRightToLeft, title: words["interim.title"], text: words["interim.text"])
    }
}
