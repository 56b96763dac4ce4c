/// Expands words that people shorten in place names, where there is no doubt: `Pt` may be Point or Port, so it is left
/// to the spelling help.
enum Abbreviation {
    /// The letters of the longest abbreviation, at most eight.
    static let maximumLength = 5

    /// Words of at most eight letters with their last byte lowest, rising, each with its full form.
    private static let known: [(word: UInt64, full: String)] = SlipData.abbreviations.all.map { name, text in
        (name.utf8.reduce(0) { $0 << 8 | UInt64($1) }, text)
    }.sorted { $0.word < $1.word }

    /// Returns the full form of a word of at most ``maximumLength`` letters, given with its last byte lowest.
    static func full(_ word: UInt64) -> String? {
        for one in known where one.word == word { return one.full }
        return nil
    }
}
