import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Publishing
@testable import SiteKit

/// A ledger whose paths lead out of the site, its checksum right: nothing there is touched.
struct LedgerPathTests {
    @Test func pathsThatLeadAwayAreNotFollowed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let ledger = workspace.folder + "/.houser/public.ledger"
        var bytes = try Files.readFile(ledger, limit: 1 << 26)
        let place = try #require(bytes.firstRange(of: Array("suburbs/vic/brunswick-3056/index.html".utf8)))
        let other = Array("../content/././././././././board.yaml".utf8)
        try #require(other.count == place.count)
        bytes.replaceSubrange(place, with: other)
        try Data(sealed(bytes)).write(to: URL(filePath: ledger))
        let board = try Files.readFile(workspace.content + "/board.yaml", limit: 1 << 20)
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        #expect(try workspace.build().publication != nil)
        #expect(try Files.readFile(workspace.content + "/board.yaml", limit: 1 << 20) == board)
    }

    /// The bytes of a ledger with the checksum that is right for them.
    private func sealed(_ bytes: [UInt8]) -> [UInt8] {
        let seed = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self)) }
        let rest = Fingerprint(of: Array(bytes[LedgerImage.headerSize...]), seed: LedgerImage.checksumSeed)
        var out = ByteWriter()
        out.write(LedgerImage.checksum(rest, seed))
        var sealed = bytes
        sealed.replaceSubrange(24..<40, with: out.bytes)
        return sealed
    }
}
