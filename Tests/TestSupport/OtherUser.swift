import Foundation
import Glibc
import Mustache

/// The program as a user without any special right.
package enum OtherUser {
    /// The user that stands for nobody on nearly every Linux.
    private static let number = "65534"

    private static let command: [String] =
        getuid() == 0 ? ["setpriv", "--reuid", number, "--regid", number, "--clear-groups", Program.path] : [Program.path]

    /// Whether the program can run so here.
    package static let isPossible: Bool = {
        (try? run(["--version"], in: "/").status) == 0
    }()

    /// Gives a folder and all in it to that user.
    package static func own(_ folder: String) throws {
        guard getuid() == 0 else { return }
        let run = try Program.run(
            "/usr/bin/env", ["chown", "-R", "\(number):\(number)", folder], in: "/", environment: ["PATH": "/usr/bin:/bin"])
        guard run.status == 0 else { throw CocoaError(.fileWriteNoPermission) }
    }

    /// Builds the board of a workspace.
    package static func build(_ workspace: Workspace) throws -> Program.Run { try run(Workspace.buildArguments, in: workspace.folder) }

    private static func run(_ arguments: [String], in folder: String) throws -> Program.Run {
        try Program.run("/usr/bin/env", command + arguments, in: folder, environment: ["PATH": "/usr/bin:/bin"])
    }
}
