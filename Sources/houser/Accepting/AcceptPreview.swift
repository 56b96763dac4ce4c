import Bytes
import Findings
import ListingKit
import Publishing
import SiteKit

/// The board with what is accepted, in a folder to look at. The content stays as it is.
struct AcceptPreview {
    /// The folder as it was given.
    let folder: String
    private let ledger: String
    private let board: Project

    /// A preview of a project's board. Throws if the folder holds anything but an earlier preview.
    init(_ folder: String, of board: Project) throws {
        self.folder = folder
        self.board = board
        // What nobody has accepted yet would be published with the next build.
        guard !RealPath(folder).overlaps(RealPath(board.output)) else { throw OutputFolder(folder: folder) }
        // Beside that of a site, so that neither is ever taken for the other.
        ledger = try LedgerPlace(output: folder, of: "--preview", ending: ".preview").path
        guard try LedgerStore(path: ledger).owns(allIn: folder, threads: board.threads) else {
            let isPublished = Files.stamp(try LedgerPlace(output: folder, of: "--preview").path) != nil
            throw OtherFolder(folder: folder, isPublished: isPublished)
        }
    }

    /// Builds it with what a judge accepted, and tells where to look; errors of the board itself if there are any.
    func build(_ judge: ParcelJudge) throws -> Outcome {
        var project = board
        project.overlay = judge.accepted
        (project.output, project.ledger, project.told) = (folder, ledger, board.ledger)
        project.baseURL = project.localAddress
        let result = try Build(project).run(observer: Unwatched())
        guard result.publication != nil else { return .errors(result.reading.diagnostics.filter { $0.severity == .error }) }
        return .pages(judge.acceptedListings.map { ($0.id, folder + (folder.hasSuffix("/") ? "" : "/") + $0.page) })
    }

    /// What came of it.
    enum Outcome {
        /// The ids of listings with the paths of their pages.
        case pages([(id: String, path: String)])
        /// What keeps any site from being made of the board.
        case errors([Diagnostic])
    }

    /// The folder of what is published.
    struct OutputFolder: Error, CustomStringConvertible {
        let folder: String

        /// One sentence without a final full stop.
        var description: String { "\(folder) is where the site is published; name another folder with --preview" }
    }

    /// A folder with something else in it.
    struct OtherFolder: Error, CustomStringConvertible {
        let folder: String
        let isPublished: Bool

        /// One sentence without a final full stop.
        var description: String {
            "\(folder) has \(isPublished ? "a published site" : "something other than an earlier preview") in it; name another folder with --preview, or an empty one"
        }
    }
}
