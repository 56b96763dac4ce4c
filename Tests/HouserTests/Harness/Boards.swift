import Foundation

/// The boards that the tests build, as they lie beside the tests' sources.
enum Boards {
    /// The folder of the boards.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Boards").path

    /// The folder of the repository.
    static let repository = URL(filePath: folder).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The theme that is shipped.
    static let templates = repository + "/templates"

    /// The folder of a board's content.
    static func content(_ name: String) -> String { "\(folder)/\(name)/content" }

    /// The folder of what a board's output must be.
    static func expected(_ name: String) -> String { "\(folder)/\(name)/expected" }
}
