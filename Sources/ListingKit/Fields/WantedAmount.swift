import Values

/// What an amount of money is wanted for, which tells what a text that is none was meant as.
struct WantedAmount {
    /// The amounts that it may be, in cents.
    let range: ClosedRange<Int>
    /// What it is for, if it is a price.
    var per: PricePeriod?
    /// What a week beside it costs, in cents.
    var weeklyRent: Int?
    /// The word for nothing, if it is a price that may be 0.
    var zero: String?
    /// Whether it is the most that somebody would pay.
    var isLimit = false

    /// Asks for the most that somebody would pay.
    var most: String { "Write the most that you'd pay" + (per?.label.map { " for \($0)" } ?? "") + "." }

    /// What the site shows for 0, if that is what a text says.
    func nothing(_ text: String) -> String? {
        guard let zero, range.contains(0) else { return nil }
        let word = text.withoutWordQuotes.foldedWord
        return word == zero.foldedWord || WantedAmount.nothings.contains(word) ? zero : nil
    }

    private static let nothings: Set<String> = [
        "free", "for-free", "gratis", "nothing", "none", "nil", "zero", "giveaway", "give-away", "free-to-a-good-home", "$0", "$0.00", "0$",
    ]
}
