import Foundation
import TestSupport

@testable import Bytes
@testable import ListingKit
@testable import Publishing
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
        let mark = OwnershipMarker(path: try ArtifactPath("mark"), text: "of Houser")
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
    /// Publishes artifacts that are made each time, file by file.
    @discardableResult
    func publish(_ artifacts: [Artifact]) throws -> PublishReport {
        _ = try OutputFolder.making(output)
        return try withOutput(Unobserved()) { try $0.publish(Self.request(artifacts)) }
    }

    /// What that would change.
    func plan(_ artifacts: [Artifact]) throws -> PublishReport {
        try withSight(Unobserved()) { try $0.publish(Self.request(artifacts)) }
    }

    private static func request(_ artifacts: [Artifact]) -> PublishRequest<Nothing> {
        PublishRequest(
            [GivenArtifacts(artifacts: artifacts)], RecipeMaker(shared: Fingerprint(high: 0, low: 0), items: (), seed: 0),
            InterimPage(language: "en", isRightToLeft: false, title: "A moment", text: "It comes.")
        ) {
            _, _ in
            Nothing()
        } note: { _, _ in
            { _ in }
        }
    }
}

/// What artifacts are made from that are there already.
private struct Nothing: RecipeInputs {
    struct Needs: RecipeNeeds {
        var itemCount: Int { 0 }
        func forEachItem(_ body: (_ item: Int) -> Void) {}
        func add(to input: inout FingerprintInput, _ items: Void) {}
    }

    var remains: Void { () }
}

/// Artifacts with a recipe each.
private struct GivenArtifacts: OutputFamily {
    let artifacts: [Artifact]

    var count: Int { artifacts.count }

    func recipe(at index: Int, _ maker: inout RecipeMaker<Nothing>) -> Recipe<Nothing> {
        let artifact = artifacts[index]
        let bytes =
            switch artifact.content {
            case .bytes(let bytes): bytes
            case .render(let render): (try? render()) ?? []
            }
        return Recipe(
            key: artifact.path.string, fingerprint: Fingerprint(of: bytes, seed: UInt64(artifact.stage.rawValue)), needs: Nothing.Needs()
        ) { _ in [artifact] }
    }
}

extension Collection where Element == ArtifactPath {
    var strings: [String] { map(\.string) }
}
