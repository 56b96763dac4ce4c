import Foundation
import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Files that git or an editor would not keep as they are, made when the test runs.
@Suite struct DamagedFileTests {
    private static let facts = """
        title: Light flat near the park
        owner: maria
        address: {street: 1 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}
        rent: 500
        property: apartment
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-01

        """
    private static let listing = "---\n\(facts)---\nLight and quiet.\n"

    /// A board with one file; its findings, as `rule line:column` in order.
    private func findings(_ path: String, _ bytes: [UInt8]) throws -> [String] {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, bytes: bytes)
        return try workspace.check().diagnostics.filter { $0.file == path }.map(Self.short)
    }

    private static func short(_ finding: Diagnostic) -> String {
        "\(finding.rule) \(finding.span.line):\(finding.span.column)"
    }

    @Test func textThatIsNotUTF8() throws {
        let latin = Array(Self.listing.utf8).map { $0 == UInt8(ascii: "q") ? 0xE9 : $0 }
        #expect(try findings("rentals/latin.md", latin) == ["file-encoding 12:11"])
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in Self.listing.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try findings("rentals/wide.md", utf16) == ["file-encoding 0:0"])
        #expect(try findings("rentals/nul.md", Array(Self.listing.utf8) + [0]) == ["file-encoding 13:1"])
        #expect(try findings("rentals/surrogate.md", Array(Self.listing.utf8) + [0xED, 0xA0, 0x80]) == ["file-encoding 13:1"])
        #expect(try findings("rentals/overlong.md", Array(Self.listing.utf8) + [0xC0, 0xAF]) == ["file-encoding 13:1"])
    }

    @Test(arguments: ["pages/broken.md", "people/broken.yaml", "kinds/broken.yaml", "rentals/broken/index.yaml"])
    func everySortOfFileIsChecked(path: String) throws {
        #expect(try findings(path, [0x61, 0x3A, 0x20, 0xFF, 0x0A]) == ["file-encoding 1:4"])
        #expect(try findings(path, Array(" \r\n\n".utf8)) == ["file-empty 0:0"])
        #expect(try findings(path, [UInt8](repeating: UInt8(ascii: "#"), count: SourceFile.sizeLimit + 1)) == ["file-size 0:0"])
    }

    @Test func theLargestFileIsRead() throws {
        let text = Array(Self.listing.utf8)
        let filling = [UInt8](repeating: UInt8(ascii: "x"), count: (128 << 10) - text.count)
        #expect(try !findings("rentals/large.md", text + filling).contains { $0.hasPrefix("file-size") })
        #expect(try findings("rentals/larger.md", text + filling + [0x0A]) == ["file-size 0:0"])
    }

    @Test func windowsFilesAreFine() throws {
        let windows = [0xEF, 0xBB, 0xBF] + Array(Self.listing.replacing("\n", with: "\r\n").utf8)
        #expect(try findings("rentals/windows.md", windows) == [])
        let yaml = Self.facts + "description: |\n  Light and quiet.\n"
        #expect(try findings("rentals/windows.yaml", [0xEF, 0xBB, 0xBF] + Array(yaml.replacing("\n", with: "\r\n").utf8)) == [])
    }

    @Test func windowsFilesArePublishedAsOthersAre() throws {
        let unix = try Workspace(board: "small")
        let windows = try Workspace(board: "small")
        try unix.write("rentals/flat.md", Self.listing)
        try windows.write("rentals/flat.md", bytes: [0xEF, 0xBB, 0xBF] + Array(Self.listing.replacing("\n", with: "\r\n").utf8))
        try unix.build()
        try windows.build()
        #expect(try unix.text("rentals/flat/index.html") == windows.text("rentals/flat/index.html"))
    }

    @Test func linksAndPipesAreRefused() throws {
        let workspace = try Workspace(board: "small")
        let rentals = workspace.content + "/rentals"
        try Data("secret".utf8).write(to: URL(filePath: workspace.folder + "/secret.md"))
        try FileManager.default.createSymbolicLink(atPath: rentals + "/outside.md", withDestinationPath: "../../secret.md")
        try FileManager.default.createSymbolicLink(atPath: rentals + "/gone.md", withDestinationPath: "nowhere.md")
        try FileManager.default.createSymbolicLink(atPath: rentals + "/inside.md", withDestinationPath: "quiet-flat.yaml")
        try FileManager.default.createSymbolicLink(atPath: rentals + "/folder", withDestinationPath: "/etc")
        try #require(mkfifo(rentals + "/pipe.md", 0o644) == 0)
        let findings = try workspace.check().diagnostics
        #expect(
            findings.map { "\($0.file) \(Self.short($0))" } == [
                "rentals/folder file-link 0:0", "rentals/gone.md file-link 0:0", "rentals/inside.md file-link 0:0",
                "rentals/outside.md file-link 0:0", "rentals/pipe.md file-link 0:0",
            ])
        #expect(!findings.contains { "\($0)".contains("secret") })
        #expect(try workspace.build().publication == nil)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may read everything")) func whatCannotBeReadIsTold() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/locked.md", Self.listing)
        try #require(chmod(workspace.content + "/rentals/locked.md", 0) == 0)
        #expect(try workspace.check().diagnostics.map(\.rule) == ["file-unreadable"])
    }
}
