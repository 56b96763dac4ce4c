import ArgumentParser
import ListingKit
import SiteKit
import Values

/// `houser list`: tells which listings there are, of everybody or of one owner.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the listings with their status and when they expire.",
        discussion:
            "If the content has errors, what can be read is listed all the same, and the exit code is 1. 'houser check' shows the errors.")

    /// A form of the list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// For programs.
        case json
        /// For spreadsheets.
        case csv
    }

    @OptionGroup var board: BoardOptions

    @Option(help: ArgumentHelp("List only what this owner has listed.", valueName: "handle"))
    var owner: String?

    @Option(help: ArgumentHelp("List only one kind, such as rentals.", valueName: "kind"))
    var kind: String?

    @Option(help: ArgumentHelp("List only what lies in this suburb, such as Fremantle, \"Fremantle WA\" or 6160.", valueName: "suburb"))
    var suburb: String?

    @Option(help: ArgumentHelp("List only listings of this status, such as available, sold or expired.", valueName: "status"))
    var status: String?

    @Option(
        defaultAsFlag: 14,
        help: ArgumentHelp("List only what expires within this many days (14 if no number follows).", valueName: "days"))
    var expiring: Int?

    @Option(help: "How the list is printed: text, json or csv (for spreadsheets).")
    var format: Format = .text

    mutating func validate() throws {
        if let expiring, !(1...730).contains(expiring) { throw ValidationError("--expiring must be from 1 to 730 days.") }
    }

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: "public",
            ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let reading = try Build(project).read()
        let handle = try owner.map { try found($0, among: reading.people.map { [$0.handle] }, "owner") }
        let plural = try kind.map { try found($0, among: reading.kinds.map { [$0.plural, $0.id] }, "kind") }
        let statuses = Set(reading.kinds.flatMap(\.statuses)).sorted() + [ListedRow.expired]
        let status = try status.map { try found($0, among: statuses.map { [$0] }, "status") }
        let all = try reading.listings.filter { suburb != nil || handle == nil || $0.summary.owner == handle }.map {
            try ListedRow(reading.inFull($0), today: reading.today)
        }
        let place = try suburb.map { try self.place($0, of: all) }
        let rows = all.filter { handle == nil || $0.listing.owner == handle }
            .filter { plural == nil || $0.listing.kind.plural == plural }
            .filter { status == nil || $0.status == status }
            .filter { row in place.map { row.lies(in: $0) } ?? true }
            .filter { row in expiring.map { row.expires(within: $0, of: reading.today) } ?? true }
            .sorted { ($0.listing.kind.plural, $0.listing.id) < ($1.listing.kind.plural, $1.listing.id) }
        switch format {
        case .text: try Terminal.print(ListText(rows: rows, today: reading.today).text)
        case .json: try Terminal.print(ListJSON(rows: rows, today: reading.today).text)
        case .csv: try Terminal.print(ListCSV(rows: rows).text)
        }
        guard reading.hasErrors else { return }
        let files = Set(reading.diagnostics.filter { $0.severity == .error }.map(\.file)).count
        Terminal.error("\(counted(files, "file")) \(files == 1 ? "has" : "have") errors; 'houser check' shows them.")
        throw ExitCode.rejected
    }

    /// A suburb as its listings name it, or a postcode. Throws if nothing is listed there, with what was probably meant.
    private func place(_ word: String, of rows: [ListedRow]) throws -> String {
        if rows.contains(where: { $0.lies(in: word) }) { return word }
        let names = Set(rows.compactMap { $0.listing.place?.locality.name }).sorted()
        return try found(word, among: names.map { [$0] }, "listing in")
    }

    /// The first name of what a word names. Throws if it names nothing, with what was probably meant.
    private func found(_ word: String, among names: [[String]], _ what: String) throws -> String {
        if let found = names.first(where: { $0.contains(word) }) { return found[0] }
        let all = names.map { $0[0] }
        let guess = Spelling.nearest(to: word, among: names.joined()).map { " Did you mean '\($0)'?" } ?? ""
        let rest = all.count <= 20 && !all.isEmpty ? " There \(all.count == 1 ? "is" : "are") \(all.listed())." : ""
        throw ValidationError("There is no \(what) '\(word)'.\(guess)\(rest)")
    }
}
