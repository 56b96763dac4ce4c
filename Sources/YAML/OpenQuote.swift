import Findings
import Values

/// A value whose opening quotes are not closed on its line, so that it runs on to the next quotes.
struct OpenQuote {
    let span: SourceSpan
    /// The line with the quotes that it lacks; nil if they may belong elsewhere.
    let fix: String?

    /// How many lines are searched: nobody writes a longer value in quotes.
    private static let reach = 200

    /// Searches upwards from the line where the parser gave up; nil if no value that was opened there can end on it.
    init?(above number: Int, in source: SourceFile) {
        guard let line = source.line(number) else { return nil }
        for quote: Unicode.Scalar in ["\"", "'"] where line.unicodeScalars.contains(quote) {
            var above = number - 1
            while above >= 1, number - above <= OpenQuote.reach, let line = source.line(above) {
                if let column = OpenQuote.column(line, quote) {
                    span = SourceSpan(line: above, column: column, length: 1)
                    fix = line.contains(" #") ? nil : line.trimmed + String(quote)
                    return
                }
                // Quotes between the two would have ended the value before.
                if line.unicodeScalars.contains(quote) { break }
                above -= 1
            }
        }
        return nil
    }

    /// The column of the only quotes of a line, if a value starts with them.
    private static func column(_ line: String, _ quote: Unicode.Scalar) -> Int? {
        let scalars = Array(line.unicodeScalars)
        guard let place = scalars.firstIndex(of: quote), scalars[(place + 1)...].firstIndex(of: quote) == nil, place >= 2,
            scalars[place - 1] == " ", [":", "-"].contains(scalars[place - 2])
        else { return nil }
        return place + 1
    }
}
