import Foundation
import TestSupport
import Testing

/// A board of one's own begins with the demonstration, as the README says.
@Suite struct NewBoardTests {
    @Test func nothingThatTheDemonstrationMadeUpIsLeft() throws {
        let workspace = try Workspace()
        try FileManager.default.copyItem(atPath: Boards.repository + "/content", toPath: workspace.content)
        let readMe = try String(contentsOfFile: Boards.repository + "/README.md", encoding: .utf8)
        let command = try #require(readMe.split(separator: "\n").first { $0.hasPrefix("find content ") })
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", String(command)]
        shell.currentDirectoryURL = URL(filePath: workspace.folder)
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.content).sorted() == ["board.yaml", "pages"])
        let result = try workspace.build()
        #expect(result.reading.diagnostics.isEmpty, "\(result.reading.diagnostics)")
        #expect(try workspace.text("index.html").contains("Common Ground Homes"))
    }
}
