import ArgumentParser
import Glibc
import ListingKit
import SiteKit

/// `houser forms`: makes what other programs need to ask people for listings.
struct FormsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forms", abstract: "Make issue forms of a forge, or a configuration of a content management system.",
        discussion:
            "'houser forms issues FOLDER' writes a form for each kind, for GitHub (.github/ISSUE_TEMPLATE), Forgejo (.forgejo/issue_template) and Gitea (.gitea/issue_template). 'houser forms cms' prints the config.yml of Decap CMS or Sveltia CMS.",
        subcommands: [Issues.self, CMS.self])

    /// `houser forms issues`.
    struct Issues: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "issues", abstract: "Write an issue form for each kind into a folder.",
            discussion: "'houser from-issue' makes files of what people write in them.")

        @Argument(help: ArgumentHelp("The folder of the forge's issue forms, such as .github/ISSUE_TEMPLATE.", valueName: "folder"))
        var folder: String

        @OptionGroup var board: BoardOptions

        func run() throws {
            let project = try board.project()
            let files = try IssueForms(Build(project).read(), in: project).files
            try OwnFiles.write(files, in: folder)
            try Terminal.print(files.map { "wrote \(folder)/\($0.name)\n" }.joined())
        }
    }

    /// `houser forms cms`.
    struct CMS: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cms", abstract: "Print the configuration of Decap CMS or Sveltia CMS.",
            discussion: "Save it as config.yml beside the page of the system, such as admin/config.yml.")

        @OptionGroup var board: BoardOptions

        @Option(help: ArgumentHelp("The repository on GitHub that holds the board.", valueName: "owner/name"))
        var repo = "owner/name"

        @Option(help: ArgumentHelp("The branch that is published.", valueName: "branch"))
        var branch = "main"

        func run() throws {
            let config = CMSConfig(try board.kinds(), content: board.content, repository: repo, branch: branch)
            try Terminal.print(config.text)
        }
    }
}
