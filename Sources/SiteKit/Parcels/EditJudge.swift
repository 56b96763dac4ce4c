import Facts
import Findings
import ListingKit
import Publishing

/// Makes changes of single listings, and tells whether the board would be as it should with them.
public final class EditJudge {
    private let board: TriedBoard

    /// A judge for a project. Throws if the board cannot be read.
    public init(_ project: Project, observer: any BuildObserver) throws { board = try TriedBoard(project, observer: observer) }

    /// The board as it is.
    public var reading: LoadedContent { board.reading }

    /// The kind of the listing of an id, by which people call its price; nil if there is no such listing. Throws if the board cannot be read.
    public func kind(ofListing id: String) throws -> Kind? {
        try board.source(ofListing: id).flatMap { board.reading.listingFile(at: $0.path)?.kind }
    }

    /// A listing's file as a change makes it, with what is wrong with it then; no file if it cannot be made. Throws if the board cannot be read.
    public func edited(_ id: String, by change: ListingChange) throws -> (edited: EditedListing?, findings: [Diagnostic]) {
        guard let source = try board.source(ofListing: id) else { return (nil, []) }
        switch Result(catching: { () throws(EditedListing.Refusal) in try ListingEditor(board.reading).edited(source, by: change) }) {
        case .failure(let refusal): return (nil, refusal.findings)
        case .success(let edited): return (edited, try board.trying([edited.path: edited.after]).findings)
        }
    }
}
