import Foundation
import Glibc

/// Runs programs, and asks the operating system what each took.
enum ChildProcess {
    /// Waits for a program that writes what it says into a file, and gives what all of the process took, starting included.
    static func run(_ command: [String], output: String) throws -> Lap {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let arguments = command.map { strdup($0) }
        let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (arguments + variables).forEach { free($0) } }

        var process: pid_t = 0
        let start = Stopwatch.wallSeconds()
        let problem = posix_spawnp(&process, command[0], &actions, nil, arguments + [nil], variables + [nil])
        guard problem == 0 else { throw BenchError(description: "\(command[0]) cannot be started: \(String(cString: strerror(problem)))") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
        }
        let wall = Stopwatch.wallSeconds() - start
        guard status == 0 else { throw BenchError(description: "this failed: \(command.joined(separator: " "))") }
        return Lap(
            name: "all", wall: wall * 1e3, cpu: Stopwatch.cpuSeconds(usage) * 1e3, allocations: nil, peak: Stopwatch.megabytes(usage))
    }
}
