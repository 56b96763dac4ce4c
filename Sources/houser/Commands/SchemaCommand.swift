import ArgumentParser
import Bytes
import Glibc
import ListingKit
import SiteKit
import Values

/// `houser schema`: what the files of a board may say, for editors.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print what files may say as a JSON Schema, for editors.",
        discussion:
            "With it an editor offers keys and words, shows what each means, and underlines most of what 'houser check' would refuse. Without a name it lists those that there are. --write FOLDER writes all of them, and says how an editor finds them."
    )

    @Argument(help: ArgumentHelp("A kind of listing, such as rental; people; or board.", valueName: "name"))
    var name: String?

    @OptionGroup var board: BoardOptions

    @Option(help: ArgumentHelp("Write all of them into this folder.", valueName: "folder"))
    var write: String?

    mutating func validate() throws {
        if name != nil, write != nil { throw ValidationError("--write writes all of them, so leave '\(name ?? "")' out.") }
    }

    func run() throws {
        let kinds = try board.kinds()
        let all = FileSchema.all(of: kinds)
        if let write { return try writeAll(all, in: write.hasSuffix("/") && write.count > 1 ? String(write.dropLast()) : write) }
        guard let name else { return try Terminal.print(all.map { $0.name + "\n" }.joined()) }
        let plural = kinds.first { $0.id == name }?.plural ?? name
        guard let schema = all.first(where: { $0.name == plural }) else {
            let guess = Spelling.nearest(to: name, among: all.map(\.name) + kinds.map(\.id)).map { " Did you mean '\($0)'?" } ?? ""
            throw ValidationError("There is no schema '\(name)'.\(guess) There are \(all.map(\.name).listed()).")
        }
        try Terminal.print(schema.json)
    }

    private func writeAll(_ all: [FileSchema], in folder: String) throws {
        let files = all.map { (name: "\($0.name).json", text: $0.json) }
        try OwnFiles.write(files.map { ($0.name, $0.text) }, in: folder)
        try Terminal.print(
            files.map { "wrote \(folder)/\($0.name)\n" }.joined() + "\nTell your editor, in .vscode/settings.json:\n\n"
                + EditorSettings(all, in: folder, content: board.content).text)
    }
}
