import Foundation
import ListingKit

@testable import SiteKit

/// A folder of its own for a test, deleted with the value.
final class ScratchFolder: Sendable {
    let path: String
    var output: String { path + "/public" }
    var ledger: String { path + "/.houser/site.ledger" }

    init() {
        var template = Array("/tmp/houser-test-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) } ?? ""
        precondition(!path.isEmpty)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func publisher(threads: Int = 2) throws -> Publisher {
        let mark = OutputMark(path: try ArtifactPath("mark"), text: "of Houser")
        return Publisher(output: output, ledger: ledger, mark: mark, threads: threads)
    }

    @discardableResult
    func publish(_ files: [String: String], threads: Int = 2) throws -> PublishReport {
        try publisher(threads: threads).publish(Self.artifacts(files))
    }

    static func artifacts(_ files: [String: String]) throws -> [Artifact] {
        try files.map { Artifact(path: try ArtifactPath($0), stage: .page, content: .bytes(Array($1.utf8))) }
    }

    func write(_ name: String, _ text: String) throws {
        let whole = path + "/" + name
        try OutputFolder.makeFolders(String(whole[..<(whole.lastIndex(of: "/") ?? whole.startIndex)]))
        let descriptor = open(whole, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        if let error = writeAll(descriptor, Array(text.utf8)) { throw error }
        close(descriptor)
    }

    func read(_ name: String) -> String? {
        (try? Files.readFile(path + "/" + name, limit: 1 << 24)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in the output, folders ending in `/`.
    func tree() throws -> [String] {
        try FolderWalk.entries(of: output).map { $0.kind == .folder ? $0.path + "/" : $0.path }
    }

    func info(_ name: String) -> stat {
        var info = stat()
        lstat(path + "/" + name, &info)
        return info
    }
}

extension Collection where Element == ArtifactPath {
    var strings: [String] { map(\.string) }
}
