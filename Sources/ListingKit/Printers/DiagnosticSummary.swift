import Findings
import Values

/// How many diagnostics there are of each severity, and in how many files.
public struct DiagnosticSummary: Hashable, Sendable {
    /// The number of errors.
    public let errors: Int
    /// The number of warnings.
    public let warnings: Int
    /// The number of hints.
    public let hints: Int
    /// The number of different files that they are in.
    public let files: Int

    /// Counts the diagnostics, in whatever order.
    public init(_ diagnostics: [Diagnostic]) {
        errors = diagnostics.count { $0.severity == .error }
        warnings = diagnostics.count { $0.severity == .warning }
        hints = diagnostics.count { $0.severity == .hint }
        files = Set(diagnostics.map { Array($0.file.utf8) }).count
    }

    /// One line such as `3 errors and 1 warning in 2 files; 61 listings checked`, without a line end.
    public func sentence(listings: Int) -> String {
        let counts = [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        let checked = counted(listings, "listing") + " checked"
        guard let last = counts.last else { return "no problems; " + checked }
        let first = counts.dropLast().joined(separator: ", ")
        return (first.isEmpty ? last : first + " and " + last) + " in " + counted(files, "file") + "; " + checked
    }
}
