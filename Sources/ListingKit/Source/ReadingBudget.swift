import Findings
import Synchronization

/// Limits how much is read of many files, and how many findings are kept, whatever the threads' timing. The decision
/// for a file depends only on the lengths and findings of the files before it. As soon as a file is known to lie beyond
/// a limit, it is not read, or its findings are dropped, so that time and memory are limited too.
final class ReadingBudget: Sendable {
    /// The most errors, and the most other findings, in files before one whose own are still kept.
    static let limit = 2_000

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
        var counts: [(bytes: Int32, errors: Int32, others: Int32)?]
        var read = 0
        var bytes = 0
        var errors = 0
        var others = 0
    }

    private let progress: Mutex<Progress>
    private let mostBytes: Int

    /// A budget for a number of files; once those read have more than `mostBytes`, no more are read.
    init(files: Int, mostBytes: Int = .max) {
        progress = Mutex(Progress(counts: [(bytes: Int32, errors: Int32, others: Int32)?](repeating: nil, count: files)))
        self.mostBytes = mostBytes
    }

    /// Whether it is known by now that the files before any that is still to be read are too long together.
    var isSpent: Bool { mostBytes < .max && progress.withLock { $0.bytes > mostBytes } }

    /// What is kept for now of the findings of the file at a place, of that length.
    func keep(_ diagnostics: [Diagnostic], of place: Int, bytes: Int = 0) -> Kept {
        let errors = diagnostics.count { $0.severity == .error }
        var kept = Kept(diagnostics: diagnostics)
        let isBeyond = progress.withLock { progress -> (errors: Bool, others: Bool) in
            progress.counts[place] = (Int32(truncatingIfNeeded: bytes), Int32(errors), Int32(diagnostics.count - errors))
            // What is counted by now is without a gap, and so of files before this one alone.
            let isBeyond = (errors: progress.errors >= ReadingBudget.limit, others: progress.others >= ReadingBudget.limit)
            while progress.read < progress.counts.count, let next = progress.counts[progress.read] {
                progress.bytes += Int(next.bytes)
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
            kept.drop(errors: errors >= ReadingBudget.limit, others: others >= ReadingBudget.limit)
            errors += counts.errors
            others += counts.others
            guard !kept.more.isNothing else { return }
            if files == 0 { first = file }
            files += 1
            more.count(kept.more)
        }

        /// The findings that stand for those that are not kept.
        var findings: [Diagnostic] { more.isNothing ? [] : more.findings(in: first, files: files) }
    }
}
