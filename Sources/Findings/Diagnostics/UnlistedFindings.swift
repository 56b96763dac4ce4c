import Values

/// Counts findings that are not listed, because those before them say enough.
package struct UnlistedFindings: Sendable {
    package private(set) var errors = 0
    /// The number of warnings and hints.
    package private(set) var others = 0
    /// The most serious of the others.
    private var worst = Diagnostic.Severity.hint

    /// See the properties.
    package init(errors: Int = 0, others: Int = 0) {
        self.errors = errors
        self.others = others
    }

    package var isNothing: Bool { errors == 0 && others == 0 }

    /// Counts a finding of that severity, or several.
    package mutating func count(_ severity: Diagnostic.Severity, _ number: Int = 1) {
        if severity == .error {
            errors += number
        } else {
            others += number
            worst = min(worst, severity)
        }
    }

    /// Adds the counts of another.
    package mutating func count(_ more: UnlistedFindings) {
        errors += more.errors
        others += more.others
        worst = min(worst, more.worst)
    }

    /// The findings that stand for them, at the end of their file; of several files, the first is named.
    package func findings(in file: String, at span: SourceSpan = .wholeFile, files: Int = 1) -> [Diagnostic] {
        let place = files == 1 ? "in this file" : "in \(counted(files, "file")), of which this is the first"
        return [(errors, "error", Diagnostic.Severity.error), (others, "warning or hint", worst)].compactMap { number, noun, severity in
            guard number > 0 else { return nil }
            let nouns = number == 1 ? noun : noun == "error" ? "errors" : "warnings and hints"
            return Rule.unlisted.finding(
                in: file, at: span, "there \(number == 1 ? "is" : "are") at least \(grouped(number)) more \(nouns) \(place)",
                reason: Rule.unlisted.explanation, severity: severity)
        }
    }
}

extension Rule {
    package static let unlisted = Rule(
        "unlisted", .warning, "Some problems aren't listed",
        "At most a hundred errors are listed for each file, and a few thousand for the whole board. Fix those first and you'll see the rest."
    )
}
