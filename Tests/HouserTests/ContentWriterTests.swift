import Foundation
import TestSupport
import Testing

@testable import ListingKit

/// Files that are written over others, and what somebody did to those meanwhile.
@Suite struct ContentWriterTests {
    private static let path = "people/maria.yaml"

    private func file(_ text: String, in path: String = path, expecting expected: String?) -> ContentWriter.File {
        ContentWriter.File(
            path: path, bytes: Array(text.utf8), replaces: expected != nil, expected: expected.map { .bytes(Array($0.utf8)) })
    }

    @Test func whatIsStillTheSameIsReplaced() throws {
        let workspace = try Workspace(board: "small")
        let before = try workspace.source(Self.path)
        try ContentWriter.write([file(before + "# x\n", expecting: before)], in: workspace.content)
        #expect(try workspace.source(Self.path) == before + "# x\n")
    }

    /// Nothing of several is written then, and nothing is left beside them.
    @Test(arguments: ["longer than it was\n", "", nil])
    func whatSomebodyChangedIsLeftAsItIs(meanwhile: String?) throws {
        let workspace = try Workspace(board: "small")
        let (before, other) = (try workspace.source(Self.path), try workspace.source("people/tom.yaml"))
        if let meanwhile { try workspace.write(Self.path, meanwhile) } else { try workspace.remove(Self.path) }
        let names = try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/people").sorted()
        let files = [
            file("new", in: "people/new/file.yaml", expecting: nil), file("other", in: "people/tom.yaml", expecting: other),
            file("mine", expecting: before),
        ]
        let error = #expect(throws: ContentWriter.Unwritable.self) { try ContentWriter.write(files, in: workspace.content) }
        #expect(error?.description == "cannot write \(workspace.content)/people/maria.yaml: somebody changed it meanwhile; run this again")
        #expect(try meanwhile == nil || workspace.source(Self.path) == meanwhile)
        #expect(try workspace.source("people/tom.yaml") == other)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/people").sorted() == names)
    }

    /// Where files cannot have two names, as on memory cards.
    @Test func disksWithoutLinksWillDo() throws {
        let workspace = try Workspace(board: "small")
        let before = try workspace.source(Self.path)
        let names = { try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/people").sorted() }
        let known = try names()
        func write(_ files: [ContentWriter.File]) throws { try ContentWriter.write(files, in: workspace.content, hasLinks: false) }
        try write([file("new", in: "people/new.yaml", expecting: nil), file("changed", expecting: before)])
        #expect(try workspace.source("people/new.yaml") == "new" && workspace.source(Self.path) == "changed")
        #expect(try names() == (known + ["new.yaml"]).sorted(), "and nothing beside them")
        // All of it or nothing: what was replaced comes back if another cannot be written.
        let error = #expect(throws: ContentWriter.Unwritable.self) {
            try write([
                file("again", expecting: "changed"), file("first", in: "people/last.yaml", expecting: nil),
                file("x", in: "people/new.yaml", expecting: nil),
            ])
        }
        #expect(error?.description == "cannot write \(workspace.content)/people/new.yaml: there is one already")
        #expect(try workspace.source("people/new.yaml") == "new" && workspace.source(Self.path) == "changed")
        #expect(try names() == (known + ["new.yaml"]).sorted())
    }

    /// A crash between the two steps in which a new file gets its name there leaves an empty one.
    @Test func whatACrashLeftIsWrittenOver() throws {
        let workspace = try Workspace(board: "small")
        let (path, hidden) = ("people/new.yaml", "people/.new.yaml.part")
        try workspace.write(path, "")
        #expect(throws: ContentWriter.Unwritable.self, "an empty file alone may be somebody's") {
            try ContentWriter.write([file("new", in: path, expecting: nil)], in: workspace.content, hasLinks: false)
        }
        try workspace.write(hidden, "new")
        try ContentWriter.write([file("new", in: path, expecting: nil)], in: workspace.content, hasLinks: false)
        #expect(try workspace.source(path) == "new")
        #expect(!FileManager.default.fileExists(atPath: workspace.content + "/" + hidden))
    }

    /// Of two that were made from the same file, one is refused.
    @Test func theLaterOfTwoIsRefused() throws {
        let workspace = try Workspace(board: "small")
        let before = try workspace.source(Self.path)
        try ContentWriter.write([file("one", expecting: before)], in: workspace.content)
        #expect(throws: ContentWriter.Unwritable.self) { try ContentWriter.write([file("two", expecting: before)], in: workspace.content) }
        #expect(try workspace.source(Self.path) == "one")
    }
}
