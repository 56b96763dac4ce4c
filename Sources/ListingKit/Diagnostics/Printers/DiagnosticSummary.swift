import Values

/// How many diagnostics there are of each severity, and in how many files.
public struct DiagnosticSummary: Hashable, Sendable {
    /// The number of errors.
    public private(set) var errors = 0
    /// The number of warnings.
    public private(set) var warnings = 0
    /// The number of hints.
    public private(set) var hints = 0
    /// The number of different files that they are in.
    public private(set) var files = 0

    /// Counts the diagnostics, in whatever order.
    public init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .hint: hints += 1
            }
        }
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
