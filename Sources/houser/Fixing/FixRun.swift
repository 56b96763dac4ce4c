import Findings
import Glibc
import ListingKit
import SiteKit
import Values

/// Shows what can only be meant, asks, and writes it into the files of a board.
struct FixRun {
    let mended: MendedBoard
    let findings: Findings
    let content: String
    /// Whether somebody said yes beforehand.
    let isSure: Bool

    /// Whether it was written: not if there is nothing to write, if nobody is there to ask, or if they said no.
    func write() throws -> Bool {
        guard !mended.files.isEmpty else { return false }
        try findings.print(mended.files.flatMap(\.fixes).map(\.finding))
        guard try isSure || isWanted() else { return false }
        try ContentWriter.write(
            mended.files.map { ContentWriter.File(path: $0.path, bytes: $0.after, replaces: true, expected: .bytes($0.before)) },
            in: content)
        return true
    }

    /// What was written, and what is left.
    func summary(_ left: [Diagnostic]) -> String {
        let errors = left.count { $0.severity == .error }
        return "fixed \(lines) in \(counted(mended.files.count, "file")); \(errors == 0 ? "no errors" : counted(errors, "error")) left"
    }

    private var lines: String { counted(mended.files.reduce(0) { $0 + Set($1.fixes.map(\.line)).count }, "line") }

    /// Asks whoever is at the terminal; whoever isn't hears how it is written.
    private func isWanted() throws -> Bool {
        let what = "\(lines) in \(counted(mended.files.count, "file"))"
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
            Terminal.error("--fix would change \(what), as shown; --yes writes \(mended.files.count == 1 ? "it" : "them").\n")
            return false
        }
        while true {
            Terminal.progress("Change \(what), as shown? [y/n] ")
            // At the end of what is typed there is nobody to ask.
            guard let answer = readLine()?.trimmed.lowercased() else { return false }
            if ["y", "yes"].contains(answer) { return true }
            if ["n", "no"].contains(answer) { return false }
        }
    }
}
