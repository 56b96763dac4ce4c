import Facts
import Foundation
import Testing

@testable import Bundling
@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// The theme in the program is the one in the repository's templates folder.
@Suite struct ShippedThemeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "templates").path

    @Test func everyFileIsListedInThemeC() throws {
        let files = try FolderWalk.entries(of: Self.folder).filter { $0.kind != .folder }.map(\.path)
        #expect(
            ShippedTheme.files.map(\.path) == files + ["home", "listing", "lists", "search", "slots", "style"].map { "assets/\($0).css" },
            "Sources/BundledData/theme.c has two lines for each file, in this order")
    }

    @Test func everyFileIsTheSame() throws {
        let sheets = StyleSheet.all(ShippedTheme.files.map { ($0.path, $0.bytes) }).map(\.path)
        for file in ShippedTheme.files where !sheets.contains(file.path) {
            #expect(file.bytes == (try Files.readFile(Self.folder + "/" + file.path, limit: 1 << 24)), "\(file.path)")
        }
    }

    @Test func drawingsStandInStyleSheets() throws {
        let files: KeyValuePairs = [
            "style/1.css": "a { mask: url(b.svg) }\nb { background: url(c.svg) url(d.png) }", "assets/b.svg": "<svg id=\"é#\">\n</svg>",
            "assets/c.svg": String(repeating: "c", count: 10_001), "assets/d.png": "",
        ]
        let sheets = StyleSheet.all(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
        #expect(
            sheets.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "a{mask:url(\"data:image/svg+xml,<svg id=%22%C3%A9%23%22> </svg>\")}b{background:url(c.svg) url(d.png)}"
            ])
        #expect(ShippedTheme.files.allSatisfy { $0.path != StyleSheet.path || !$0.bytes.contains(Array("url(icons.svg)".utf8)) })
    }

    @Test func theStyleSheetIsMadeOfItsParts() throws {
        let sheet = try #require(ShippedTheme.file(StyleSheet.path)).bytes
        let text = String(decoding: sheet, as: UTF8.self)
        #expect(text.hasPrefix("@layer tokens,ground,icons,") && text.contains(";@layer tokens{:root{color-scheme:light dark;"))
        #expect(!text.contains("/*") && !text.contains("@layer listing{"))
    }

    @Test func aPartIsInTheSheetsThatItNames() throws {
        let parts = [
            ("style/10-b.css", "/* Sheets: b, c. What is rare. */\n@layer rare { b { color: red } }"), ("assets/own.css", "i { }"),
            ("style/01-a.css", "/* All. */\n@layer all {\na { }\n}\n"), ("style/30-own.css", "/* Mine. */ p { }"),
        ]
        let sheets = StyleSheet.all(parts.map { ($0.0, Array($0.1.utf8)) }).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        #expect(sheets.map(\.0) == ["assets/b.css", "assets/c.css", "assets/style.css"])
        #expect(
            sheets.map(\.1) == [
                "@layer rare{b{color:red}}", "@layer rare{b{color:red}}", "@layer all,rare;@layer all{a{}}p{}",
            ])
    }

    @Test func everyScopeHasItsTemplate() {
        for sort in ScopeKind.sorts { #expect(PageTemplates.all.contains(sort.template), "\(sort.kind)") }
    }
}
