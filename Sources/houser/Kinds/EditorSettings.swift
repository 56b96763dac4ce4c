import Findings
import ListingKit

/// What tells an editor which schema is whose, as the YAML language server reads it from the settings of Visual Studio Code.
struct EditorSettings {
    let text: String

    /// For schemas in a folder and the content in another, both below the one that the editor has open.
    init(_ schemas: [FileSchema], in folder: String, content: String) {
        let rows = schemas.map { schema -> (String, JSONDocument?) in
            let files = schema.files.map { "\(content)/\($0)" }
            return ("./\(folder)/\(schema.name).json", .strings(files))
        }
        text = JSONDocument.object([("yaml.schemas", .object(rows))]).document
    }
}
