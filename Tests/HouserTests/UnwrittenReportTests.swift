import Foundation
import TestSupport
import Testing

/// A report that nobody gets must not pass for one without problems.
@Suite struct UnwrittenReportTests {
    private static let reason = "Error: cannot write the report to standard output: no space is left on the disk"

    /// Runs the program with a standard output that takes nothing.
    private func run(_ arguments: String, in workspace: Workspace) throws -> Program.Run {
        try Program.run("/bin/sh", ["-c", "exec \(Program.path) \(arguments) >/dev/full"], in: workspace.folder, environment: [:])
    }

    @Test(arguments: ["text", "github", "gitlab", "json", "sarif"]) func ofACheck(format: String) throws {
        let run = try run("check --today 2026-11-21 --format \(format)", in: Workspace(board: "wrong"))
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(Self.reason + "\n"), "\(run.errors)")
    }

    @Test(arguments: ["check --today 2026-11-21", "rules", "explain image-alt", "--version"])
    func ofWhatFindsNothing(arguments: String) throws {
        let run = try run(arguments, in: Workspace(board: "small"))
        #expect(run.status == 2)
        #expect(run.errors.contains(Self.reason), "\(run.errors)")
    }

    @Test(arguments: ["text", "md", "json"]) func ofAPlan(format: String) throws {
        let run = try run("plan --today 2026-11-21 --format \(format)", in: Workspace(board: "small"))
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(Self.reason + "\n"), "\(run.errors)")
    }

    @Test func ofABuildThatIsDone() throws {
        let workspace = try Workspace(board: "small")
        let run = try run("build --today 2026-11-21", in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(Self.reason + "\npublic itself is published.\n"), "\(run.errors)")
        #expect(try workspace.paths().contains("index.html"))
    }

    @Test func ofABuildThatIsRejected() throws {
        let workspace = try Workspace(board: "wrong")
        let run = try run("build --today 2026-11-21 --format sarif", in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(Self.reason + "\nNothing was published: public is as it was.\n"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: workspace.output))
    }
}
