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
    }

    @OptionGroup var board: BoardOptions

    @Option(help: ArgumentHelp("List only what this owner has listed.", valueName: "handle"))
    var owner: String?

    @Option(help: ArgumentHelp("List only one kind, such as rentals.", valueName: "kind"))
    var kind: String?

    @Option(help: "How the list is printed: text or json.")
    var format: Format = .text

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: "public",
            ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let reading = try Build(project).read()
        let handle = try owner.map { try found($0, among: reading.people.map { [$0.handle] }, "owner") }
        let plural = try kind.map { try found($0, among: reading.kinds.map { [$0.plural, $0.id] }, "kind") }
        let wanted = reading.listings.filter { handle == nil || $0.summary.owner == handle }
        let rows = try wanted.map { try ListedRow(reading.inFull($0), today: reading.today) }
            .filter { plural == nil || $0.listing.kind.plural == plural }
            .sorted { ($0.listing.kind.plural, $0.listing.id) < ($1.listing.kind.plural, $1.listing.id) }
        switch format {
        case .text: try Terminal.print(ListText(rows: rows, today: reading.today).text)
        case .json: try Terminal.print(ListJSON(rows: rows, today: reading.today).text)
        }
        guard reading.hasErrors else { return }
        let files = Set(reading.diagnostics.filter { $0.severity == .error }.map(\.file)).count
        Terminal.error("\(counted(files, "file")) \(files == 1 ? "has" : "have") errors; 'houser check' shows them.")
        throw ExitCode.rejected
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
