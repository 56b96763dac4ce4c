import Foundation
import Testing

/// The real program while it runs, with what it has written so far.
final class RunningProgram {
    private let process = Process()
    private let folder: String

    /// Starts the program in a folder of a workspace.
    init(_ arguments: [String], in workspace: Workspace) throws {
        folder = workspace.folder
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = [:]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try RunningProgram.file(folder + "/stdout.txt")
        process.standardError = try RunningProgram.file(folder + "/stderr.txt")
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var output: String { text("stdout.txt") }
    var errors: String { text("stderr.txt") }

    /// Waits, for half a minute at most, until something holds.
    func wait(_ comment: Comment, until holds: () throws -> Bool) throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !holds() {
            try #require(ContinuousClock.now < end, comment)
            usleep(20_000)
        }
    }

    /// How often a text was written to standard output.
    func count(of text: String) -> Int { output.components(separatedBy: text).count - 1 }

    /// Sends a signal, and gives the exit code.
    func end(_ signal: Int32) throws -> Int32 {
        let number = process.processIdentifier
        kill(number, signal)
        let rescue = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30), execute: rescue)
        process.waitUntilExit()
        rescue.cancel()
        try #require(process.terminationReason == .exit, "ends when it is told to")
        return process.terminationStatus
    }

    private func text(_ name: String) -> String { (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? "" }

    private static func file(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(filePath: path))
        return try FileHandle(forWritingTo: URL(filePath: path))
    }
}
