import Foundation
import SiteKit

extension Workspace {
    /// Runs the real `git` in the folder, or in another, with no settings but its own; what it prints. Throws if it fails.
    @discardableResult
    package func git(_ arguments: String..., in other: String? = nil, as author: String = "Somebody") throws -> String {
        let variables = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": "somebody@board.example", "GIT_COMMITTER_NAME": author,
            "GIT_COMMITTER_EMAIL": "somebody@board.example",
        ]
        let run = try Program.run("/usr/bin/env", ["git"] + arguments, in: other ?? folder, environment: variables)
        guard run.status == 0 else { throw GitFailure(arguments: arguments, errors: run.errors) }
        return run.output.trimmingCharacters(in: .newlines)
    }

    /// Why `git` failed.
    private struct GitFailure: Error {
        let arguments: [String]
        let errors: String
    }

    /// Makes a repository of the folder, or commits what changed in it.
    package func commit(as author: String = "Somebody") throws {
        if !FileManager.default.fileExists(atPath: folder + "/.git") { try git("init", "--quiet", "--initial-branch=main") }
        try git("add", "--all", "--force")
        try git("commit", "--quiet", "--allow-empty", "--message=Change", as: author)
    }

    /// Writes a file beside the content.
    package func writeBeside(_ path: String, _ text: String) throws { try write("../" + path, text) }

    /// Gives a file or folder of the content another name.
    package func move(_ path: String, to other: String) throws {
        let target = URL(filePath: content).appending(path: other)
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: content + "/" + path, toPath: target.path)
    }

    /// The project of another copy of this board.
    package func project(at folder: String) -> Project {
        var project = project()
        project.content = folder + "/content"
        project.output = folder + "/public"
        project.ledger = folder + "/.houser/public.ledger"
        return project
    }
}
