import ListingKit
import Testing

@testable import SiteKit

@Suite struct LedgerTests {
    private func sample() throws -> Ledger {
        var ledger = Ledger()
        ledger.add(try ArtifactPath("b c/ü.html"), .init(size: 12, hash: 0xFFFF_0000_0000_0001))
        ledger.add(try ArtifactPath("b c/ü.html"), .init(size: 3, hash: 7))
        ledger.add(try ArtifactPath("a"), .init(size: 0, hash: 0xEF46_DB37_51D8_E999))
        ledger.folders = [try ArtifactPath("b c")]
        return ledger
    }

    @Test func form() throws {
        let text = String(decoding: LedgerFile.encode(try sample()), as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(
            lines.dropLast() == [
                "houser-ledger 1", "d b c", "f ef46db3751d8e999 0 a", "f 0000000000000007 3 b c/ü.html",
                "f ffff000000000001 12 b c/ü.html",
            ])
        #expect(lines.last?.hasPrefix("end ") == true)
    }

    @Test func roundTrip() throws {
        let ledger = try sample()
        let decoded = try #require(LedgerFile.decode(LedgerFile.encode(ledger)))
        #expect(LedgerFile.encode(decoded) == LedgerFile.encode(ledger))
        #expect(decoded.folders == ledger.folders)
    }

    @Test func everyDamageIsNoticed() throws {
        let bytes = LedgerFile.encode(try sample())
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(LedgerFile.decode(damaged) == nil)
            #expect(LedgerFile.decode(Array(bytes[..<index])) == nil)
        }
    }

    @Test(arguments: ["f 00 1 ../x", "f 00 1 /etc/passwd", "d ..", "f 00 -1 a", "f zz 1 a", "g a", "f 00 1", "d"])
    func hostileLinesWithGoodChecksum(line: String) {
        let body = Array("houser-ledger 1\n\(line)\n".utf8)
        #expect(LedgerFile.decode(body + Array("end \(ContentHash.of(body).paddedHex)\n".utf8)) == nil)
    }

    @Test func unknownVersion() {
        let body = Array("houser-ledger 2\n".utf8)
        #expect(LedgerFile.decode(body + Array("end \(ContentHash.of(body).paddedHex)\n".utf8)) == nil)
    }
}
