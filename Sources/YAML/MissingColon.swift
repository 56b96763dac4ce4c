import Findings
import Values

/// A line such as `bedrooms 2` or `rent = 500`, in which no colon follows the key.
struct MissingColon {
    let key: String
    let span: SourceSpan
    /// The line with the colon.
    let fix: String

    /// How many lines are searched above a fault.
    private static let reach = 20
    /// What people type or paste where the colon belongs: a tab comes from a table, the wide colon from a Chinese or Japanese keyboard.
    private static let signs: [Character] = [" ", "\t", "=", ";", "："]

    /// Searches upwards from the place of a fault for a line that starts with one of the keys; libyaml reads it as one with those below it.
    init?(near place: SourceSpan, in source: SourceFile, keys: @autoclosure () -> [String]) {
        guard let faulty = source.line(place.line) else { return nil }
        var number = place.line
        // The first colon of the line is what is not expected if the lines above it have none.
        if FactLines.hasKey(Array(faulty.utf8.prefix(place.column + 1))[...]) {
            guard faulty.unicodeScalars.prefix(while: FlowLine.isKey).count == place.column - 1 else { return nil }
            number -= 1
        }
        var known: [String]?
        for line in stride(from: number, through: max(1, number - MissingColon.reach), by: -1) {
            guard let text = source.line(line), !FactLines.hasKey(Array(text.utf8.prefix(Report.longestLine))[...]) else { return nil }
            let all = known ?? keys()
            known = all
            if let found = MissingColon(text, number: line, keys: all) {
                self = found
                return
            }
        }
        return nil
    }

    private init?(_ line: String, number: Int, keys: [String]) {
        let scalars = line.unicodeScalars
        let word = scalars.prefix { FlowLine.isKey($0) }
        let key = String(word).lowercased()
        let rest = String(scalars.dropFirst(word.count))
        guard keys.contains(key), scalars.count <= Report.longestLine, let sign = rest.first, MissingColon.signs.contains(sign) else {
            return nil
        }
        var value = rest.trimmed
        if value.hasPrefix("=") || value.hasPrefix(";") || value.hasPrefix("：") || value.hasPrefix("- ") {
            value = String(value.dropFirst()).trimmed
        }
        guard let first = value.first, !value.contains("#") else { return nil }
        self.key = key
        span = SourceSpan(line: number, column: 1, length: word.count)
        fix = "\(key): " + ("[{\"'".contains(first) ? value : YAMLText.scalar(value))
    }
}
