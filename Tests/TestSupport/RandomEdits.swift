import Bytes
import Foundation
import ListingKit
import Publishing
import SiteKit
import Testing

/// After any edits, a build that remembers the one before makes exactly what a build from nothing makes.
package enum RandomEdits {
    /// Edits a board by chance, and builds it after each round both ways.
    package static func check(seed: UInt64) throws {
        let workspace = try Workspace(board: "small")
        let theme = workspace.folder + "/templates"
        if seed.isMultiple(of: 2) {
            // Only what the editor changes, laid over the shipped theme.
            for file in ["style/02-ground.css", "partials/card.mustache"] {
                let copy = URL(filePath: theme + "/" + file)
                try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: URL(filePath: Boards.templates + "/" + file), to: copy)
            }
        } else {
            try FileManager.default.copyItem(atPath: Boards.templates, toPath: theme)
        }
        var editor = try RandomEditor(folder: workspace.folder, seed: seed)
        for round in 1...5 {
            let threads = editor.chance(2) ? 1 : 2
            let result = try build(workspace, editor, output: "public", threads: threads)
            // A site made from nothing goes on where people were told last.
            let reference = try build(workspace, editor, output: "reference-\(round)", told: "public", threads: 2)
            let story = Comment(rawValue: "seed \(seed), round \(round): \(editor.story.joined(separator: "; "))")
            // Who builds for the first time knows nothing of what there was before.
            let findings = result.reading.diagnostics.filter { !["last-listing", "renamed-file", "untold", "unheard"].contains($0.rule) }
            #expect(findings == reference.reading.diagnostics, story)
            #expect(result.reading.openCount == reference.reading.openCount, story)
            if let report = result.publication {
                // What somebody changed in the output and nothing wants any more stays, and is told.
                let kept = report.plan.keptChanged.map(\.string) + report.keptForeign
                #expect(result.publication?.pages == reference.publication?.pages, story)
                #expect(result.publication?.bytes == reference.publication?.bytes, story)
                let differences = try differences(workspace.folder + "/public", workspace.folder + "/reference-\(round)")
                    .filter { path in !kept.contains { $0 == path || $0.hasPrefix(path + "/") } }
                try #require(differences.isEmpty, "\(differences.prefix(5)) \(story.rawValue)")
            }
            if editor.chance(3) { try editor.disturb(workspace) }
            if !editor.chance(6) { try editor.edit() }
        }
    }

    private static func build(
        _ workspace: Workspace, _ editor: RandomEditor, output: String, told: String? = nil, threads: Int
    ) throws -> BuildResult {
        let folder = workspace.folder
        var project = Project(
            content: folder + "/content", templates: folder + "/templates", output: folder + "/" + output,
            ledger: folder + "/.houser/\(output).ledger", baseURL: editor.baseURL, today: .day(editor.today), threads: threads)
        project.told = told.map { folder + "/.houser/\($0).ledger" }
        return try Build(project).run(observer: Unobserved())
    }

    /// The paths that two folders do not have in common, byte for byte.
    private static func differences(_ left: String, _ right: String) throws -> [String] {
        func tree(_ folder: String) throws -> [String] { try FolderWalk.entries(of: folder).map(\.path) }
        let (first, second) = try (tree(left), tree(right))
        var result = Set(first).symmetricDifference(second).sorted()
        for path in Set(first).intersection(second).sorted() {
            if FileManager.default.contents(atPath: left + "/" + path) != FileManager.default.contents(atPath: right + "/" + path) {
                result.append(path)
            }
        }
        return result
    }
}
