import Bytes
import Values
import YAML

/// What an amount of money is wanted for, which tells what a text that is none was meant as.
package struct WantedAmount {
    /// The amounts that it may be, in cents.
    package let range: ClosedRange<Wide>
    /// What it is for, if it is a price.
    package var per: PricePeriod?
    /// What a week beside it costs, in cents.
    package var weeklyRent: Wide?
    /// The word for nothing, if it is a price that may be 0.
    package var zero: String?
    /// Whether it is the most that somebody would pay.
    package var isLimit = false

    /// See the properties.
    package init(range: ClosedRange<Wide>, per: PricePeriod? = nil, weeklyRent: Wide? = nil, zero: String? = nil, isLimit: Bool = false) {
        self.range = range
        self.per = per
        self.weeklyRent = weeklyRent
        self.zero = zero
        self.isLimit = isLimit
    }

    /// Asks for the most that somebody would pay.
    package var most: String { "Write the most that you'd pay" + (per?.label.map { " for \($0)" } ?? "") + "." }

    /// What the site shows for 0, if that is what a text says.
    package func nothing(_ text: String) -> String? {
        guard let zero, range.contains(0) else { return nil }
        let word = text.withoutWordQuotes.foldedWord
        return word == zero.foldedWord || WantedAmount.nothings.contains(word) ? zero : nil
    }

    private static let nothings: Set<String> = [
        "free", "for-free", "gratis", "nothing", "none", "nil", "zero", "giveaway", "give-away", "free-to-a-good-home", "$0", "$0.00", "0$",
    ]
}
