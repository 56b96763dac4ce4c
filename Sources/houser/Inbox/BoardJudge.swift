import Archives
import Bytes
import Findings
import Inbox
import ListingKit
import Publishing
import SiteKit
import Synchronization

/// Judges packages by the board as it is at that moment, and by those that wait already.
final class BoardJudge: PackageJudge {
    private let project: @Sendable () throws -> Project
    private let queue: PackageQueue
    private let isPublished: Bool
    private let mostBytes: Int
    private let tell: @Sendable (String) -> Void
    private let waiting = Mutex(WaitingFiles())
    /// What was told of the board last.
    private let told = Mutex("")

    /// A judge for a project as it is when it is asked; with `isPublished`, what is accepted is written into the content folder.
    init(
        queue: PackageQueue, isPublished: Bool, mostBytes: Int, tell: @escaping @Sendable (String) -> Void,
        project: @escaping @Sendable () throws -> Project
    ) {
        self.project = project
        self.queue = queue
        self.isPublished = isPublished
        self.mostBytes = mostBytes
        self.tell = tell
    }

    func judge(_ path: String) -> Judgement {
        do {
            if let reason = try unreadable(path) { return .malformed(reason) }
            let project = try project()
            let judge = try ParcelJudge(project, mayReplace: false, observer: Unwatched())
            guard isUsable(judge.errors, project) else { return .unavailable }
            var judgement = Judgement.unavailable
            try ParcelReader(judge.board).read([path]) { delivery in
                judgement = try self.judgement(try judge.judge(delivery), judge.board, path, project.content)
            }
            return judgement
        } catch {
            tellOnce("\(error)")
            return .unavailable
        }
    }

    private func judgement(
        _ verdict: ParcelVerdict, _ board: ParcelReader.Board, _ path: String, _ content: String
    ) throws -> Judgement {
        switch verdict.outcome {
        case .nothing: return .malformed("There is no listing in the package.")
        case .refused: return .refused(PackageFindings(verdict.findings, of: verdict, source: path).json)
        case .accepted:
            guard verdict.writeCount > 0 else { return .known }
            let obstacles = try waiting.withLock { try $0.obstacles(verdict, in: queue, board, besides: path) }
            guard obstacles.isEmpty else { return .refused(PackageFindings(obstacles, of: verdict, source: path).json) }
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
        guard !own.isEmpty else { return true }
        tellOnce(DiagnosticPrinter(.text, root: project.content, version: Houser.version).print(own))
        return false
    }

    /// Tells the maintainer of the board, but not the same again for each package.
    private func tellOnce(_ text: String) {
        let isNew = told.withLock { last in
            defer { last = text }
            return last != text
        }
        if isNew { tell(text) }
    }
}

/// The board is read twice for each package.
private struct Unwatched: BuildObserver {
    func begin(_ phase: BuildPhase) {}
    func progress(_ done: Int, of total: Int) {}
}
