import Foundation
import Mustache

/// Runs the real program, as people and CI do.
package enum Program {
    /// What a run of the program left behind.
    package struct Run {
        /// The exit code; for a program that a signal ended, 128 and its number, as shells give it.
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// The program lies beside the test bundle, which on Linux is the running executable.
    package static let path: String = {
        let folders = [
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "", CommandLine.arguments.first ?? "",
            Bundle.main.bundlePath + "/x",
        ].map { URL(filePath: $0).deletingLastPathComponent().path + "/houser" }
        return folders.first(where: FileManager.default.isExecutableFile) ?? Boards.repository + "/.build/debug/houser"
    }()

    /// Starts the program in a folder, and kills it after a while; what it says is lost.
    package static func killed(after microseconds: UInt32, _ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = [:]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let end = ProcessEnd(of: process)
        try process.run()
        usleep(microseconds)
        kill(process.processIdentifier, SIGKILL)
        end.wait()
    }

    /// Runs the program in a folder, with an environment that holds nothing but what is given, and waits for its end.
    package static func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Run {
        try run(path, arguments, in: folder, environment: environment)
    }

    /// The same for any program. One that does not end within a minute is killed, which its status shows.
    package static func run(_ program: String, _ arguments: [String], in folder: String, environment: [String: String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = environment
        // Files, since a pipe that nobody empties would block the program.
        let outputs = try (0..<2).map { _ in
            let url = URL(filePath: Scratch.memory.folder).appending(path: "houser-run-" + UUID().uuidString)
            try Data().write(to: url)
            return url
        }
        defer { for url in outputs { try? FileManager.default.removeItem(at: url) } }
        let handles = try outputs.map { try FileHandle(forWritingTo: $0) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        let end = ProcessEnd(of: process)
        try process.run()
        let number = process.processIdentifier
        let rescue = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: rescue)
        end.wait()
        rescue.cancel()
        for handle in handles { try handle.close() }
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: try String(contentsOf: outputs[0], encoding: .utf8),
            errors: try String(contentsOf: outputs[1], encoding: .utf8).withoutSlowPhases)
    }
}
