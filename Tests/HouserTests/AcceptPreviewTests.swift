import Foundation
import TestSupport
import Testing

@testable import Bytes

/// The board as it would be with what came, in a folder to look at.
@Suite struct AcceptPreviewTests {
    private static let package = ("listing.zip", ZipMaker(SentListing.files).bytes)

    /// Everything in the content folder, with what shows whether it was touched.
    private func content(_ workspace: Workspace) throws -> [String: FileStamp?] {
        let entries = try FolderWalk.entries(of: workspace.content)
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.path, Files.stamp(workspace.content + "/" + $0.path)) })
    }

    private func paths(_ folder: String, in workspace: Workspace) throws -> [String] {
        try FolderWalk.entries(of: workspace.folder + "/" + folder).filter { $0.kind == .file }.map(\.path)
    }

    private func page(_ path: String, in workspace: Workspace) throws -> String {
        String(decoding: try Files.readFile(workspace.folder + "/" + path, limit: 1 << 20), as: UTF8.self)
    }

    @Test func whatIsAcceptedIsInItAndNothingElse() throws {
        let workspace = try Workspace(board: "small")
        let before = try content(workspace)
        let other = SentListing.listing.replacing("postcode: 3068", with: "postcode: 3065")
        let wrong = ("wrong.zip", ZipMaker([(path: "rentals/wrong-flat.md", bytes: Array(other.utf8))]).bytes)
        let run = try AcceptTests.run([Self.package, wrong], ["--preview", "look/"], in: workspace)
        #expect(run.status == 1 && run.output.contains("[suburb-postcode]"), "what is refused is told as ever: \(run)")
        #expect(
            run.output.hasSuffix("\n\npreview: look/rentals/sunny-flat/index.html\n\n1 accepted (1 with hints), 1 refused\n"),
            "\(run.output)")
        let page = try page("look/rentals/sunny-flat/index.html", in: workspace)
        #expect(page.contains("Sunny two-bedroom flat: near trams"))
        // Opened as a file, it finds its pictures and styles.
        for (_, address) in page.matches(of: /(?:src|<link rel="stylesheet" href)="(\/[^"]+)"/).map(\.output) {
            #expect(address.hasPrefix(workspace.folder + "/look/") && Files.stamp(String(address)) != nil, "\(address)")
        }
        #expect(page.contains("src=\"\(workspace.folder)/look/rentals/sunny-flat/photo-1.jpg\""))
        let looked = try paths("look", in: workspace)
        #expect(looked.contains("rentals/sunny-flat/photo-2.jpg") && looked.contains("people/nora/index.html"))
        #expect(!looked.contains { $0.contains("wrong-flat") })
        #expect(try content(workspace) == before)
        #expect(Files.stamp(workspace.output) == nil, "nothing is published")
        // It is the site that will be published, but for where its links lead.
        _ = try AcceptTests.run([Self.package], ["--write"], in: workspace)
        try workspace.build(baseURL: "file://\(workspace.folder)/look/")
        #expect(try workspace.text("rentals/sunny-flat/index.html") == page)
        #expect(try workspace.paths() == looked)
    }

    /// What nobody has accepted would be published with the next build.
    @Test(arguments: ["public", "public/look", "."]) func theFolderOfTheSiteIsNoPreview(folder: String) throws {
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([Self.package], ["--preview", folder, "--output", "public"], in: workspace)
        #expect(run.status != 0 && run.errors.contains("\(folder) is where the site is published"), "\(run)")
        #expect(Files.stamp(workspace.folder + "/public") == nil)
    }

    /// Each shows what is accepted then, whatever one before it showed.
    @Test func eachTakesThePlaceOfTheOneBefore() throws {
        let workspace = try Workspace(board: "small")
        let path = "rentals/quiet-flat.yaml"
        let dear = try workspace.source(path).replacing(/rent: \d+/, with: "rent: 799")
        let change = ("change.zip", ZipMaker([(path: path, bytes: Array(dear.utf8))]).bytes)
        let options = ["--preview", "look", "--replace"]
        let first = try AcceptTests.run([Self.package, change], options, in: workspace)
        let pages = "preview: look/rentals/quiet-flat/index.html\npreview: look/rentals/sunny-flat/index.html\n"
        #expect(first.status == 0 && first.output.contains(pages), "\(first)")
        #expect(try page("look/rentals/quiet-flat/index.html", in: workspace).contains("$799"))
        let dearer = ("change.zip", ZipMaker([(path: path, bytes: Array(dear.replacing("799", with: "899").utf8))]).bytes)
        #expect(try AcceptTests.run([dearer], options, in: workspace).status == 0)
        #expect(try page("look/rentals/quiet-flat/index.html", in: workspace).contains("$899"))
        #expect(try !paths("look", in: workspace).contains("rentals/sunny-flat/photo-1.jpg"))
        let none = try AcceptTests.run([("bad.zip", [0x50, 0x4B, 3, 4])], options, in: workspace)
        #expect(none.status == 1 && none.output.contains("preview: no new listing; the board is in look\n"), "\(none)")
        #expect(try !page("look/rentals/quiet-flat/index.html", in: workspace).contains("$899"))
        // Not even a look that was cut short stands in the way of the next.
        try FileManager.default.removeItem(atPath: workspace.folder + "/look/index.html")
        #expect(try AcceptTests.run([Self.package], options, in: workspace).status == 0)
        #expect(try paths("look", in: workspace).contains("index.html"))
    }

    /// A change by private link is looked at, too.
    @Test func aChangeIsInIt() throws {
        let workspace = try Workspace(board: "small")
        let listing = SentListing.listing.replacing("rent: 500", with: "rent: 500\nchange-key: \(SentChanges.hash)")
        let package = ZipMaker([(SentListing.path, Array(listing.utf8))] + SentListing.files.dropFirst()).bytes
        #expect(try AcceptTests.run([("listing.zip", package)], ["--write"], in: workspace).status == 0)
        let text = "listing: sunny-flat\nchange-key: \(SentChanges.secret)\nday: 2026-11-21\nset:\n  rent: 450\n"
        let change = ("change.zip", ZipMaker([(path: "changes/sunny-flat.yaml", bytes: Array(text.utf8))]).bytes)
        let run = try AcceptTests.run([change], ["--preview", "look"], in: workspace)
        #expect(run.status == 0 && run.output.contains("preview: look/rentals/sunny-flat/index.html\n"), "\(run)")
        #expect(try page("look/rentals/sunny-flat/index.html", in: workspace).contains("$450"))
        #expect(try workspace.source(SentListing.path) == listing)
    }

    /// A comment is looked at below its listing.
    @Test func aCommentIsOnThePageOfItsListing() throws {
        let workspace = try Workspace(board: "small")
        let text = "---\nname: Jo\ndate: 2026-11-20\n---\n\nIs it oak all through?\n"
        let comment = ("comment.zip", ZipMaker([(path: "comments/oak-desk/2026-11-20-jo-1f2e.md", bytes: Array(text.utf8))]).bytes)
        let run = try AcceptTests.run([comment], ["--preview", "look"], in: workspace)
        #expect(run.status == 0 && run.output.hasSuffix("\n\npreview: look/items/oak-desk/index.html\n\n1 accepted, 0 refused\n"), "\(run)")
        #expect(try page("look/items/oak-desk/index.html", in: workspace).contains("Is it oak all through?"))
    }

    @Test func programsGetThePages() throws {
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([Self.package], ["--preview", "look", "--format", "json"], in: workspace)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let preview = try #require(json["preview"] as? [String: Any])
        #expect(preview["folder"] as? String == "look")
        #expect(preview["listings"] as? [[String: String]] == [["id": "sunny-flat", "page": "look/rentals/sunny-flat/index.html"]])
    }

    /// Nobody's files are taken for a preview.
    @Test func onlyAnEarlierPreviewIsWrittenOver() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let published = try workspace.snapshot()
        try FileManager.default.createDirectory(atPath: workspace.folder + "/mine", withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: workspace.folder + "/mine/notes.txt"))
        let cases = [
            ("public", "public is where the site is published; name another folder with --preview"),
            ("./public/", "./public/ is where the site is published"), ("mine", "mine has something other than an earlier preview in it"),
            ("content", "content has something other than an earlier preview in it"), ("content/look", "one must not hold the other"),
            ("listing.zip", "listing.zip"),
        ]
        for (folder, message) in cases {
            let run = try AcceptTests.run([Self.package], ["--preview", folder], in: workspace)
            #expect(run.status == 2 && run.errors.contains(message), "\(folder): \(run)")
        }
        #expect(try workspace.snapshot() == published)
        #expect(try paths("mine", in: workspace) == ["notes.txt"])
        #expect(Files.stamp(workspace.content + "/look") == nil)
        let both = try AcceptTests.run([Self.package], ["--preview", "look", "--write"], in: workspace)
        #expect(both.status == 2 && both.errors.contains("--preview and --write cannot be used together"))
    }

    /// A folder that somebody emptied, and filled with something else, is no preview any more, even if its files are called as those were.
    @Test(arguments: ["index.html", "notes.txt", "people/nora/photo.jpg"]) func whatWasPutInItsPlaceStays(name: String) throws {
        let workspace = try Workspace(board: "small")
        #expect(try AcceptTests.run([Self.package], ["--preview", "look"], in: workspace).status == 0)
        let look = workspace.folder + "/look"
        try FileManager.default.removeItem(atPath: look)
        let file = URL(filePath: look + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: file)
        let run = try AcceptTests.run([Self.package], ["--preview", "look"], in: workspace)
        #expect(run.status == 2 && run.errors.contains("look has something other than an earlier preview in it"), "\(run)")
        #expect(try paths("look", in: workspace) == [name] && page("look/" + name, in: workspace) == "mine")
        try FileManager.default.removeItem(at: file)
        #expect(try AcceptTests.run([Self.package], ["--preview", "look"], in: workspace).status == 0)
        // What file managers leave where somebody looks is nobody's work.
        try Data().write(to: URL(filePath: look + "/rentals/.DS_Store"))
        #expect(try AcceptTests.run([Self.package], ["--preview", "look"], in: workspace).status == 0)
    }

    /// No site is made of a board with errors, and it is said which.
    @Test func aBoardWithErrorsHasNone() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/quiet-flat.yaml", "rent:", "rend:")
        let run = try AcceptTests.run([Self.package], ["--preview", "look"], in: workspace)
        #expect(run.status == 1 && run.output.contains("content/rentals/quiet-flat.yaml:"), "\(run)")
        #expect(
            run.output.hasSuffix("no preview: the board has errors of its own; fix them first\n\n1 accepted (1 with hints), 0 refused\n"),
            "\(run)")
        #expect(Files.stamp(workspace.folder + "/look") == nil)
        let json = try AcceptTests.run([Self.package], ["--preview", "look", "--format", "json"], in: workspace)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let errors = try #require((document["preview"] as? [String: Any])?["diagnostics"] as? [[String: Any]])
        #expect(json.status == 1 && errors.first?["file"] as? String == "content/rentals/quiet-flat.yaml", "\(errors)")
    }
}
