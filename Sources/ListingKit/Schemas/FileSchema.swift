import Facts
import Findings
import Rules

/// What files of one sort may say: the listings of a kind, the people, the board. Other programs are told it, such as editors.
public struct FileSchema: Sendable {
    /// The name of their folder, or of the file without its ending.
    public let name: String
    /// What one of them says, in a few words.
    public let title: String
    /// Which files they are, as patterns of paths in the content folder.
    public let files: [String]
    /// The keys that one may have.
    package let parts: [FilePart]

    /// That of a kind's listings.
    public init(_ kind: Kind) {
        name = kind.plural
        title = kind.label
        files = [kind.plural + "/*.yaml", kind.plural + "/*/index.yaml"]
        parts = kind.fileParts
    }

    private init(_ schema: RecordSchema, _ name: String, title: String, files: [String], notes: [String: String]) {
        (self.name, self.title, self.files) = (name, title, files)
        parts = schema.slots.map { slot in
            var part = slot.part
            if let note = notes[slot.key] { part.note = note }
            return part
        }
    }

    /// That of people's files.
    public static let people = FileSchema(
        Person.schema, Person.folder, title: "Somebody who lists things", files: [Person.folder + "/*.yaml"], notes: FileNotes.ofPeople)

    /// That of the board's file.
    public static let board = FileSchema(Board.schema, "board", title: "The board", files: ["board.yaml"], notes: FileNotes.ofBoard)

    /// All of a board with those kinds.
    public static func all(of kinds: [Kind]) -> [FileSchema] { kinds.map { FileSchema($0) } + [people, board] }

    /// It as a JSON Schema of draft-07, which is what the YAML language server of editors reads best
    /// (https://json-schema.org/draft-07).
    public var json: String {
        let head: [(String, JSONDocument?)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title)), ("type", .string("object")),
        ]
        return JSONDocument.object(head + FileForm.keywords(parts)).document
    }
}
