import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit

/// `houser accept` as maintainers and CI run it.
@Suite struct AcceptTests {
    /// Runs it in a workspace for files of those names and bytes.
    static func run(_ files: [(name: String, bytes: [UInt8])], _ options: [String] = [], in workspace: Workspace) throws -> Program.Run {
        for (name, bytes) in files {
            let file = URL(filePath: workspace.folder + "/" + name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        return try Program.run(["accept", "--today", "2026-11-21"] + files.map(\.name) + options, in: workspace.folder)
    }

    private static func zip(_ files: [(path: String, bytes: [UInt8])] = SentListing.files) -> [UInt8] { ZipMaker(files).bytes }

    private func files(_ workspace: Workspace) throws -> [String: [UInt8]] {
        let paths = try FolderWalk.entries(of: workspace.content).filter { $0.kind == .file }.map(\.path)
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try Files.readFile(workspace.content + "/" + $0, limit: 1 << 20)) })
    }

    @Test func aPackageIsShownThenWritten() throws {
        let workspace = try Workspace(board: "small")
        let before = try files(workspace)
        let shown = try Self.run([("listing.zip", Self.zip())], in: workspace)
        #expect(shown.status == 0 && shown.errors.isEmpty)
        #expect(shown.output.hasPrefix("listing.zip\n  new listing: \"Sunny two-bedroom flat: near trams, shops"))
        #expect(shown.output.contains("\n  new       content/rentals/sunny-flat/photo-1.jpg (3,116 bytes)\n"))
        #expect(
            shown.output.hasSuffix(
                "  accepted: --write writes 4 files; --preview FOLDER shows how it looks\n\n1 accepted (1 with hints), 0 refused\n"))
        #expect(try files(workspace) == before)
        let written = try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace)
        #expect(written.status == 0 && written.output.contains("accepted: wrote 4 files"))
        let expected = before.merging(SentListing.files.map { ($0.path, $0.bytes) }) { $1 }
        #expect(try files(workspace) == expected, "and nothing else, not even hidden")
        #expect(try workspace.build().publication != nil)
        #expect(try Self.run([("listing.zip", Self.zip())], in: workspace).output.contains("accepted: all of it is there already"))
    }

    @Test func aFolderOfPackagesIsReadInTheOrderOfTheirNames() throws {
        let workspace = try Workspace(board: "small")
        let damaged: [UInt8] = [0x50, 0x4B, 3, 4]
        let packages = [("2.zip", Self.zip()), ("10.zip", damaged), (".hidden.zip", Self.zip())]
        _ = try Self.run(packages.map { ("queue/" + $0, $1) }, in: workspace)
        let run = try Program.run(["accept", "--today", "2026-11-21", "queue/"], in: workspace.folder)
        #expect(run.status == 1 && run.output.hasSuffix("1 accepted (1 with hints), 1 refused\n"), "\(run)")
        #expect(run.output.hasPrefix("queue/10.zip\n") && run.output.contains("\nqueue/2.zip\n"), "\(run)")
    }

    @Test func aFolderMayHoldAnythingThatCanCome() throws {
        let workspace = try Workspace(board: "small")
        let message = SentMail.message(SentMail.plain(SentListing.letter([("rentals/second-flat.md", SentListing.listing)])))
        let letter = SentListing.letter([("rentals/third-flat/index.md", SentListing.listing)], pictures: SentListing.pictureNames)
        let pictures = SentListing.pictureNames.map { ("in/" + $0, SentListing.picture) }
        let files = [("in/1.zip", Self.zip()), ("in/2.eml", Array(message.utf8)), ("in/listing.txt", Array(letter.utf8))] + pictures
        _ = try Self.run(files, in: workspace)
        let run = try Program.run(["accept", "--today", "2026-11-21", "in"], in: workspace.folder)
        for name in ["in/1.zip", "in/2.eml", "in/listing.txt"] { #expect(("\n" + run.output).contains("\n" + name), "\(run)") }
        #expect(run.output.contains("content/rentals/third-flat/photo-1.jpg"), "\(run)")
    }

    /// Whoever gives a folder thinks that all of it is read.
    @Test func whatIsNotReadOfAFolderIsTold() throws {
        let workspace = try Workspace(board: "small")
        let picture = ("in/alone.jpg", SentListing.picture)
        let run = try Self.run(
            [("in/1.zip", Self.zip()), ("in/older/2.zip", Self.zip()), ("in/.hidden.zip", Self.zip()), picture], in: workspace)
        #expect(run.status == 0 && run.output.contains("\nin/.hidden.zip\n"), "what is named by itself is read: \(run)")
        for (name, goal) in [("link.zip", "1.zip"), ("folder-link", "older")] {
            try FileManager.default.createSymbolicLink(atPath: workspace.folder + "/in/" + name, withDestinationPath: goal)
        }
        #expect(mkfifo(workspace.folder + "/in/pipe", 0o600) == 0)
        let link = "it is a symbolic link; name it by itself to follow it"
        let told = [
            ("in/.hidden.zip", "its name begins with a dot"), ("in/folder-link", link), ("in/link.zip", link),
            ("in/older", "it is a folder; name it by itself to read what is in it"), ("in/pipe", "it is not a file"),
            ("in/alone.jpg", "no letter came with it"),
        ]
        let folder = try Program.run(["accept", "--today", "2026-11-21", "in"], in: workspace.folder)
        let lines = told.map { "ignored: \($0), because \($1)\n" }.joined()
        #expect(folder.status == 0 && folder.output.hasSuffix("\n\n\(lines)\n1 accepted (1 with hints), 0 refused\n"), "\(folder)")
        let json = try Program.run(["accept", "--today", "2026-11-21", "in", "--format", "json"], in: workspace.folder)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(document["ignored"] as? [[String: String]] == told.map { ["path": $0, "reason": $1] })
    }

    /// A file of the board that nobody can read is no reason to call another one of its name new.
    @Test func whatTakesThePlaceOfAFileThatCannotBeReadIsNotNew() throws {
        let workspace = try Workspace(board: "small")
        let long = String(repeating: "# long\n", count: 30_000)
        for (path, text) in [(SentListing.path, SentListing.listing), (SentListing.personPath, SentListing.person)] {
            try workspace.write(path, text + long)
        }
        for options in [[], ["--replace"]] {
            let run = try Self.run([("listing.zip", Self.zip())], options, in: workspace)
            #expect(run.output.contains("  changed listing: \"Sunny") && !run.output.contains("new listing"), "\(run)")
            #expect(run.output.contains("    changes: unknown, because the file that is there is larger than 131,072 bytes\n"))
            #expect(run.output.contains("  changed person: Nora Quinn (nora)"))
            #expect(run.output.contains("    changes: unknown, because the file that is there is larger than 32,768 bytes\n"))
            #expect(run.output.contains("  replaced  content/people/nora.yaml"))
        }
        try workspace.write(SentListing.path, "no listing\n")
        let json = try Self.run([("listing.zip", Self.zip())], ["--replace", "--format", "json"], in: workspace)
        #expect(json.output.contains("\"says\": \"unknown, because the file that is there cannot be read\""), "\(json.output)")
    }

    /// Where files cannot have two names, a crash can leave an empty file under the name of a new one.
    @Test func whatACrashLeftOfAFileIsNotSomebodyElses() throws {
        let workspace = try Workspace(board: "small")
        let hidden = "rentals/sunny-flat/.index.md.part"
        for (path, bytes) in SentListing.files { try workspace.write(path, bytes: bytes) }
        try workspace.write(SentListing.path, "")
        let refused = try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace)
        #expect(refused.status == 1 && refused.output.contains("[package-replaces]"), "somebody may have made it: \(refused)")
        try workspace.write(hidden, SentListing.listing)
        let run = try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace)
        #expect(run.status == 0 && run.output.contains("  new       content/rentals/sunny-flat/index.md"), "\(run)")
        #expect(try workspace.source(SentListing.path) == SentListing.listing)
        #expect(Files.stamp(workspace.content + "/" + hidden) == nil)
        try workspace.write(SentListing.path, "mine\n")
        try workspace.write(hidden, SentListing.listing)
        #expect(try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace).status == 1, "what has bytes is no leftover")
        #expect(try workspace.source(SentListing.path) == "mine\n")
    }

    @Test func whatTheBoardWouldRefuseIsRefused() throws {
        let workspace = try Workspace(board: "small")
        let before = try files(workspace)
        let wrong = SentListing.listing.replacing("postcode: 3068", with: "postcode: 3065").replacing("rent: 500", with: "rent: 500-550")
        let package = Self.zip([(SentListing.path, Array(wrong.utf8))] + SentListing.files.dropFirst())
        let run = try Self.run([("listing.zip", package)], ["--write"], in: workspace)
        #expect(run.status == 1)
        #expect(run.output.contains("content/rentals/sunny-flat/index.md:5:7: error: ") && run.output.contains("[suburb-postcode]"))
        #expect(run.output.hasSuffix("  refused: nothing of it was written\n\n0 accepted, 1 refused\n"))
        #expect(try files(workspace) == before)
    }

    /// What is wrong with the board elsewhere is nothing to whoever sends a listing.
    @Test func otherFilesDoNotCount() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/quiet-flat.yaml", "rent:", "rend:")
        let run = try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace)
        #expect(run.status == 0 && !run.output.contains("rend"))
    }

    /// But what it breaks elsewhere is.
    @Test func whatItBreaksElsewhereCounts() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/zoo.md", TruthfulFixTests.rental(["id": "sunny-flat"]))
        let run = try Self.run([("listing.zip", Self.zip())], in: workspace)
        #expect(run.status == 1 && run.output.contains("content/rentals/zoo.md:") && run.output.contains("[id-unique]"))
    }

    @Test func nothingIsReplacedUnlessItIsMeant() throws {
        let workspace = try Workspace(board: "small")
        _ = try Self.run([("listing.zip", Self.zip())], ["--write"], in: workspace)
        let cheaper = SentListing.listing.replacing("rent: 500", with: "rent: 480")
        let letter = Array(SentListing.letter([(SentListing.path, cheaper)]).utf8)
        let refused = try Self.run([("listing.txt", letter)], ["--write"], in: workspace)
        #expect(refused.status == 1 && refused.output.contains("  replaced  content/rentals/sunny-flat/index.md"))
        #expect(refused.output.contains("there is another file of this name already [package-replaces]"))
        let before = try files(workspace)
        let written = try Self.run([("listing.txt", letter)], ["--write", "--replace"], in: workspace)
        #expect(written.status == 0)
        #expect(try files(workspace) == before.merging([SentListing.path: Array(cheaper.utf8)]) { $1 })
    }

    /// Whoever comes first may have taken somebody's name: the maintainer chooses, and the order decides nothing.
    @Test func twoOfOneNameAreTheMaintainersChoice() throws {
        let workspace = try Workspace(board: "small")
        let other = SentListing.listing.replacing("rent: 500", with: "rent: 900")
        let second = Self.zip([(SentListing.path, Array(other.utf8))] + SentListing.files.dropFirst())
        let packages = [("a.zip", Self.zip()), ("b.zip", second)]
        for (options, order) in [([], packages), (["--write"], packages), (["--write"], packages.reversed())] {
            let run = try Self.run(order, options, in: workspace)
            #expect(run.status == 1 && run.output.hasSuffix("0 accepted, 2 refused\n"), "\(run.output)")
            #expect(run.output.contains("index.md: error: b.zip brings another file of this name [package-replaces]"))
            #expect(run.output.contains("index.md: error: a.zip brings another file of this name [package-replaces]"))
            #expect(run.output.contains("$500 a week") && run.output.contains("$900 a week"), "both are there to be looked at")
        }
        let all = try Self.run(packages, ["--replace"], in: workspace)
        #expect(all.status == 0 && all.output.contains("  changed listing: "), "\(all.output)")
        #expect(all.output.contains("    changes: rent $500 to $900 a week\n"), "\(all.output)")
        let chosen = try Self.run([packages[1]], ["--write"], in: workspace)
        #expect(chosen.status == 0)
        #expect(try workspace.source(SentListing.path) == other)
    }

    /// What waits can be changed by whoever sent it, and by nobody else.
    @Test func aLaterPackageOfTheSameDeviceTakesItsPlace() throws {
        func package(_ rent: String, phone: String, key: String) -> [UInt8] {
            let listing = SentListing.listing.replacing("rent: 500", with: "rent: \(rent)\nchange-key: \(key)")
            let person = SentListing.person.replacing("0491 570 158", with: phone)
            let texts = [(path: SentListing.path, bytes: Array(listing.utf8)), (SentListing.personPath, Array(person.utf8))]
            return Self.zip(texts + SentListing.files.dropFirst(2))
        }
        let first = ("1.zip", package("500", phone: "0491 570 158", key: SentChanges.hash))
        let later = ("2.zip", package("480", phone: "0491 570 157", key: SentChanges.hash))
        let stranger = ("3.zip", package("100", phone: "0491 570 156", key: String(SentChanges.hash.reversed())))
        let squatted = try Self.run([first, later, stranger], ["--write"], in: try Workspace(board: "small"))
        #expect(squatted.status == 1 && squatted.output.hasSuffix("0 accepted, 3 refused\n"), "\(squatted.output)")
        let workspace = try Workspace(board: "small")
        let run = try Self.run([first, later], ["--write"], in: workspace)
        #expect(run.status == 0 && run.output.hasSuffix("2 accepted (2 with hints), 0 refused\n"), "\(run.output)")
        #expect(run.output.contains("  note: It comes from the same device as 1.zip, and takes its place.\n"))
        #expect(try workspace.source(SentListing.path).contains("rent: 480\n"))
        #expect(try workspace.source(SentListing.personPath).contains("0491 570 157"))
        // Once it is on the board everybody may know the hash.
        let again = try Self.run([first], ["--write"], in: workspace)
        #expect(again.status == 1 && again.output.contains("there is another file of this name already [package-replaces]"))
    }

    @Test func aLetterHasItsPicturesBesideIt() throws {
        let workspace = try Workspace(board: "small")
        let pictures = SentListing.pictureNames.map { ("in/" + $0, SentListing.picture) }
        _ = try Self.run(pictures, in: workspace)
        let run = try Self.run(
            [("in/listing.txt", Array(SentListing.letter.replacing("\n", with: "\r\n").utf8))], ["--write"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
        #expect(try workspace.source(SentListing.path) == SentListing.listing)
        #expect(try workspace.source(SentListing.personPath) == SentListing.person)
    }

    /// Its pictures can be named wherever they lie, and a listing that is a single file gets a folder for them.
    @Test func picturesCanBeNamed() throws {
        let workspace = try Workspace(board: "small")
        let files = [(path: "rentals/sunny-flat.md", text: SentListing.listing), (SentListing.personPath, SentListing.person)]
        let letter = SentListing.letter(files, pictures: SentListing.pictureNames)
        let run = try Self.run(
            [("listing.txt", Array(letter.utf8)), ("a/PHOTO-1.JPG", SentListing.picture), ("b/photo-2.jpeg", SentListing.picture)],
            ["--write"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
        #expect(try workspace.source(SentListing.path) == SentListing.listing)
    }

    /// What a killed run leaves is no content, and the next one makes it whole.
    @Test(arguments: 1...(Endurance.depth > 0 ? 10 : 4)) func aKilledRunIsFinishedByTheNext(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let workspace = try Workspace(board: "small")
        let expected = try files(workspace).merging(SentListing.files.map { ($0.path, $0.bytes) }) { $1 }
        try Data(Self.zip()).write(to: URL(filePath: workspace.folder + "/listing.zip"))
        let arguments = ["accept", "--today", "2026-11-21", "listing.zip", "--write"]
        for _ in 0..<3 {
            try Program.killed(after: UInt32.random(in: 20_000...150_000, using: &generator), arguments, in: workspace.folder)
            let there = try files(workspace)
            if there[SentListing.path] != nil {
                #expect(SentListing.files.allSatisfy { there[$0.path] == $0.bytes }, "whoever sees the listing sees its pictures")
            }
        }
        #expect(try Program.run(arguments, in: workspace.folder).status == 0)
        #expect(try files(workspace) == expected)
    }

    @Test func programsGetJSON() throws {
        let workspace = try Workspace(board: "small")
        let run = try Self.run(
            [("listing.zip", Self.zip()), ("bad.zip", [0x50, 0x4B, 3, 4])], ["--format", "json", "--write"], in: workspace)
        #expect(run.status == 1)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let packages = try #require(json["packages"] as? [[String: Any]])
        #expect(packages.map { $0["verdict"] as? String } == ["accepted", "refused"])
        #expect(packages.map { $0["written"] as? Int } == [4, 0])
        let files = try #require(packages[0]["files"] as? [[String: Any]])
        #expect(files.compactMap { $0["path"] as? String }.last == "content/rentals/sunny-flat/index.md")
        let finding = try #require((packages[1]["diagnostics"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "package" && finding["file"] as? String == "bad.zip" && finding["fix"] != nil)
    }

    @Test func whatCannotRunSaysSo() throws {
        let workspace = try Workspace(board: "small")
        let cases = [
            (["missing.zip"], "cannot read missing.zip: there is no such file or folder"),
            (["content/rentals/gipps-street-terrace/front.jpg"], "pictures come with a letter; name its listing.txt, too"),
        ]
        for (names, message) in cases {
            let run = try Program.run(["accept", "--today", "2026-11-21"] + names, in: workspace.folder)
            #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run)")
        }
        let other = try Self.run([("notes.txt", Array("Buy milk.\n".utf8))], in: workspace)
        #expect(other.status == 1 && other.output.contains("this is no zip archive, no message and no letter [package]"))
    }

    /// A queue in which nothing is waiting is no error; what lies there all the same is told.
    @Test func anEmptyQueueIsNoError() throws {
        let workspace = try Workspace(board: "small")
        let ignored = """
            ignored: queue/.part, because its name begins with a dot
            ignored: queue/old, because it is a folder; name it by itself to read what is in it


            """
        for (path, told) in [("queue", ""), ("queue/old", "queue/old"), ("queue/.part", "queue/.part")] {
            if path == "queue/.part" {
                try Data().write(to: URL(filePath: workspace.folder + "/" + path))
            } else {
                try FileManager.default.createDirectory(atPath: workspace.folder + "/" + path, withIntermediateDirectories: true)
            }
            let run = try Program.run(["accept", "--today", "2026-11-21", "--write", "queue"], in: workspace.folder)
            #expect(run.status == 0 && run.errors.isEmpty && run.output.hasSuffix("nothing is waiting in queue\n"), "\(run)")
            #expect(told.isEmpty || run.output.contains(told), "\(run)")
        }
        let run = try Program.run(["accept", "--today", "2026-11-21", "queue"], in: workspace.folder)
        #expect(run.output == ignored + "nothing is waiting in queue\n")
        let json = try Program.run(["accept", "--today", "2026-11-21", "--format", "json", "queue"], in: workspace.folder)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(json.status == 0 && (document["packages"] as? [Any])?.count == 0 && (document["ignored"] as? [Any])?.count == 2)
        try Data().write(to: URL(filePath: workspace.folder + "/queue/x.png"))
        let picture = try Program.run(["accept", "--today", "2026-11-21", "queue"], in: workspace.folder)
        #expect(picture.status == 0 && picture.output.contains("ignored: queue/x.png, because no letter came with it\n"), "\(picture)")
    }

    /// What 'houser inbox' keeps beside the packages is nobody's, and no reason to look.
    @Test func theQueuesOwnFilesAreNotTold() throws {
        let workspace = try Workspace(board: "small")
        let files: [(name: String, bytes: [UInt8])] = [("queue/.lock", []), ("queue/.spool-3", [0x50]), ("queue/.locked", [])]
        _ = try Self.run(files, in: workspace)
        let run = try Program.run(["accept", "--today", "2026-11-21", "queue/"], in: workspace.folder)
        #expect(run.output == "ignored: queue/.locked, because its name begins with a dot\n\nnothing is waiting in queue/\n", "\(run)")
        let json = try Program.run(["accept", "--today", "2026-11-21", "--format", "json", "queue"], in: workspace.folder)
        #expect(!json.output.contains("queue/.lock\"") && !json.output.contains(".spool"), "\(json)")
    }

    /// The last line is all that many read.
    @Test func whatHasWarningsIsCounted() throws {
        let workspace = try Workspace(board: "small")
        let plain = SentListing.listing.replacing(/images:.*\n/, with: "")
        let warned = plain.replacing("near trams, shops", with: "$500, near trams")
        let second = (path: "rentals/second-flat.md", bytes: Array(warned.utf8))
        let people = SentListing.files.filter { $0.path == SentListing.personPath }
        let first = plain.replacing("4 Rae Street", with: "6 Rae Street")
        let clean = ("1.zip", Self.zip(people + [("rentals/first-flat.md", Array(first.utf8))]))
        let run = try Self.run([clean, ("2.zip", Self.zip([second])), ("3.zip", Self.zip())], in: workspace)
        #expect(run.status == 0 && run.output.contains("warning: the title has a price in it"), "\(run)")
        #expect(run.output.hasSuffix("\n\n3 accepted (1 with warnings, 1 with hints), 0 refused\n"), "\(run)")
    }

    /// Archives of programs that people have.
    @Test(arguments: [["zip", "-qr"], ["zip", "-qr0"], ["python3", "-m", "zipfile", "-c"]]) func realArchivesAreRead(command: [String])
        throws
    {
        let workspace = try Workspace(board: "small")
        for (path, bytes) in SentListing.files {
            let file = URL(filePath: workspace.folder + "/" + path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
        let made = try Program.run(
            "/usr/bin/env", command + ["listing.zip", "rentals", "people"], in: workspace.folder, environment: environment)
        // Not every machine has both programs.
        guard made.status == 0 else { return #expect(made.status == 127) }
        let run = try Program.run(["accept", "--today", "2026-11-21", "listing.zip", "--write"], in: workspace.folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(try workspace.source(SentListing.path) == SentListing.listing)
    }
}
