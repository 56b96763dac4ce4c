import Bytes
import Facts
import Findings
import Foundation
import ListingKit
import Rules
import TestSupport
import Testing
import Values

@testable import Judge

/// A judge that knows of a board what it is told says of each file what `houser check` says.
///
/// With `HOUSER_JUDGE_CASES` every board's questions and answers are written to that folder, for the judge of browsers to be asked the same.
@Suite struct JudgeTests {
    static let boards = ["demonstration"] + ((try? FileManager.default.contentsOfDirectory(atPath: Boards.folder)) ?? []).sorted()
    static let casesFolder = ProcessInfo.processInfo.environment["HOUSER_JUDGE_CASES"]
    /// How many changed files of each board are asked about besides, for each of its own.
    static let mutants = Int(ProcessInfo.processInfo.environment["HOUSER_JUDGE_MUTANTS"] ?? "") ?? 1

    @Test(arguments: boards) func saysWhatTheProgramSays(board: String) throws {
        let content = board == "demonstration" ? Boards.demonstration : Boards.content(board)
        let cases = try BoardCases(content, today: Day("2026-11-21") ?? Day(number: 0))
        #expect(!cases.files.isEmpty || board == "empty")
        let settings = Message.encoded(cases.settings)
        let told = try #require(Message(settings).flatMap { Judge.Settings($0) })
        let judge = Judge(told)
        var written: [UInt8] = []
        Message.append("begin", settings, to: &written)
        var random = SeededGenerator(seed: 7)
        for file in cases.files {
            for number in 0...Self.mutants {
                var request = file
                if number > 0 { request.bytes = Mutation.of(file.bytes, by: &random) }
                let expected = cases.findings(on: request)
                let encoded = Message.encoded(request)
                let asked = try #require(Message(encoded).flatMap { Judge.Request($0) })
                let found = try #require(judge.check(asked), "\(file.path)")
                #expect(found == expected, "\(file.path), \(number)")
                guard Self.casesFolder != nil else { continue }
                Message.append("check", encoded, to: &written)
                Message.append("answer", Array(JSONDocument.array(expected.map { $0.json(path: $0.file) }).document.utf8), to: &written)
            }
            guard Self.casesFolder != nil else { continue }
            Message.append("prose", file.bytes, to: &written)
            Message.append("html", judge.prose(file.bytes), to: &written)
        }
        if let folder = Self.casesFolder { try Data(written).write(to: URL(filePath: "\(folder)/\(board).cases")) }
    }

    @Test(arguments: [
        "today 10\n2026-11-21", "today 99\n2026-11-21\n", "today -1\n\n", "today\n", "zone 3\nUTC\n",
        "today 10\n2026-11-21\nnonsense 1\nx\n",
    ])
    func refusesWhatIsNoMessage(text: String) {
        #expect(Message(Array(text.utf8)).flatMap { Judge.Settings($0) } == nil)
    }

    @Test(arguments: [
        ("One.\n\n- a\n- *b*", "<p>One.</p>\n<ul>\n<li>a</li>\n<li><em>b</em></li>\n</ul>\n"),
        ("# Top\n\n<b>no</b>", "<h3>Top</h3>\n<p>&lt;b&gt;no&lt;/b&gt;</p>\n"),
        ("[x](javascript:alert)", "<p>x</p>\n"), ("", ""),
    ])
    func showsDescriptionsAsPagesDo(text: String, html: String) {
        #expect(String(decoding: Judge(Judge.Settings(today: Day(number: 20_000))).prose(Array(text.utf8)), as: UTF8.self) == html)
    }

    @Test func knowsOnlyTheKindsOfItsBoard() {
        var request = Judge.Request()
        request.kind = "castle"
        #expect(Judge(Judge.Settings(today: Day(number: 20_000))).check(request) == nil)
    }
}
