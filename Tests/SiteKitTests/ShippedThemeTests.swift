import Foundation
import Testing

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
            ShippedTheme.files.map(\.path) == files + [StyleSheet.path],
            "Sources/BundledData/theme.c has two lines for each file, in this order")
    }

    @Test func everyFileIsTheSame() throws {
        for file in ShippedTheme.files where file.path != StyleSheet.path {
            #expect(file.bytes == (try Files.readFile(Self.folder + "/" + file.path, limit: 1 << 24)), "\(file.path)")
        }
    }

    @Test func theStyleSheetIsMadeOfItsParts() throws {
        let sheet = try #require(ShippedTheme.file(StyleSheet.path)).bytes
        let parts = ShippedTheme.files.filter { StyleSheet.isPart($0.path) }
        #expect(parts.count > 10 && sheet.count == parts.map(\.bytes.count).reduce(parts.count - 1, +))
        #expect(sheet.starts(with: parts[0].bytes) && parts[0].path == "style/01-tokens.css")
    }

    @Test func everyScopeHasItsTemplate() {
        for sort in ScopeSort.all { #expect(PageTemplates.all.contains(sort.template), "\(sort.word)") }
    }
}
