import ArgumentParser
import SiteKit
import Values

/// What `houser accept` says of what came: to people at once, to programs in the end.
struct AcceptReport {
    /// A form of the report.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// For programs.
        case json
    }

    private let format: Format
    private let content: String
    private let isWritten: Bool
    private var json = AcceptJSON()
    private var counts: [ParcelVerdict.Outcome: Int] = [:]
    /// Whether something that was meant for the board is refused.
    private(set) var hasRefused = false

    /// A report on a board whose content lies in a folder, with whether what is accepted is written.
    init(_ format: Format, content: String, isWritten: Bool) {
        self.format = format
        self.content = content
        self.isWritten = isWritten
    }

    /// Tells of what came, as of a day.
    mutating func add(_ verdict: ParcelVerdict, today: Day) throws {
        counts[verdict.outcome, default: 0] += 1
        // Among messages some are no listings; a file that somebody names is meant as one.
        if verdict.outcome == .refused || verdict.outcome == .nothing && !verdict.delivery.isFromMailbox { hasRefused = true }
        switch format {
        case .text: try Terminal.print(AcceptText(verdict, content: content, today: today, isWritten: isWritten).text)
        case .json: json.add(verdict, content: content, today: today, isWritten: isWritten)
        }
    }

    /// Tells how much came.
    func finish() throws {
        switch format {
        case .json: try Terminal.print(json.document)
        // Whatever stood in its way is told by then.
        case .text where counts.isEmpty: break
        case .text:
            let nothing = counts[.nothing, default: 0]
            let words = [
                "\(grouped(counts[.accepted, default: 0])) accepted", "\(grouped(counts[.refused, default: 0])) refused",
            ]
            try Terminal.print((words + (nothing > 0 ? ["\(grouped(nothing)) without a listing"] : [])).joined(separator: ", ") + "\n")
        }
    }
}
