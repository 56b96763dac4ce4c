import ArgumentParser
import SiteKit

/// `houser kinds`: tells what can be listed, and which facts each kind has.
struct KindsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kinds", abstract: "List the kinds of listings with their facts.")

    /// A form of the list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// For programs.
        case json
    }

    @OptionGroup var board: BoardOptions

    @Option(help: "How the list is printed: text or json.")
    var format: Format = .text

    func run() throws {
        let list = KindList(kinds: try board.kinds(), content: board.content)
        try Terminal.print(format == .json ? list.json : list.text)
    }
}
