import Foundation
import Mustache
import Testing

/// The real program while it runs, with what it has written so far.
package final class RunningProgram {
    private let process = Process()
    private let ending: ProcessEnd
    private let folder: String
    private let name: String

    /// Starts the program in a folder of a workspace; a name keeps what it says apart from what others there say.
    package init(_ arguments: [String], in workspace: Workspace, named name: String = "", environment: [String: String] = [:]) throws {
        folder = workspace.folder
        self.name = name
        ending = ProcessEnd(of: process)
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try RunningProgram.file(folder + "/\(name)stdout.txt")
        process.standardError = try RunningProgram.file(folder + "/\(name)stderr.txt")
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    package var output: String { text("\(name)stdout.txt") }
    package var errors: String { text("\(name)stderr.txt").withoutSlowPhases }

    /// Waits, for half a minute at most, until something holds.
    package func wait(_ comment: Comment, until holds: () throws -> Bool) throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !holds() {
            try #require(ContinuousClock.now < end, comment)
            usleep(5_000)
        }
    }

    /// How often a text was written to standard output.
    package func count(of text: String) -> Int { output.components(separatedBy: text).count - 1 }

    /// Sends a signal, and gives the exit code.
    package func end(_ signal: Int32) throws -> Int32 {
        send(signal)
        let status = finish()
        try #require(process.terminationReason == .exit, "ends when it is told to")
        return status
    }

    /// Sends a signal.
    package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end, for half a minute at most, and gives the exit code; 128 and its number if a signal was the end, as shells do.
    package func finish() -> Int32 {
        let number = process.processIdentifier
        let rescue = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30), execute: rescue)
        ending.wait()
        rescue.cancel()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    private func text(_ name: String) -> String { (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? "" }

    private static func file(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(filePath: path))
        return try FileHandle(forWritingTo: URL(filePath: path))
    }
}
