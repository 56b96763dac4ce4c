import Foundation
import TestSupport
import Testing

@testable import Bytes

/// `houser inbox` as it runs beside a board.
@Suite struct InboxTests {
    private static func zip(_ files: [(path: String, bytes: [UInt8])] = SentListing.files) -> [UInt8] { ZipMaker(files).bytes }

    private static func zip(rent: String) -> [UInt8] {
        zip(
            [(SentListing.path, Array(SentListing.listing.replacing("rent: 500", with: "rent: \(rent)").utf8))]
                + SentListing.files.dropFirst())
    }

    private func content(_ workspace: Workspace) throws -> [String: [UInt8]] {
        let paths = try FolderWalk.entries(of: workspace.content).filter { $0.kind == .file }.map(\.path)
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try Files.readFile(workspace.content + "/" + $0, limit: 1 << 20)) })
    }

    @Test func itKeepsToTheInterface() throws {
        let inbox = try RunningInbox(in: try Workspace(board: "small"), ["--allow-origin", "https://relays.example", "--burst", "60"])
        let script = Boards.repository + "/Tests/Relay/contract.py"
        let run = try Program.run(
            "/usr/bin/python3",
            ["-B", script, "http://127.0.0.1:\(inbox.port)/", "--origin", "https://relays.example", "--most", "20", "--hammer", "60"],
            in: inbox.workspace.folder, environment: [:])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try inbox.packages.count == 2)
        #expect(try inbox.program.end(SIGTERM) == 0)
    }

    @Test func whatIsAcceptedWaitsForTheMaintainer() throws {
        let workspace = try Workspace(board: "small")
        let before = try content(workspace)
        let inbox = try RunningInbox(in: workspace)
        let answer = try inbox.post(Self.zip())
        #expect(answer.status == 202)
        let name = try #require(try inbox.packages.first)
        #expect(answer.body == #"{"accepted":"\#(name.drop { $0 != "-" }.dropFirst().dropLast(4))"}"#)
        #expect(try content(workspace) == before)
        #expect(inbox.program.errors.contains("client=127.0.0.1 method=POST status=202 "))
        #expect(try inbox.program.end(SIGINT) == 0)
        let accepted = try Program.run(["accept", "--today", "2026-11-21", "queue/\(name)", "--write"], in: workspace.folder)
        #expect(accepted.status == 0)
        #expect(try content(workspace) == before.merging(SentListing.files.map { ($0.path, $0.bytes) }) { $1 })
        // Once it is published, the same package again is answered as before, and waits no more.
        try FileManager.default.removeItem(atPath: inbox.queue + "/" + name)
        let later = try RunningInbox(in: workspace, named: "later")
        #expect(try later.post(Self.zip()).body == answer.body)
        #expect(try later.packages.isEmpty)
    }

    /// Whoever sends guesses learns nothing: what people hide is compared by the maintainer alone.
    @Test(arguments: ["7/81 Ramsden Street", "1/81 Ramsden Street", "81 Elsewhere Street"], [false, true])
    func nobodyCanAskWhatIsHidden(street: String, isWrongElsewhere: Bool) throws {
        let workspace = try Workspace(board: "small")
        let inbox = try RunningInbox(in: workspace)
        var listing = SentListing.listing.replacing("Light and quiet", with: "Like \(street). Light and quiet")
        if isWrongElsewhere { listing = listing.replacing("rent: 500", with: "rent: 500-550") }
        let answer = try inbox.post(Self.zip([(SentListing.path, Array(listing.utf8))] + SentListing.files.dropFirst()))
        #expect(answer.status == (isWrongElsewhere ? 422 : 202), "\(answer.body)")
        for told in ["Ramsden", "hidden", "quiet-flat", "same-home", "hint"] { #expect(!answer.body.contains(told), "\(answer.body)") }
        guard !isWrongElsewhere else { return }
        let name = try #require(try inbox.packages.first)
        let accepted = try Program.run(["accept", "--today", "2026-11-21", "queue/\(name)"], in: workspace.folder)
        #expect((accepted.status == 1) == (street == "7/81 Ramsden Street" || street == "1/81 Ramsden Street"), "\(accepted.output)")
        #expect(try inbox.program.end(SIGTERM) == 0)
    }

    @Test func whatTheBoardRefusesIsTold() throws {
        let inbox = try RunningInbox(in: try Workspace(board: "small"))
        let answer = try inbox.post(Self.zip(rent: "500-550"))
        #expect(answer.status == 422)
        let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.first?["rule"] as? String == "price-single-amount" && findings.first?["file"] as? String == SentListing.path)
        #expect(try inbox.packages.isEmpty)
    }

    /// A file of the board cannot be replaced; what waits stands in nobody's way, and tells nobody that it does.
    @Test func nothingIsReplaced() throws {
        let workspace = try Workspace(board: "small")
        let inbox = try RunningInbox(in: workspace)
        let (first, second) = (try inbox.post(Self.zip()), try inbox.post(Self.zip(rent: "480")))
        #expect(first.status == 202 && second.status == 202 && first.body != second.body)
        let stolen = try inbox.post(Self.zip([("rentals/quiet-flat.yaml", Array(SentListing.listing.utf8))]))
        #expect(stolen.status == 422 && stolen.body.contains("package-replaces") && !stolen.body.contains("--replace"))
        let names = try inbox.packages.map { "queue/" + $0 }
        #expect(names.count == 2)
        let both = try Program.run(["accept", "--today", "2026-11-21", "--write"] + names, in: workspace.folder)
        #expect(both.status == 1 && both.output.contains("brings another file of this name [package-replaces]"), "\(both.output)")
        let chosen = try Program.run(["accept", "--today", "2026-11-21", "--write", names[1]], in: workspace.folder)
        #expect(chosen.status == 0 && chosen.output.contains("$480 a week"))
    }

    /// Many listings at once would keep all others waiting for the one who judges them.
    @Test func oneListingIsSentAtATime() throws {
        let inbox = try RunningInbox(in: try Workspace(board: "small"))
        let many = try inbox.post(Self.zip((1...11).map { ("rentals/flat-\($0)/index.md", Array(SentListing.listing.utf8)) }))
        #expect(many.status == 422 && many.body.contains("the package has 11 files beside its pictures, of "), "\(many.body)")
        #expect(many.body.contains("\"file\":\"package.zip\"") || many.body.contains("\"file\": \"package.zip\""))
        let text = String(repeating: "Light and quiet. ", count: 16_000)
        let long = try inbox.post(Self.zip([(SentListing.path, Array((SentListing.listing + text).utf8))] + SentListing.files.dropFirst()))
        #expect(long.status == 422 && long.body.contains("At most 10 of 256,000 bytes are taken at once."), "\(long.body)")
        #expect(try inbox.packages.isEmpty)
    }

    @Test func whatIsAcceptedIsWrittenIfItIsMeant() throws {
        let workspace = try Workspace(board: "small")
        let before = try content(workspace)
        let inbox = try RunningInbox(in: workspace, ["--write"])
        let answer = try inbox.post(Self.zip())
        #expect(answer.status == 202)
        let expected = before.merging(SentListing.files.map { ($0.path, $0.bytes) }) { $1 }
        #expect(try content(workspace) == expected)
        #expect(try inbox.packages.isEmpty)
        #expect(try inbox.post(Self.zip()).body == answer.body, "the same again is the same")
        #expect(try inbox.post(Self.zip(rent: "480")).status == 422)
        #expect(try content(workspace) == expected && inbox.packages.isEmpty)
    }

    /// What was kept just before the machine stopped is written once it runs again.
    @Test func whatWasKeptIsWrittenLater() throws {
        let workspace = try Workspace(board: "small")
        let before = try content(workspace)
        try FileManager.default.createDirectory(atPath: workspace.folder + "/queue", withIntermediateDirectories: false)
        try Data(Self.zip()).write(to: URL(filePath: workspace.folder + "/queue/kept.zip"))
        try Data(Self.zip([("rentals/quiet-flat.yaml", [1])])).write(to: URL(filePath: workspace.folder + "/queue/wrong.zip"))
        let inbox = try RunningInbox(in: workspace, ["--write"])
        #expect(try content(workspace) == before.merging(SentListing.files.map { ($0.path, $0.bytes) }) { $1 })
        #expect(try inbox.packages == ["wrong.zip"])
        #expect(inbox.program.errors.contains("queue/wrong.zip cannot be published; 'houser accept' tells why"))
    }

    /// Whoever sends something can do nothing about the board.
    @Test func aBrokenBoardIsTheMaintainers() throws {
        let workspace = try Workspace(board: "small")
        let inbox = try RunningInbox(in: workspace)
        let sound = try String(contentsOfFile: workspace.content + "/board.yaml", encoding: .utf8)
        try workspace.write("board.yaml", sound + "surprise: yes\n")
        let answer = try inbox.post(Self.zip())
        #expect(answer.status == 503 && answer.head.contains("\r\nretry-after: 300") && !answer.body.contains("surprise"))
        #expect(inbox.program.errors.contains("content/board.yaml:") && inbox.program.errors.contains("surprise"))
        try workspace.write("board.yaml", sound)
        #expect(try inbox.post(Self.zip()).status == 202)
        // What is wrong with somebody's listing is nothing to others.
        try workspace.edit("rentals/quiet-flat.yaml", "rent:", "rend:")
        #expect(try inbox.post(Self.zip([("people/ned.yaml", Array(SentListing.person.utf8))])).status == 202)
    }

    @Test func nothingSentIsLogged() throws {
        let inbox = try RunningInbox(in: try Workspace(board: "small"), ["--trust-proxy"])
        let fields = ["content-type: application/zip", "x-forwarded-for: secret", "origin: https://secret.example"]
        #expect(try inbox.post(Self.zip(), fields).status == 403)
        #expect(try inbox.send(Array("SECRET /secret HTTP/1.1\r\nsecret: secret\r\n\r\n".utf8)).status == 400)
        #expect(try inbox.post(Self.zip(rent: "\u{1B}[2Jsecret"), Array(fields.dropLast())).status == 422)
        #expect(
            try inbox.post(Self.zip(rent: "1"), ["content-type: application/zip", "x-forwarded-for: 6.6.6.6, 203.0.113.9"]).status != 0)
        #expect(!inbox.program.errors.lowercased().contains("secret") && !inbox.program.errors.contains("\u{1B}"))
        #expect(inbox.program.errors.contains("client=203.0.113.9 ") && !inbox.program.errors.contains("6.6.6.6"))
    }

    @Test func itSaysWhyItCannotRun() throws {
        let workspace = try Workspace(board: "small")
        let inbox = try RunningInbox(in: workspace)
        let same = try Program.run(["inbox", "--queue", "queue", "--port", "0"], in: workspace.folder)
        #expect(same.status == 2 && same.errors == "Error: another inbox uses the folder queue\n")
        let taken = try Program.run(["inbox", "--queue", "other", "--port", "\(inbox.port)"], in: workspace.folder)
        #expect(taken.status == 2 && taken.errors == "Error: cannot listen on 127.0.0.1, port \(inbox.port): another program does\n")
        let path = try Program.run(["inbox", "--queue", "other", "--allow-origin", "https://board.example/path"], in: workspace.folder)
        #expect(path.status == 2 && path.errors.contains("--allow-origin must be an address without a path"))
        try workspace.edit("board.yaml", "title:", "titel:")
        let board = try Program.run(["inbox", "--queue", "other", "--port", "0"], in: workspace.folder)
        #expect(board.status == 1 && board.errors.contains("content/board.yaml"))
    }
}
