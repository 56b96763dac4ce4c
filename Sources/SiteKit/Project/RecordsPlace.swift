import Bytes
import ListingKit
import Publishing

/// Why Houser's own records cannot be where somebody wants them.
public enum RecordsProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// They would lie among what the site is made from.
    case inSource(folder: String, source: String)
    /// They are those of another site.
    case ofAnotherSite(ledger: String, url: String, output: String)

    /// One or two sentences and the way out, without a final full stop.
    public var description: String {
        switch self {
        case .inSource(let folder, let source):
            "Houser's own records cannot lie in \(folder), because the site is made from \(source); name another folder, "
                + "or a hidden one, such as \(source)/.houser"
        case .ofAnotherSite(let ledger, let url, let output):
            "\(ledger) is the record of another site, \(url), which was published to \(output); give each site a --state of its own. "
                + "If it's this site, and both its address and its folder have changed, delete \(ledger)\(LedgerStore.noteEnding)"
        }
    }
}

extension Project {
    private var recordsFolder: String { ledger.lastIndex(of: "/").map { String(ledger[..<$0]) } ?? "." }

    /// Throws `RecordsProblem` if the records would be taken for content, or for a part of the theme. In hidden folders nobody looks for either.
    func checkRecordsFolder() throws {
        let records = RealPath(recordsFolder)
        for source in [content, templates] {
            guard let way = records.path(below: RealPath(source)) else { continue }
            let parts = way.split(separator: "/")
            guard parts.contains(where: { $0.hasPrefix(".") }), !StaticFile.isMeant(parts) else {
                throw RecordsProblem.inSource(folder: recordsFolder, source: source)
            }
        }
    }

    /// The records' site: its address and its folder. A CI has the same board elsewhere each time, and a board may move to another address, but
    /// not both at once.
    private func site(_ board: Board) -> (url: String, output: String) { (board.url, "/" + RealPath(output).parts.joined(separator: "/")) }

    /// Whether the records lie beside the output, where no other site has any.
    private var keepsRecordsBesideOutput: Bool {
        RealPath(recordsFolder).parts == RealPath(entry: output).parts.dropLast() + [".houser"]
    }

    /// Throws `RecordsProblem` if the records that are there are those of another site, which would lose pages by them.
    func checkRecords(of board: Board?) throws {
        guard let board, !keepsRecordsBesideOutput, Files.stamp(ledger) != nil, let note = try LedgerStore(path: ledger).note() else {
            return
        }
        let lines = String(decoding: note, as: UTF8.self).split(separator: "\n", maxSplits: 1).map(String.init)
        let now = site(board)
        guard lines.count == 2, lines[0] != now.url else { return }
        let output = String(lines[1].dropLast())
        if output != now.output { throw RecordsProblem.ofAnotherSite(ledger: ledger, url: lines[0], output: output) }
    }

    /// Writes down whose records they are, where another site could have its own.
    func claimRecords(for board: Board) throws {
        guard !keepsRecordsBesideOutput else { return }
        let now = site(board)
        try LedgerStore(path: ledger).keep(note: Array("\(now.url)\n\(now.output)\n".utf8))
    }
}
