import Foundation

/// The boards that the tests build.
package enum Boards {
    /// The folder of the boards.
    package static let folder = repository + "/Tests/HouserTests/Boards"

    /// The folder of the repository.
    package static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The theme that is shipped.
    package static let templates = repository + "/templates"

    /// The content of the demonstration.
    package static let demonstration = repository + "/content"

    /// The folder of a board's content.
    package static func content(_ name: String) -> String { "\(folder)/\(name)/content" }

    /// The folder of what a board's output must be.
    package static func expected(_ name: String) -> String { "\(folder)/\(name)/expected" }
}
