import Bytes
import Foundation
import Glibc

/// What a process that measures the floor says to the one that started it.
struct FloorAnswer: Codable {
    /// Making the table of suburbs out of the bytes that travel with the program.
    let gazetteer: Lap
    let laps: [Lap]

    static func median(of runs: [FloorAnswer]) -> FloorAnswer? {
        guard let first = runs.first, let gazetteer = Lap.median(of: runs.map(\.gazetteer)) else { return nil }
        return FloorAnswer(
            gazetteer: gazetteer, laps: first.laps.indices.compactMap { index in Lap.median(of: runs.map { $0.laps[index] }) })
    }
}

/// The least that any generator must spend: reading the same inputs and writing the same outputs, with nothing in between.
struct Floor {
    let content: String
    let output: String
    let copy: String
    let threads: Int

    func measure() throws -> [Lap] {
        let inputs = try files(of: content)
        let read = try Stopwatch.measure("read the inputs") {
            _ = try Parallel.map(inputs, threads: threads) { path throws in try Files.readFile(content + "/" + path, limit: 1 << 30).count }
        }
        let outputs = try files(of: output)
        let loaded = try outputs.map { (path: copy + "/" + $0, bytes: try Files.readFile(output + "/" + $0, limit: 1 << 30)) }
        let folders = Set(outputs.map { copy + "/" + $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
        // What the builds before left to the system to write, they are to pay for.
        sync()
        let write = try Stopwatch.measure("write the outputs") {
            for folder in folders { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            _ = try Parallel.map(loaded, threads: threads) { file throws in try Floor.write(file.bytes, to: file.path) }
        }
        return [read.lap, write.lap]
    }

    private func files(of folder: String) throws -> [String] {
        try FolderWalk.entries(of: folder, count: 10_000_000).filter { $0.kind == .file }.map(\.path)
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            rest = rest.dropFirst(count)
        }
    }
}
