import ArgumentParser
import Facts
import ListingKit
import Rules
import SiteKit
import Values

/// `houser new`: begins the file of a listing or of a person.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Begin the file of a listing or of a person.",
        discussion:
            "Writes a file with every fact that there can be and a few words beside each. What must be filled in shows …, and 'houser check' names it; the rest is commented out. Nothing that is there is ever written over. For example: houser new rental --title 'Sunny terrace near Smith Street' --owner maria --set rent=690"
    )

    @Argument(help: ArgumentHelp("A kind of listing, such as rental, or person.", valueName: "kind"))
    var kind: String

    @Argument(
        help: ArgumentHelp(
            "The name of the file, which becomes a part of its address (default: made from the title). For a person, their handle.",
            valueName: "name"))
    var name: String?

    @OptionGroup var board: BoardOptions

    @Option(help: ArgumentHelp("The listing's title.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("The handle of its owner.", valueName: "handle"))
    var owner: String?

    @Option(name: .customLong("set"), help: ArgumentHelp("A fact, written as in a file. Repeat it for others.", valueName: "field=value"))
    var facts: [String] = []

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: "public",
            ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let reading = try Build(project).read()
        let file = kind == NewCommand.person ? try person(on: reading.today) : try listing(reading)
        let content = try ContentFolder(board.content)
        if let other = file.other(in: content) {
            throw ValidationError("There is \(board.content)/\(other) already. Change that, or choose another name.")
        }
        let bytes = Array(file.text.utf8)
        try ContentWriter.write([ContentWriter.File(path: file.path, bytes: bytes, replaces: false)], in: board.content)
        try Terminal.print("wrote \(board.content)/\(file.path)\n" + advice(on: file, in: content, on: reading.today))
    }

    /// What stands in place of a kind for somebody's own file.
    private static let person = "person"

    private func person(on today: Day) throws -> NewFile {
        if title != nil || owner != nil { throw ValidationError("--title and --owner are for listings.") }
        guard let name else { throw ValidationError("Say what they are to be known by: houser new person maria") }
        try checkName(name, instead: String(name.slugified.prefix { $0 != "-" }))
        return NewFile(person: name, values: try values(of: Person.schema.keys, "people"), today: today)
    }

    private func listing(_ reading: LoadedContent) throws -> NewFile {
        guard let kind = reading.kinds.first(where: { [$0.id, $0.plural].contains(self.kind) }) else {
            let names = reading.kinds.map(\.id) + [NewCommand.person]
            let guess = Spelling.nearest(to: self.kind, among: names + reading.kinds.map(\.plural)).map { " Did you mean '\($0)'?" } ?? ""
            throw ValidationError("There is no kind '\(self.kind)'.\(guess) There are \(names.listed()).")
        }
        var values = try values(of: CommonFields.keys(of: kind), kind.plural)
        values["title"] = title ?? values["title"]
        values["owner"] = owner ?? values["owner"]
        guard let name = name ?? values["title"]?.slugified, !name.isEmpty else {
            throw ValidationError("Give the file a name, or the listing a --title to make one from.")
        }
        try checkName(name, instead: name.slugified)
        return NewFile(listing: name, of: kind, values: values, today: reading.today)
    }

    private func checkName(_ name: String, instead better: String) throws {
        if NewFile.canBeNamed(name) { return }
        let guess = better.isEmpty || better == name ? "" : " Did you mean '\(better)'?"
        throw ValidationError("'\(name)' can't name a file: it becomes a part of an address, in small letters, digits and hyphens.\(guess)")
    }

    /// The facts that were given, by key.
    private func values(of keys: [String], _ what: String) throws -> [String: String] {
        var values: [String: String] = [:]
        for fact in facts {
            guard let equals = fact.firstIndex(of: "="), equals > fact.startIndex else {
                throw ValidationError("--set takes a field and its value, such as rent=690, not '\(fact)'.")
            }
            let key = String(fact[..<equals])
            guard keys.contains(key) else {
                let guess = Spelling.nearest(to: key, among: keys).map { " Did you mean '\($0)'?" } ?? ""
                throw ValidationError("There is no '\(key)' for \(what).\(guess) There are \(keys.listed()).")
            }
            values[key] = String(fact[fact.index(after: equals)...])
        }
        return values
    }

    /// What to do with the file, in lines. Somebody whose own file is begun is there, though it can't be read yet.
    private func advice(on file: NewFile, in content: ContentFolder, on today: Day) -> String {
        let option = board.content == "content" ? "" : " --content \(board.content)"
        var lines: [String] = []
        if file.isOpen { lines.append("Write what only you know in place of each …, and take the # from the lines that you want.") }
        if let owner = file.owner, NewFile(person: owner, values: [:], today: today).other(in: content) == nil {
            lines.append("There is no \(owner) yet: houser new person \(owner)\(option)")
        }
        lines.append("See what is missing: houser check\(option)")
        return lines.map { $0 + "\n" }.joined()
    }
}
