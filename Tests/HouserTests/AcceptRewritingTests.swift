import Foundation
import TestSupport
import Testing

/// `houser accept` with changes of words and pictures that came by private links.
@Suite struct AcceptRewritingTests {
    private static let folder = "rentals/gipps-street-terrace"
    private static let id = SentChanges.id

    private func run(
        _ lines: String, _ pictures: [(name: String, bytes: [UInt8])] = [], secret: String = SentChanges.secret, listing: String = id,
        in workspace: Workspace
    ) throws -> Program.Run {
        let change = ("changes/\(listing).yaml", SentChanges.change(lines, listing: listing, secret: secret))
        let files = [change] + pictures.map { ("changes/\(listing)/\($0.name)", $0.bytes) }
        let run = try AcceptTests.run([("change.zip", ZipMaker(files).bytes)], ["--write"], in: workspace)
        #expect(!(run.output + run.errors).contains(SentChanges.secret), "the secret is in no report")
        return run
    }

    private func picture(_ name: String, in workspace: Workspace) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: workspace.content + "/\(Self.folder)/\(name)")))
    }

    private func names(_ folder: String, in workspace: Workspace) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/" + folder).sorted()
    }

    @Test func wordsAreAnotherAndAllElseStays() throws {
        let workspace = try SentChanges.workspace()
        try workspace.edit(SentChanges.listing, "owner: maria\n", "owner: maria # hers\n")
        let before = try workspace.source(SentChanges.listing)
        let text = try #require(before.components(separatedBy: "\n---\n").last).trimmingCharacters(in: .newlines).replacing(
            "A light terrace", with: "A bright terrace")
        let written = String(decoding: try JSONEncoder().encode(text), as: UTF8.self).replacing("\\/", with: "/")
        let run = try run("set:\n  description: \(written)\n  tags: [near trams, quiet]", in: workspace)
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("description \"A light terrace with a…\" to \"A bright terrace with a…\", "), "\(run.output)")
        let after = before.replacing("A light terrace", with: "A bright terrace").replacing("[near trams]", with: "[near trams, quiet]")
            .replacing("confirmed: 2026-11-20", with: "confirmed: 2026-11-21")
        #expect(try workspace.source(SentChanges.listing) == after)
        let again = try self.run("set:\n  description: \(written)", in: workspace)
        #expect(again.status == 0 && again.output.contains("nothing to change"), "\(again)")
    }

    @Test func picturesComeGoAndChangePlaces() throws {
        let workspace = try SentChanges.workspace()
        let front = try picture("front.jpg", in: workspace)
        let kitchen = try picture("kitchen.png", in: workspace)
        // The name is taken by one that goes; whoever sends it cannot write over it.
        let lines = "pictures:\n  - {file: kitchen.png, alt: The new kitchen}\n  - front.jpg"
        let added = kitchen + [0]
        let run = try run(lines, [("kitchen.png", added)], in: workspace)
        #expect(run.status == 0, "\(run)")
        #expect(
            run.output.contains("1 picture added: kitchen-2.png (\"The new kitchen\"), 1 picture removed: kitchen.png, "), "\(run.output)")
        #expect(run.output.contains("  removed   content/\(Self.folder)/kitchen.png ("), "\(run.output)")
        #expect(run.output.contains("  accepted: wrote 2 files, removed 1\n") && !run.output.contains("[unexpected-file]"), "\(run.output)")
        #expect(try names(Self.folder, in: workspace) == ["front.jpg", "index.md", "kitchen-2.png"])
        #expect(try picture("front.jpg", in: workspace) == front)
        #expect(try picture("kitchen-2.png", in: workspace) == added)
        #expect(try workspace.source(SentChanges.listing).contains("file: kitchen-2.png, alt: The new kitchen"))
        let again = try self.run(lines, [("kitchen.png", added)], in: workspace)
        #expect(again.status == 0 && again.output.contains("accepted: all of it is there already"), "\(again)")
        let order = try self.run("pictures: [front.jpg, kitchen-2.png]", in: workspace)
        #expect(order.status == 0 && order.output.contains("pictures in another order: front.jpg and kitchen-2.png"), "\(order)")
        #expect(try workspace.build().publication != nil)
    }

    /// A picture that its owner takes out is gone: from the preview, from the files, and from what comes next, whichever way that comes.
    @Test func aPictureThatGoesLeavesNothing() throws {
        let workspace = try SentChanges.workspace()
        let packages = [
            ("1.zip", ZipMaker([(SentChanges.path, SentChanges.change("pictures: [kitchen.png]"))]).bytes),
            ("2.zip", ZipMaker([(SentChanges.path, SentChanges.change("set: {rent: 500}"))]).bytes),
        ]
        let shown = try AcceptTests.run(packages, ["--preview", "look"], in: workspace)
        let told = "  removed   content/\(Self.folder)/front.jpg ("
        #expect(shown.status == 0 && shown.output.components(separatedBy: told).count == 2, "\(shown)")
        #expect(shown.output.contains("  accepted: --write writes 1 file, removes 1\n"), "\(shown.output)")
        #expect(shown.output.contains("  accepted: --write writes 1 file\n"), "\(shown.output)")
        #expect(!shown.output.contains("[unexpected-file]"), "\(shown.output)")
        let page = workspace.folder + "/look/" + Self.folder
        #expect(try !FileManager.default.contentsOfDirectory(atPath: page).contains { $0.hasPrefix("front") })
        #expect(try names(Self.folder, in: workspace) == ["front.jpg", "index.md", "kitchen.png"])
        let written = try AcceptTests.run([packages[0]], ["--write"], in: workspace)
        #expect(written.status == 0 && !written.output.contains("[unexpected-file]"), "\(written)")
        #expect(try names(Self.folder, in: workspace) == ["index.md", "kitchen.png"])
        let again = try AcceptTests.run(packages, ["--write"], in: workspace)
        #expect(again.status == 0 && again.output.contains("accepted: all of it is there already"), "\(again)")
        #expect(again.output.contains("accepted: wrote 1 file\n"), "\(again.output)")
        #expect(try workspace.build().publication != nil)
        #expect(try names(Self.folder, in: workspace) == ["index.md", "kitchen.png"])
    }

    /// A description that still shows a picture which is taken out is told of: it would show its words alone.
    @Test func aPictureThatIsStillShownIsTold() throws {
        let workspace = try SentChanges.workspace()
        try workspace.edit(SentChanges.listing, "A light terrace", "![The kitchen](kitchen.png)\n\nA light terrace")
        let run = try run("pictures: [front.jpg]", in: workspace)
        #expect(run.status == 0 && run.output.contains("1 picture removed: kitchen.png, "), "\(run)")
        #expect(run.output.contains("content/\(SentChanges.listing):") && run.output.contains("[markdown-image]"), "\(run)")
    }

    /// A listing of a single file gets a folder of its own with its first picture, and keeps its address.
    @Test func theFirstPictureMovesAFile() throws {
        let workspace = try SentChanges.workspace()
        let (path, id) = ("rentals/quiet-flat.yaml", "clifton-flat-2026")
        try workspace.edit(path, "owner: tom\n", "owner: tom\nchange-key: \(SentChanges.hash)\n")
        let before = try workspace.source(path)
        let picture = try picture("front.jpg", in: workspace)
        let run = try run("pictures: [{file: flat.jpg, alt: The flat}]", [("flat.jpg", picture)], listing: id, in: workspace)
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("  moved     content/\(path) ("), "\(run.output)")
        #expect(!FileManager.default.fileExists(atPath: workspace.content + "/" + path))
        #expect(try names("rentals/quiet-flat", in: workspace) == ["flat.jpg", "index.yaml"])
        let after = try workspace.source("rentals/quiet-flat/index.yaml")
        #expect(after.contains("images: [{file: flat.jpg, alt: The flat}]\n"))
        let kept = after.split(separator: "\n").filter { !$0.hasPrefix("images:") && !$0.hasPrefix("confirmed:") }
        #expect(kept == before.split(separator: "\n").filter { !$0.hasPrefix("confirmed:") })
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.contents()["rentals/quiet-flat/flat.jpg"] != nil)
    }

    /// The file says already what the change says: it moves all the same, and nothing of it is lost.
    @Test func aFileThatMovesIsWritten() throws {
        let workspace = try SentChanges.workspace()
        let (path, id) = ("rentals/quiet-flat.yaml", "clifton-flat-2026")
        let images = "images: [{file: flat.jpg, alt: The flat}]"
        try workspace.edit(path, "owner: tom\n", "owner: tom\n\(images)\nchange-key: \(SentChanges.hash)\n")
        try workspace.edit(path, "listed: 2026-11-18\n", "listed: 2026-11-18\nconfirmed: 2026-11-21\n")
        let before = try workspace.source(path)
        let bytes = try picture("front.jpg", in: workspace)
        _ = try run("pictures: [{file: flat.jpg, alt: The flat}]", [("flat.jpg", bytes)], listing: id, in: workspace)
        let place = FileManager.default.fileExists(atPath: workspace.content + "/" + path) ? path : "rentals/quiet-flat/index.yaml"
        #expect(try workspace.source(place) == before)
    }

    /// What may come, and what is said of it.
    static let refusals: [(name: String, lines: String, pictures: [String], told: String)] = [
        ("another listing's picture", "pictures: [../clifton/front.jpg]", [], "the listing has no picture \"../clifton/front.jpg\""),
        ("a path", "pictures: [/etc/passwd]", [], "the listing has no picture \"/etc/passwd\""),
        ("what never came", "pictures: [front.jpg, garden.jpg]", [], "and none came with the change [change-file]"),
        ("no name", "pictures: [front.jpg, garden.jpg]", ["garden.jpg", "pool.jpg"], "comes with the change, which doesn't name it"),
        ("no list", "set: {rent: 500}", ["garden.jpg"], "comes with the change, which doesn't name it"),
        ("twice", "pictures: [front.jpg, front.jpg]", [], "\"front.jpg\" is named twice [change-file]"),
        ("text", "pictures: front.jpg", [], "\"pictures\" is a list, not text [change-file]"),
        ("other keys", "pictures: [{file: front.jpg, path: x}]", [], "is no picture of a listing [change-file]"),
        ("a path in the package", "pictures: [front.jpg]", ["../front.jpg"], "leads to another folder than it says [package-path]"),
        ("a program", "pictures: [run.sh]", ["run.sh"], "is not a change of a listing [package-path]"),
        ("no picture", "pictures: [{file: x.jpg, alt: X}]", ["x.jpg"], "[image-format]"),
        ("its day of listing", "set: {listed: 2026-11-21}", [], "\"listed\" can't be changed this way [change-file]"),
        ("its history", "set: {history: []}", [], "\"history\" can't be changed this way [change-file]"),
        ("its pictures as facts", "set: {images: [front.jpg]}", [], "\"images\" can't be changed this way [change-file]"),
        ("a list of words", "set: {description: [Light, quiet]}", [], ":4:20: error: \"description\" is text, not a list [change-file]"),
        ("no words", "set: {description: \"\"}", [], "there is no description"),
        (
            "the secret in words", "set: {description: My \(SentChanges.secret) flat}", [],
            "\"description\" holds the secret, which would be published [change-file]"
        ),
        (
            "the secret in a picture", "pictures: [{file: front.jpg, alt: \(SentChanges.secret)}]", [],
            "\"pictures\" holds the secret, which would be published [change-file]"
        ),
    ]

    @Test(arguments: refusals)
    func whatIsHostileIsRefused(refusal: (name: String, lines: String, pictures: [String], told: String)) throws {
        let workspace = try SentChanges.workspace()
        let before = try workspace.source(SentChanges.listing)
        let pictures = refusal.pictures.map { ($0, Array("no picture".utf8)) }
        let run = try run(refusal.lines, pictures, in: workspace)
        #expect(run.status == 1 && run.output.contains(refusal.told), "\(refusal.name): \(run)")
        #expect(try workspace.source(SentChanges.listing) == before)
        #expect(try names(Self.folder, in: workspace) == ["front.jpg", "index.md", "kitchen.png"])
    }

    @Test func withoutTheSecretNothingIsTaken() throws {
        let workspace = try SentChanges.workspace()
        let bytes = try picture("front.jpg", in: workspace)
        let run = try run(
            "pictures: [{file: x.jpg, alt: X}]", [("x.jpg", bytes)], secret: "a9Qp3zR5xk2VYw8sT1uLbA", in: workspace)
        #expect(run.status == 1 && run.output.contains("this isn't the whole private link to \"gipps-street-terrace\": "), "\(run)")
        #expect(try names(Self.folder, in: workspace) == ["front.jpg", "index.md", "kitchen.png"])
        let stray = try AcceptTests.run(
            [
                (
                    "a.zip",
                    ZipMaker([
                        (SentChanges.path, SentChanges.change("set: {rent: 500}")), ("changes/other/x.jpg", bytes),
                    ]).bytes
                )
            ], ["--write"], in: workspace)
        #expect(stray.status == 1 && stray.output.contains("this picture comes without the change that it belongs to"), "\(stray)")
    }
}
