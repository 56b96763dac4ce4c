import Bytes
import Foundation
import ListingKit
import TestSupport
import Testing

@testable import Findings

/// What landlords read of a mistake in one file: the first message names it, and whoever pastes its fix is done.
@Suite struct SlipTests {
    static let all = Slip.signs + Slip.keys + Slip.values + Slip.places + Slip.files + Slip.people

    @Test(arguments: all) func theFirstMessageNamesItAndItsFixPasses(slip: Slip) throws {
        let board = try SlipBoard()
        let wrong = try #require(slip.text, "the good file has what the mistake replaces")
        var (text, found) = (wrong, try board.findings(slip.file, wrong))
        let first = try #require(found.first, "nothing is told")
        #expect(first.message.contains(slip.says), "\(first)")
        for _ in 0..<slip.lines {
            let finding = try #require(found.first, "there is less to paste than lines that are wrong")
            text = try #require(finding.pasted(into: text), "it has a fix that can be followed: \(finding)")
            found = try board.findings(slip.file, text)
        }
        switch slip.help {
        case .paste: #expect(found.isEmpty, "\(found)")
        case .template:
            #expect(found.allSatisfy { $0.rule == "placeholder" } && !found.isEmpty, "\(found)")
            #expect(first.fix?.contains("…") ?? false)
        }
    }

    @Test func theTableIsLargeAndFewNeedWhatOnlyPeopleKnow() {
        #expect(Self.all.count >= 120)
        #expect(Self.all.count { $0.help == .template } * 6 < Self.all.count)
    }

    @Test(arguments: SlipFile.allCases) func aGoodFileHasNothingWrong(file: SlipFile) throws {
        #expect(try SlipBoard().findings(file, file.good).isEmpty)
    }

    @Test(arguments: ["\u{FEFF}", "\r\n", "\r"]) func whatWindowsMakesIsNoMistake(sign: String) throws {
        let good = SlipFile.rental.good
        let text = sign == "\u{FEFF}" ? sign + good : good.replacing("\n", with: sign)
        #expect(try SlipBoard().findings(.rental, text).isEmpty)
    }

    @Test(arguments: [[0xFF, 0xFE], []] as [[UInt8]]) func aFileOfTwoBytesForEachLetterIsToldAsOne(mark: [UInt8]) throws {
        let bytes = mark + SlipFile.rental.good.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let found = try SlipBoard().findings(.rental, bytes: bytes)
        #expect(found.map(\.message) == ["the file is saved as UTF-16"] && found.map(\.fix) == ["Save it again with the encoding UTF-8."])
    }

    @Test func allSlipsOfAnUnreadableFileAreTold() throws {
        let text = SlipFile.rental.good
            .replacing("title: Light", with: "title: **Light").replacing("owner: nora", with: "owner nora")
            .replacing("status: available", with: "status:available").replacing("Collingwood, state", with: "Colingwood; state")
            .replacing("rent: 520", with: "**rent:** $520 pw").replacing("bond: 2080", with: "- bond: 4 weeks")
            .replacing("bedrooms: 2", with: " bedrooms: two").replacing("bathrooms: 1", with: "bathrooms:\u{A0}1.5")
        var found = try SlipBoard().findings(.rental, text)
        #expect(Set(found.map(\.span.line)).isSuperset(of: [2, 3, 4, 5, 6, 7, 9, 10]), "\(found)")
        // Whoever pastes one fix for each line from the top is done.
        var pasted = text
        for line in [2, 3, 4, 5, 6, 7, 9, 10] {
            let finding = try #require(found.first { $0.span.line == line })
            pasted = try #require(finding.pasted(into: pasted))
        }
        found = try SlipBoard().findings(.rental, pasted)
        #expect(found.isEmpty, "\(found)")
    }
}

/// A board on which the good files are good.
private struct SlipBoard {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(board: "small")
        // With the whole table of places, not the board's own few.
        try FileManager.default.removeItem(atPath: workspace.content + "/gazetteer")
        let picture = try Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/kitchen.png", limit: 1 << 20)
        try workspace.write("rentals/sunny-flat/front.png", bytes: picture)
        try workspace.write("brands/saab.yaml", "name: Saab\n")
        for file in SlipFile.allCases where file != .board { try workspace.write(file.path, file.good) }
    }

    /// What is wrong with a file that has that text, in the order in which it is dealt with: errors first, from the top.
    func findings(_ file: SlipFile, _ text: String) throws -> [Diagnostic] { try findings(file, bytes: Array(text.utf8)) }

    func findings(_ file: SlipFile, bytes: [UInt8]) throws -> [Diagnostic] {
        try workspace.write(file.path, bytes: bytes)
        return try workspace.check().diagnostics.filter { $0.file == file.path }.sorted { ($0.severity, $0) < ($1.severity, $1) }
    }
}
