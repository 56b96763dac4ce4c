import Bytes
import Findings
import Values

/// Why nothing is known of what a board was before, and what to do about it.
public enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no `git`, or it cannot be started.
    case notRun(SystemError)
    /// It refused, for the reason that it gave.
    case failed(String, folder: String)
    /// It printed more than so many bytes.
    case tooMuch(limit: Int)
    /// The text cannot be the name of a revision.
    case noRevision(String)
    /// The clone does not hold the revision.
    case missing(String)
    /// The clone holds the revision, but not all of its files.
    case incomplete(String)
    /// It said something that nobody expects of it.
    case unclear

    /// What is the matter, and behind it what to type, without a final full stop.
    public var description: String {
        switch self {
        case .notRun(let error): "git cannot be run: \(error); install it, for example with: apt-get install git"
        case .failed(let text, let folder): GitError.refusal(text, folder)
        case .tooMuch(let limit): "git told of more than \(limit >> 20) MiB, which no board has"
        case .noRevision(let text):
            "\(VisibleText.line(text.quoted)) is not the name of a revision; give a commit, a tag or a branch, such as --base origin/main"
        case .missing(let revision):
            "this clone has no revision \(VisibleText.line(revision.quoted)); a shallow clone lacks all but the last ones. To get it: \(GitError.fetch(revision))"
        case .incomplete(let revision):
            "this clone lacks some of the files of \(VisibleText.line(revision.quoted)). To get them: \(GitError.fetch(revision))"
        case .unclear: "git gave an answer that makes no sense; the repository may be damaged. To look: git fsck"
        }
    }

    private static func refusal(_ text: String, _ folder: String) -> String {
        if text.contains("dubious ownership") {
            return "git doesn't trust this repository, because its folder belongs to somebody else. If that is as it should be, as in a "
                + "container of CI: git config --global --add safe.directory \"$PWD\""
        }
        if text.contains("not a git repository") {
            return "\(folder.quoted) lies in no git repository, so there is nothing to compare it with"
        }
        let first = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it gives no reason"
        return "git failed: \(VisibleText.line(first))"
    }

    /// The command that brings a revision, of which a depth of one is enough.
    private static func fetch(_ revision: String) -> String {
        let isPlain = revision.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_./".utf8.contains($0) }
        guard isPlain else { return "git fetch --unshallow" }
        if revision.hasPrefix("origin/"), revision.utf8.count > 7 {
            let name = revision.dropFirst(7)
            return "git fetch --depth=1 origin +refs/heads/\(name):refs/remotes/origin/\(name)"
        }
        let isHash = revision.utf8.count >= 40 && revision.utf8.allSatisfy(Revision.isHexadecimal)
        let command = "git fetch --depth=1 origin \(revision)"
        return isHash ? command : command + ", and then --base FETCH_HEAD"
    }
}
