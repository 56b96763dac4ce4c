import ListingKit
import Values

/// Why there is no digest.
enum DigestProblem: Error, CustomStringConvertible {
    case neverBuilt(output: String)
    case unreadable(ledger: String)
    /// The board names other suburbs, kinds or scopes than when it was built last.
    case outdated
    /// People were told things in another language than that of the board.
    case otherLanguage(String, now: String)
    /// The board hides something now that people were told.
    case hidden
    case future(String, Day, lastBuilt: Day)
    case backwards(Day, Day)
    case noScope(String, meant: String?)

    /// A sentence or two without a final full stop.
    var description: String {
        switch self {
        case .neverBuilt(let output):
            "this board was never built to \(output), so nobody was told anything yet; run 'houser build' first, "
                + "and keep .houser/ from build to build"
        case .unreadable(let ledger):
            "\(ledger), the record of the last build, is damaged or of another version of Houser; run 'houser build' first"
        case .outdated: "the board has other kinds, suburbs or searches than when it was built last; run 'houser build' first"
        case .otherLanguage(let told, let now):
            "the board speaks \(now), and spoke \(told) when it was built last, so a digest would be in both; run 'houser build' first"
        case .hidden: "the board hides what it showed when it was built last, so there is no digest of that; run 'houser build' first"
        case .future(let option, let day, let built):
            "\(option) must be no later than \(built), the day of the last build, not \(day)"
        case .backwards(let first, let last): "--until must be no earlier than --since, which is \(first), not \(last)"
        case .noScope(let word, let meant):
            "nothing at '\(word)' can be followed." + (meant.map { " Did you mean '\($0)'?" } ?? "")
                + " --of takes the folder of a page, such as rentals or suburbs/vic/collingwood-3066"
        }
    }
}
