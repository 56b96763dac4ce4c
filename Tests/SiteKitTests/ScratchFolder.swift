import Foundation
import TestSupport

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// A folder of its own for a test, deleted with the value.
final class ScratchFolder: Sendable {
    let path: String
    var output: String { path + "/public" }
    var ledger: String { path + "/.houser/site.ledger" }

    init() {
        path = (try? Scratch.memory.make("houser-test")) ?? ""
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
        try files.sorted { $0.key < $1.key }.map { name, text in
            Artifact(path: try ArtifactPath(name), stage: .page, content: .bytes(Array(text.utf8)))
        }
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

extension Publisher {
    /// Publishes artifacts that are made each time.
    @discardableResult
    func publish(_ artifacts: [Artifact]) throws -> PublishReport {
        let folder = try open()
        return try publish(Self.order(artifacts), history: past(folder), into: folder)
    }

    /// What that would change.
    func plan(_ artifacts: [Artifact]) throws -> PublishReport {
        try plan(Self.order(artifacts), history: past(try .existing(output)))
    }

    private func past(_ folder: OutputFolder?) throws -> History {
        let content = try LedgerStore(path: ledger).read()
        return history(content, seed: (content.image ?? content.journal)?.seed ?? 42, in: folder)
    }

    private static func order(_ artifacts: [Artifact]) -> Order {
        let recipes = artifacts.map { artifact in
            Recipe(key: artifact.path.string, fingerprint: nil, needs: Needs(), position: 0) { _ in [artifact] }
        }
        return Order(recipes: recipes) { _ in
            Pantry()
        } remember: { _, _ in
            nil
        }
    }
}

extension Collection where Element == ArtifactPath {
    var strings: [String] { map(\.string) }
}
