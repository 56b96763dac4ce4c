import Foundation
import TestSupport
import Testing

@testable import ListingKit

/// How files of an import come to lie in the content.
@Suite struct ImportedFileTests {
    private let file = WebmentionImport.File(path: "comments/oak-desk/webmention-1.md", text: "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")

    @Test func nothingIsWrittenThroughALink() throws {
        let workspace = try Workspace(board: "small")
        let outside = workspace.folder + "/outside"
        for link in ["comments", "comments/oak-desk"] {
            try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
            if link.contains("/") {
                try FileManager.default.createDirectory(atPath: workspace.content + "/comments", withIntermediateDirectories: false)
            }
            try FileManager.default.createSymbolicLink(atPath: workspace.content + "/" + link, withDestinationPath: outside)
            do {
                try file.write(in: workspace.content)
                Issue.record("\(link) was followed")
            } catch {
                let told =
                    "cannot write \(workspace.content)/\(file.path): \(workspace.content)/\(link) is a symbolic link, which is not followed. Put a folder in its place"
                #expect(error.description == told)
            }
            #expect(try FileManager.default.subpathsOfDirectory(atPath: outside).isEmpty)
            try FileManager.default.removeItem(atPath: workspace.content + "/" + link)
        }
    }

    /// What somebody wrote between the look at a file and its writing is not lost.
    @Test func whatWasEditedMeanwhileStays() throws {
        let workspace = try Workspace(board: "small")
        try file.write(in: workspace.content)
        let other = WebmentionImport.File(path: file.path, text: "other")
        try workspace.write(file.path, "edited here")
        let error = #expect(throws: ContentWriter.Unwritable.self) { try other.replace(Array(file.text.utf8), in: workspace.content) }
        #expect(error?.description == "cannot write \(workspace.content)/\(file.path): somebody changed it meanwhile; run this again")
        #expect(try workspace.source(file.path) == "edited here")
    }

    /// What a crash left is no content, and does not stand in the way.
    @Test func halfAFileIsMadeWhole() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("comments/oak-desk/.webmention-1.md.part", "---\nname")
        #expect(try workspace.check().diagnostics.isEmpty)
        try file.write(in: workspace.content)
        #expect(try workspace.source(file.path) == file.text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/comments/oak-desk") == ["webmention-1.md"])
        let other = WebmentionImport.File(path: file.path, text: "other")
        #expect(throws: ContentWriter.Unwritable.self) { try other.write(in: workspace.content) }
        #expect(try workspace.source(file.path) == file.text)
        try other.replace(Array(file.text.utf8), in: workspace.content)
        #expect(try workspace.source(file.path) == "other")
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/comments/oak-desk") == ["webmention-1.md"])
    }
}
