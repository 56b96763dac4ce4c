import Synchronization

/// Bounds what is kept of findings over many files that are read on several threads, whatever the threads' timing.
///
/// Whether the findings of a file are kept depends on how many the files before it have, and on nothing else. A file can be known to lie
/// beyond the limit while others are still being read; then its findings are dropped at once, so that memory is bounded too.
final class FindingBudget: Sendable {
    /// The most errors, and the most other findings, that files before one may have for its own to be kept.
    private static let limit = 2_000

    /// What is kept of a file's findings.
    struct Kept: Sendable {
        /// Those that are kept.
        var diagnostics: [Diagnostic] = []
        /// Those that are not.
        var more = UnlistedFindings()

        fileprivate mutating func drop(errors: Bool, others: Bool) {
            guard errors || others else { return }
            var kept: [Diagnostic] = []
            for diagnostic in diagnostics {
                if diagnostic.severity == .error ? errors : others { more.count(diagnostic.severity) } else { kept.append(diagnostic) }
            }
            diagnostics = kept
        }
    }

    /// How far the files are read without a gap, and what those have.
    private struct Progress {
        var counts: [(errors: Int32, others: Int32)?]
        var read = 0
        var errors = 0
        var others = 0
    }

    private let progress: Mutex<Progress>

    init(files: Int) {
        progress = Mutex(Progress(counts: [(errors: Int32, others: Int32)?](repeating: nil, count: files)))
    }

    /// What is kept for now of the findings of the file at a place.
    func keep(_ diagnostics: [Diagnostic], of place: Int) -> Kept {
        let errors = diagnostics.count { $0.severity == .error }
        var kept = Kept(diagnostics: diagnostics)
        let isBeyond = progress.withLock { progress -> (errors: Bool, others: Bool) in
            progress.counts[place] = (Int32(errors), Int32(diagnostics.count - errors))
            // What is counted by now is without a gap, and so of files before this one alone.
            let isBeyond = (errors: progress.errors >= FindingBudget.limit, others: progress.others >= FindingBudget.limit)
            while progress.read < progress.counts.count, let next = progress.counts[progress.read] {
                progress.errors += Int(next.errors)
                progress.others += Int(next.others)
                progress.read += 1
            }
            return isBeyond
        }
        kept.drop(errors: isBeyond.errors, others: isBeyond.others)
        return kept
    }

    /// Decides in the end, file by file in their order, what is kept of what was kept for now, and sums up the rest.
    struct Settlement {
        private var errors = 0
        private var others = 0
        private var more = UnlistedFindings()
        private var files = 0
        private var first = ""

        mutating func settle(_ kept: inout Kept, of file: String) {
            if kept.diagnostics.isEmpty, kept.more.isNothing { return }
            let found = kept.diagnostics.count { $0.severity == .error }
            let counts = (errors: found + kept.more.errors, others: kept.diagnostics.count - found + kept.more.others)
            kept.drop(errors: errors >= FindingBudget.limit, others: others >= FindingBudget.limit)
            errors += counts.errors
            others += counts.others
            guard !kept.more.isNothing else { return }
            if files == 0 { first = file }
            files += 1
            more.count(kept.more)
        }

        /// What is to be said of the findings that are not kept.
        var findings: [Diagnostic] { more.isNothing ? [] : more.findings(in: first, files: files) }
    }
}
