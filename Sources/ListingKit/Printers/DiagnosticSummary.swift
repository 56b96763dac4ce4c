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

    /// The files of which alone something is told.
    public struct Named: Sendable {
        /// How many there are.
        let files: Int
        /// How many findings there are in others.
        let others: Int

        /// See the properties.
        public init(files: Int, others: Int) { (self.files, self.others) = (files, others) }
    }

    /// One line such as `3 errors and 1 warning in 2 files; 61 listings checked`, without a line end; of files that were named, also how many
    /// problems others have.
    public func sentence(listings: Int, of named: Named? = nil) -> String {
        let counts = [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        let others = named.map { $0.others > 0 ? "; \(counted($0.others, "problem")) in other files" : "" } ?? ""
        let checked = counted(listings, "listing") + " checked" + others
        guard let last = counts.last else {
            return "no problems" + (named.map { " in " + counted($0.files, "file") } ?? "") + "; " + checked
        }
        let first = counts.dropLast().joined(separator: ", ")
        return (first.isEmpty ? last : first + " and " + last) + " in " + counted(files, "file") + "; " + checked
    }
}
