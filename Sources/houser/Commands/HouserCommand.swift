import ArgumentParser
import SiteKit
import Values

/// The program's commands.
@main
struct HouserCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "houser", abstract: "Turns a folder of listing files into a complete listings website with feeds.",
        discussion: "Exit codes: 0 done, 1 the content has errors (nothing is published), 2 the command could not run.",
        version: Houser.version,
        subcommands: [
            InitCommand.self, BuildCommand.self, ServeCommand.self, PlanCommand.self, CheckCommand.self, ListCommand.self,
            RulesCommand.self, ExplainCommand.self, KindsCommand.self, SchemaCommand.self, FormsCommand.self,
            ThemeCommand.self,
            DigestCommand.self, ImportCommand.self, AcceptCommand.self, FromIssueCommand.self, EditCommand.self, InboxCommand.self,
            NewCommand.self,
        ],
        defaultSubcommand: BuildCommand.self)

    /// Throws if the first word is not a command, since a build takes no words that it could be instead.
    private static func refuseUnknown(_ word: String?) throws {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
        let guess = Spelling.nearest(to: word, among: names).map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no command '\(word)'.\(guess) 'houser --help' lists them all.")
    }

    static func main() {
        do {
            // Scripts ask for it often; to set up the parser costs a third of the time that the program takes to start and end.
            if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) { return try Terminal.print(Houser.version + "\n") }
            try refuseUnknown(CommandLine.arguments.dropFirst().first)
            var command = try parseAsRoot()
            do {
                try command.run()
            } catch let error as ValidationError {
                // The parser knows the command of what it finds itself only.
                let name = type(of: command).configuration.commandName ?? ""
                Terminal.error("Error: \(error.message)\nSee 'houser \(name) --help' for more information.")
                exit(withError: ExitCode(2))
            }
        } catch let code as ExitCode {
            exit(withError: code)
        } catch {
            // Help and version are asked for, so they are no failure; any other way of not running is 2.
            guard exitCode(for: error).rawValue != 0 else { exit(withError: error) }
            Terminal.error(fullMessage(for: error))
            exit(withError: ExitCode(2))
        }
    }
}

extension ExitCode {
    /// The content has errors.
    static let rejected = ExitCode(1)
}
