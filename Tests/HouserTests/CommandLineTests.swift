import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import Findings
@testable import ListingKit
@testable import SiteKit

/// The program as people and CI run it.
@Suite struct CommandLineTests {
    private func run(_ arguments: [String], board: String = "small", environment: [String: String] = [:]) throws -> TestSupport.Program.Run
    {
        try run(arguments, in: Workspace(board: board), environment: environment)
    }

    private func run(_ arguments: [String], in workspace: Workspace, environment: [String: String] = [:]) throws -> TestSupport.Program.Run
    {
        try TestSupport.Program.run(
            arguments, in: workspace.folder, environment: environment)
    }

    @Test func aGoodBoardIsBuilt() throws {
        let workspace = try Workspace(board: "small")
        let result = try run(["build", "--today", "2026-11-21"], in: workspace)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Published public: 3 listings (3 open), "))
        #expect(result.errors.isEmpty)
        #expect(try workspace.paths().contains("rentals/quiet-flat/index.html"))
    }

    @Test func aBrokenBoardIsRejected() throws {
        let workspace = try Workspace(board: "wrong")
        let result = try run(["build", "--today", "2026-11-21"], in: workspace)
        #expect(result.status == 1)
        #expect(result.output.contains("[price-single-amount]"))
        // A busy machine may tell of its progress first.
        #expect(result.errors.hasSuffix("Nothing was published: public is as it was.\n"))
        #expect(!FileManager.default.fileExists(atPath: workspace.output))
        #expect(try run(["check", "--today", "2026-11-21"], in: workspace).status == 1)
    }

    @Test(arguments: ["content", "content/public", ".", "elsewhere/../content", "alias/site"])
    func theOutputStaysOutOfTheContent(_ output: String) throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createSymbolicLink(atPath: workspace.folder + "/alias", withDestinationPath: "content")
        let before = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted()
        let result = try run(["build", "--today", "2026-11-21", "--output", output], in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("Error: the site cannot be published to \(output), because it is made from content: "))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted() == before)
    }

    @Test(arguments: ["/houser-has-no-such-folder", "/houser-has-no-such-folder/site/"])
    func anOutputAtTheTopIsNoOverlap(_ output: String) throws {
        let project = Project(
            content: "/content", templates: "templates", output: output, ledger: "", today: .instant(seconds: 0), threads: 1)
        try project.checkFolders()
        var inside = project
        inside.content = "/houser-has-no-such-folder/site/content"
        #expect(throws: FolderOverlap.self) { try inside.checkFolders() }
    }

    @Test func aForeignSiteIsNotWrittenOver() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.output, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: workspace.output + "/index.html"))
        let result = try run(["build", "--today", "2026-11-21"], in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("Error: public/index.html is in the way: "))
        #expect(try workspace.paths() == ["index.html"])
    }

    @Test func checkPublishesNothing() throws {
        let workspace = try Workspace(board: "small")
        let result = try run(["check", "--today", "2026-11-21"], in: workspace)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("3 listings checked\n"))
        #expect(!FileManager.default.fileExists(atPath: workspace.output))
    }

    @Test(arguments: [
        (["--wat"], "--wat"), (["check", "--today", "tomorrow"], "tomorrow"), (["check", "--today", "2026-02-30"], "2026-02-30"),
        (["check", "--threads", "0"], "--threads"), (["check", "--format", "yaml"], "yaml"),
        (["check", "--content", "nowhere"], "nowhere"),
        (["build", "--base-url", "ftp://example.org/"], "ftp://example.org/"), (["explain"], "rule"),
        (["theme", "partials/crad.mustache"], "Did you mean 'partials/card.mustache'?"),
        (["theme", "partials/card"], "Did you mean 'partials/card.mustache'?"),
        (["theme", "../content/board.yaml"], "'houser theme' lists them all."),
        (["explain", "price-singel-amount"], "Did you mean 'price-single-amount'?"),
        (["explain", "price-single"], "Did you mean 'price-single-amount'?"),
        (["explain", "wrong-postcode"], "Did you mean 'suburb-postcode'?"),
        (["chek"], "There is no command 'chek'. Did you mean 'check'?"), (["explain", "suburb"], "Did you mean 'suburb-alone'?"),
        (["explain", "wat"], "There is no rule 'wat'."),
        (["check", "--content", "content/board.yaml"], "content/board.yaml"),
    ])
    func whatCannotRunIsTwo(arguments: [String], told: String) throws {
        let result = try run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(told), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test func anOutputThatIsAFileIsTwo() throws {
        let workspace = try Workspace(board: "small")
        try Data("mine".utf8).write(to: URL(filePath: workspace.output))
        let result = try run(["build", "--today", "2026-11-21"], in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.contains("public"))
        #expect(try String(contentsOfFile: workspace.output, encoding: .utf8) == "mine")
    }

    @Test(arguments: ["build", "plan", "check"]) func namedTemplatesThatAreMissingAreTwo(command: String) throws {
        let workspace = try Workspace(board: "small")
        let result = try TestSupport.Program.run(
            [command, "--today", "2026-11-21", "--templates", "templates"], in: workspace.folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("Error: cannot read templates: there is no such file or folder\n"))
    }

    @Test func theShippedThemeIsListedAndPrinted() throws {
        let list = try run(["theme"])
        #expect(list.status == 0 && list.errors.isEmpty)
        #expect(list.output.split(separator: "\n").map(String.init) == ShippedTheme.files.map(\.path))
        let card = try run(["theme", "partials/card.mustache"])
        #expect(card.status == 0)
        #expect(card.output == (try String(contentsOfFile: Boards.templates + "/partials/card.mustache", encoding: .utf8)))
        let workspace = try Workspace()
        let toFile = ["-c", "\"$0\" theme assets/preview.png >preview.png", Program.path]
        #expect(try Program.run("/bin/sh", toFile, in: workspace.folder, environment: [:]).status == 0)
        let picture = try Files.readFile(workspace.folder + "/preview.png", limit: 1 << 20)
        #expect(picture == (try Files.readFile(Boards.templates + "/assets/preview.png", limit: 1 << 20)))
    }

    @Test func versionAndHelp() throws {
        let version = try run(["--version"])
        #expect(version.status == 0 && version.output == Houser.version + "\n")
        let help = try run(["--help"])
        #expect(help.status == 0 && help.output.contains("Exit codes: 0 done, 1 the content has errors"))
    }

    @Test(arguments: ["json", "gitlab", "sarif"]) func formatsForProgramsParse(format: String) throws {
        let result = try run(["check", "--today", "2026-11-21", "--format", format], board: "wrong")
        #expect(result.status == 1)
        let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        #expect(format == "gitlab" ? (value as? [Any])?.isEmpty == false : (value as? [String: Any])?.isEmpty == false)
        #expect(result.errors.contains(" listings checked"))
        let clean = try run(["check", "--today", "2026-11-21", "--format", format])
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(clean.output.utf8)) }
    }

    @Test func workflowCommandsAreOneToALine() throws {
        let result = try run(["check", "--today", "2026-11-21", "--format", "github"], board: "wrong")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count > 100)
        for line in lines { #expect(["::error ", "::warning ", "::notice "].contains(where: line.hasPrefix), "\(line)") }
    }

    @Test func rulesAreListedAndExplained() throws {
        let list = try run(["rules"])
        #expect(list.status == 0)
        for rule in Rule.all {
            #expect(list.output.contains("\n" + rule.id + " ") || list.output.hasPrefix(rule.id + " "), "\(rule.id)")
        }
        for rule in Rule.all.prefix(3) { try checkExplanation(rule) }
    }

    @Test(.endurance) func everyRuleIsExplained() throws {
        for rule in Rule.all { try checkExplanation(rule) }
    }

    private func checkExplanation(_ rule: Rule) throws {
        let explained = try run(["explain", rule.id])
        #expect(explained.status == 0 && explained.output.hasPrefix("\(rule.id) (\(rule.severity.rawValue))\n"))
    }

    @Test func nothingIsColouredForPrograms() throws {
        for environment in [["TERM": "xterm-256color"], ["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let result = try run(["check", "--today", "2026-11-21"], board: "wrong", environment: environment)
            #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
        }
    }

    @Test func theDayMayComeFromTheEnvironment() throws {
        let epoch = ["SOURCE_DATE_EPOCH": "1795181400"]
        #expect(try run(["build"], environment: epoch).output.contains("as of 2026-11-21\n"))
        #expect(try run(["build", "--today", "2026-11-20"], environment: epoch).output.contains("as of 2026-11-20\n"))
        let note = "; today is 2026-11-21, as SOURCE_DATE_EPOCH says\n"
        #expect(try run(["check"], environment: epoch).output.hasSuffix(note))
        #expect(try run(["check"], board: "wrong", environment: epoch).output.hasSuffix(note))
        #expect(try !run(["check", "--today", "2026-11-21"], environment: epoch).output.contains("SOURCE_DATE_EPOCH"))
        for wrong in ["yesterday", "-1", "1e9", "99999999999999999999"] {
            let result = try run(["check"], environment: ["SOURCE_DATE_EPOCH": wrong])
            #expect(result.status == 2 && result.errors.contains(wrong))
        }
    }
}
