import Foundation
import Testing

@testable import Bytes
@testable import Facts
@testable import ListingKit

@Suite struct FilesTests {
    private final class Scratch: Sendable {
        let path: String

        init() {
            var template = Array("/tmp/houser-test-XXXXXX".utf8CString)
            path = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) } ?? ""
            precondition(!path.isEmpty)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ bytes: [UInt8] = []) {
            let descriptor = open(path + "/" + name, O_CREAT | O_WRONLY, 0o644)
            _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            close(descriptor)
        }
    }

    private let scratch = Scratch()

    private func failure(_ name: String, limit: Int = 100, followingLinks: Bool = false) -> FileError.Reason? {
        do throws(FileError) {
            _ = try Files.readFile(scratch.path + "/" + name, limit: limit, followingLinks: followingLinks)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func reads() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        scratch.write("a", bytes)
        scratch.write("empty")
        #expect(try Files.readFile(scratch.path + "/a", limit: 100_000) == bytes)
        #expect(try Files.readFile(scratch.path + "/empty", limit: 0) == [])
        let folder = open(scratch.path, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        #expect(try Files.readFile("a", in: folder, path: "a", limit: 1 << 20) == bytes)
        // A file whose size is not told before it is read.
        #expect(try Files.readFile("/proc/self/status", limit: 1 << 20).starts(with: Array("Name:".utf8)))
    }

    @Test func refuses() {
        scratch.write("a", Array("hello".utf8))
        symlink("a", scratch.path + "/link")
        symlink("loop", scratch.path + "/loop")
        mkfifo(scratch.path + "/pipe", 0o644)
        mkdir(scratch.path + "/folder", 0o755)
        #expect(failure("a", limit: 4) == .tooLarge(limit: 4))
        #expect(failure("a", limit: 5) == nil)
        #expect(failure("none") == .system(SystemError(code: ENOENT)))
        #expect(failure("link") == .symbolicLink)
        #expect(failure("link", followingLinks: true) == nil)
        #expect(failure("loop", followingLinks: true) == .system(SystemError(code: ELOOP)))
        #expect(failure("pipe") == .notAFile)
        #expect(failure("folder") == .notAFile)
        #expect(failure("a\0b") == .unusableName)
        #expect(FileError(path: "x", reason: .tooLarge(limit: 4)).description == "cannot read x: it is larger than 4 bytes")
    }

    @Test func walks() throws {
        for folder in ["b", "b/sub", "empty", "a-b", "a"] { mkdir(scratch.path + "/" + folder, 0o755) }
        for file in ["b/sub/x", "b/y", "z", "a/1", "a-b/2", "A"] { scratch.write(file) }
        symlink("b/y", scratch.path + "/in")
        symlink("../..", scratch.path + "/b/up")
        symlink(scratch.path, scratch.path + "/self")
        symlink("nowhere", scratch.path + "/broken")
        symlink("/etc/hostname-or-so/../passwd", scratch.path + "/broken2")
        symlink("/etc/passwd", scratch.path + "/out")
        mkfifo(scratch.path + "/pipe", 0o644)
        let bad = Array((scratch.path + "/q").utf8CString.dropLast()) + [CChar(bitPattern: 0xFE), 0]
        mkdir(bad, 0o755)
        let found = try FolderWalk.entries(of: scratch.path)
        let expected: [(String, FolderWalk.Kind)] = [
            ("A", .file), ("a", .folder), ("a-b", .folder), ("a-b/2", .file), ("a/1", .file), ("b", .folder), ("b/sub", .folder),
            ("b/sub/x", .file), ("b/up", .symbolicLink(.outside)), ("b/y", .file), ("broken", .symbolicLink(.broken)),
            ("broken2", .symbolicLink(.broken)), ("empty", .folder), ("in", .symbolicLink(.inside("b/y"))),
            ("out", .symbolicLink(.outside)), ("pipe", .special), ("q\u{FFFD}", .unusableName), ("self", .symbolicLink(.inside(""))),
            ("z", .file),
        ]
        #expect(found == expected.map { FolderWalk.Entry(path: $0.0, kind: $0.1) })
    }

    @Test func walkIsBounded() throws {
        mkdir(scratch.path + "/a", 0o755)
        mkdir(scratch.path + "/a/b", 0o755)
        scratch.write("a/b/c")
        let shallow = try FolderWalk.entries(of: scratch.path, depth: 1)
        #expect(shallow.map(\.path) == ["a", "a/b"] && shallow.last?.kind == .tooDeep)
        #expect(throws: FileError(path: scratch.path, reason: .tooManyEntries(limit: 2))) {
            try FolderWalk.entries(of: scratch.path, count: 2)
        }
        #expect(try FolderWalk.entries(of: scratch.path, count: 3).count == 3)
        #expect(throws: FileError(path: scratch.path + "/none", reason: .system(SystemError(code: ENOENT)))) {
            try FolderWalk.entries(of: scratch.path + "/none")
        }
    }
}
