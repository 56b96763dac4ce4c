import ArgumentParser
import Findings
import ListingKit
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
    private let isPreviewed: Bool
    private var json = AcceptJSON()
    private var counts: [ParcelVerdict.Outcome: Int] = [:]
    /// How much of what is accepted has warnings, or else hints.
    private var marked: [Diagnostic.Severity: Int] = [:]
    /// Whether something that was meant for the board is refused, or cannot be looked at.
    private(set) var hasRefused = false

    /// A report on a board whose content lies in a folder, with whether what is accepted is written, or built to look at.
    init(_ format: Format, content: String, isWritten: Bool, isPreviewed: Bool) {
        self.format = format
        self.content = content
        self.isWritten = isWritten
        self.isPreviewed = isPreviewed
    }

    /// Tells of what came, as of a day.
    mutating func add(_ verdict: ParcelVerdict, today: Day) throws {
        counts[verdict.outcome, default: 0] += 1
        let severities = Set(verdict.findings.map(\.severity))
        if verdict.outcome == .accepted, let worst = [Diagnostic.Severity.warning, .hint].first(where: severities.contains) {
            marked[worst, default: 0] += 1
        }
        // Among messages some are no listings; a file that somebody names is meant as one.
        if verdict.outcome == .refused || verdict.outcome == .nothing && !verdict.delivery.isFromMailbox { hasRefused = true }
        switch format {
        case .text:
            let text = AcceptText(verdict, content: content, today: today, isWritten: isWritten, isPreviewed: isPreviewed)
            try Terminal.print(text.text)
        case .json: json.add(verdict, content: content, today: today, isWritten: isWritten)
        }
    }

    /// Tells what was not read.
    mutating func add(_ ignored: [ParcelReader.Ignored]) throws {
        switch format {
        case .json: json.add(ignored)
        case .text where ignored.isEmpty: break
        case .text:
            let lines = ignored.map { "ignored: \(VisibleText.line($0.path)), because \($0.reason)\n" }
            try Terminal.print(lines.joined() + "\n")
        }
    }

    /// Tells where the board can be looked at, or why it cannot.
    mutating func add(_ preview: AcceptPreview.Outcome, in folder: String) throws {
        if case .errors = preview { hasRefused = true }
        switch (format, preview) {
        case (.json, _): json.add(preview, in: folder, content: content)
        case (.text, .errors(let errors)):
            let printer = DiagnosticPrinter(
                .text, in: ContentPlace(content), colour: Terminal.hasColour(.output), version: Houser.version, rules: Rule.all)
            try Terminal.print(printer.print(errors) + "no preview: the board has errors of its own; fix them first\n\n")
        case (.text, .pages(let pages)):
            let lines = pages.map { "preview: \(VisibleText.line($0.path))\n" }
            let none = "preview: no new listing; the board is in \(VisibleText.line(folder))\n"
            try Terminal.print((lines.isEmpty ? none : lines.joined()) + "\n")
        }
    }

    /// Tells how much came in files and folders; with none of them, as far as something did.
    func finish(_ paths: [String] = []) throws {
        switch format {
        case .json: try Terminal.print(json.document)
        case .text where counts.isEmpty && paths.isEmpty: break
        case .text where counts.isEmpty:
            try Terminal.print("nothing is waiting in \(paths.map { VisibleText.line($0) }.listed())\n")
        case .text:
            let nothing = counts[.nothing, default: 0]
            let marks = [(Diagnostic.Severity.warning, "warnings"), (.hint, "hints")].compactMap { severity, word in
                marked[severity].map { "\(grouped($0)) with \(word)" }
            }
            let words = [
                "\(grouped(counts[.accepted, default: 0])) accepted" + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"),
                "\(grouped(counts[.refused, default: 0])) refused",
            ]
            try Terminal.print((words + (nothing > 0 ? ["\(grouped(nothing)) without a listing"] : [])).joined(separator: ", ") + "\n")
        }
    }
}
