import Archives
import Bytes
import Findings
import Inbox
import ListingKit
import Publishing
import SiteKit

/// Judges packages by the board as it is at that moment. What waits already stands in nobody's way: anybody could have sent it. One thread at a
/// time asks it.
final class BoardJudge: PackageJudge, @unchecked Sendable {
    private let project: @Sendable () throws -> Project
    private let isPublished: Bool
    private let mostBytes: Int
    private let tell: @Sendable (String) -> Void
    /// A posting page sends a listing, somebody's file and a comment; each more takes the time of all who wait.
    private static let mostText = ParcelReader.TextBound(files: 10, bytes: 256_000)
    /// What was told of the board last.
    private var told = ""
    private var known: (judge: ParcelJudge, state: BoardState, read: ContinuousClock.Instant)?

    /// A judge for a project as it is when it is asked; with `isPublished`, what is accepted is written into the content folder.
    init(
        isPublished: Bool, mostBytes: Int, tell: @escaping @Sendable (String) -> Void,
        project: @escaping @Sendable () throws -> Project
    ) {
        self.project = project
        self.isPublished = isPublished
        self.mostBytes = mostBytes
        self.tell = tell
    }

    func judge(_ path: String) -> Judgement {
        do {
            if let reason = try unreadable(path) { return .malformed(reason) }
            let project = try project()
            let judge = try judge(of: project)
            guard isUsable(judge.errors, project) else { return .unavailable }
            var judgement = Judgement.unavailable
            try ParcelReader(judge.board, mostText: BoardJudge.mostText).read([path]) { delivery in
                judgement = self.judgement(try judge.judge(delivery), project.content)
            }
            return judgement
        } catch {
            tellOnce("\(error)")
            return .unavailable
        }
    }

    /// A judge that knows the board as it is now. The same one goes on for a while if no file of it changed; the day may.
    private func judge(of project: Project) throws -> ParcelJudge {
        let state = BoardState(project)
        if let known, known.state == state, known.read.duration(to: .now) < .seconds(60) { return known.judge }
        known = nil
        let judge = try ParcelJudge(project, mayReplace: false, keepsAccepted: false, observer: Unwatched())
        if let state { known = (judge, state, .now) }
        return judge
    }

    private func judgement(_ verdict: ParcelVerdict, _ content: String) -> Judgement {
        switch verdict.outcome {
        case .nothing: return .malformed("There is no listing in the package.")
        case .refused, .accepted:
            let told = PackageFindings(verdict.findings, of: verdict)
            if told.refuse { return .refused(told.json) }
            // What only the maintainer may know is hers to refuse.
            let isPublished = isPublished && verdict.outcome == .accepted
            guard verdict.writeCount > 0 || verdict.outcome == .refused else { return .known }
            guard isPublished else { return .accepted(publish: nil) }
            let writes = verdict.writes
            return .accepted(publish: { try ContentWriter.write(writes, in: content) })
        }
    }

    /// Why a file is no archive that is read at all; nil if it is one.
    private func unreadable(_ path: String) throws -> String? {
        let bytes = try Files.readFile(path, limit: mostBytes)
        guard ZipArchive.begins(bytes) else { return "This is no ZIP archive." }
        guard let archive = try? ZipArchive(bytes) else { return nil }
        let size = archive.files.reduce(0) { $0 + $1.size }
        return size <= mostBytes ? nil : "The files of the package have more than \(mostBytes >> 20) MiB."
    }

    /// Whether packages can be judged although those errors are in the board. Those of its listings are nothing to others.
    private func isUsable(_ errors: [Diagnostic], _ project: Project) -> Bool {
        let own = errors.filter { error in error.file == "board.yaml" || ["kinds/", "./", "/"].contains { error.file.hasPrefix($0) } }
        guard own.isEmpty else {
            tellOnce(DiagnosticPrinter(.text, in: ContentPlace(project.content), version: Houser.version).print(own))
            return false
        }
        told = ""
        return true
    }

    /// Tells the maintainer of the board, but not the same again for each package.
    private func tellOnce(_ text: String) {
        if told != text { tell(text) }
        told = text
    }
}
