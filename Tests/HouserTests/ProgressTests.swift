import Foundation
import ListingKit
import TestSupport
import Testing

/// What the program tells beside its results.
@Suite struct ProgressTests {
    private func run(
        _ arguments: [String], board: String = "small", environment: [String: String] = [:]
    ) throws -> Program.Run {
        let workspace = try Workspace(board: board)
        return try withExtendedLifetime(workspace) {
            try Program.run(
                arguments + ["--today", "2026-11-21"], in: workspace.folder,
                environment: environment)
        }
    }

    @Test(arguments: ["build", "check"]) func quietTellsProblemsOnly(_ command: String) throws {
        let clean = try run([command, "--quiet"])
        #expect(clean.status == 0 && clean.output.isEmpty && clean.errors.isEmpty)
        let broken = try run([command, "-q"], board: "wrong")
        let loud = try run([command], board: "wrong")
        #expect(broken.status == 1 && !broken.output.isEmpty && loud.output.hasPrefix(broken.output))
        #expect(!broken.output.contains(" listings checked"))
    }

    @Test func theLogNamesEachPhase() throws {
        let plain = try run(["build"])
        let result = try run(["build", "--verbose"])
        func withoutTime(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("  time") } }
        #expect(withoutTime(result.output) == withoutTime(plain.output), "standard output is as ever")
        let lines = result.errors.split(separator: "\n")
        let phases = lines.compactMap { $0.firstMatch(of: /^event=phase phase=([a-z]+) ms=[0-9]+( done=3 total=3|.*)$/)?.1 }
        #expect(phases == ["read", "theme", "site", "compare", "stock", "make", "write"])
        #expect(lines.count == 8 && lines.last?.hasPrefix("event=built ms=") == true)
        #expect(lines[0].hasSuffix(" done=3 total=3"))
    }

    @Test func theLogMayBeJSON() throws {
        for (arguments, board, last) in [
            (["build"], "small", "built"), (["build", "--format", "json"], "wrong", "rejected"), (["check"], "wrong", "checked"),
            (["build", "--content", "nowhere"], "small", "message"),
        ] {
            let result = try run(arguments + ["--log-format", "json"], board: board)
            let events = try result.errors.split(separator: "\n").map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")["event"] as? String
            }
            #expect(events.last == last)
            #expect(events.dropLast().allSatisfy { $0 == "phase" || $0 == "message" })
        }
    }

    @Test func quietAndVerboseExcludeEachOther() throws {
        for arguments in [["--quiet", "--verbose"], ["--quiet", "--log-format", "json"], ["--log-format", "xml"]] {
            let result = try run(["check"] + arguments)
            #expect(result.status == 2 && result.output.isEmpty)
        }
    }

    /// What a check of a board that takes a while writes to a terminal.
    private func terminalText(term: String, listings: Int) throws -> String {
        let workspace = try Workspace(board: "small")
        let text = try String(contentsOfFile: workspace.content + "/rentals/quiet-flat.yaml", encoding: .utf8)
        for number in 1...listings { try workspace.write("rentals/flat-\(number).yaml", text) }
        // A pseudo-terminal, by the means of pts(4): TIOCSPTLCK unlocks it, TIOCGPTN gives its number.
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        var lock: Int32 = 0
        var number: UInt32 = 0
        try #require(terminal >= 0 && ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let name = "/dev/pts/\(number)"
        let process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["check", "--today", "2026-11-21", "--threads", "1"]
        process.currentDirectoryURL = URL(filePath: workspace.folder)
        process.environment = ["TERM": term]
        process.standardOutput = FileHandle.nullDevice
        let handle = try FileHandle(forWritingTo: URL(filePath: name))
        process.standardError = handle
        let end = ProcessEnd(of: process)
        try process.run()
        try handle.close()
        // A terminal holds some thousand bytes, and who writes more waits; it ends when the program does.
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(terminal, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
            bytes += buffer[..<max(count, 0)]
        }
        end.wait()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func aTerminalShowsABarForWhatTakesLong() throws {
        #expect(try terminalText(term: "xterm", listings: 1).isEmpty)
        // As many as it takes: a program that is not optimised is slower.
        for listings in [400, 1_500, 6_000, 24_000, 96_000] {
            let text = try terminalText(term: "xterm", listings: listings)
            guard listings == 96_000 || text.contains("Reading listings  [#") else { continue }
            #expect(text.contains("\r\u{1B}[KReading listings  [#"))
            #expect(text.contains(/\] +[0-9,]+ of [0-9,]+/))
            #expect(text.hasSuffix("\r\u{1B}[K"), "the bar is gone at the end")
            let dumb = try terminalText(term: "dumb", listings: listings)
            #expect(!dumb.contains("\u{1B}") && dumb.wholeMatch(of: /(Reading listings: [0-9,]+ in [0-9.]+ s\r\n)?/) != nil)
            break
        }
    }
}
