import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

@Suite struct PackSharesTests {
    /// Of the test vectors of FNV-1a's makers, http://www.isthe.com/chongo/src/fnv/test_fnv.c.
    @Test(
        arguments: [
            ("", 0x811C_9DC5), ("a", 0xE40C_292C), ("b", 0xE70C_2DE5), ("fo", 0x6222_E842), ("foobar", 0xBF9C_F968),
            ("chongo was here!\n", 0xD49930D5),
        ] as [(String, UInt32)])
    func hashesAsOthersDo(text: String, hash: UInt32) {
        #expect(LinearHashing.hash(text) == hash)
    }

    @Test func aPackMoreDividesOneAndLeavesTheRest() {
        let ids = (0..<2_000).map { "listing-\($0)" }
        for count in 1..<40 {
            let (old, new) = (
                ids.map { LinearHashing.bucket(of: $0, among: count) }, ids.map { LinearHashing.bucket(of: $0, among: count + 1) }
            )
            #expect(new.allSatisfy { (0...count).contains($0) })
            let moved = ids.indices.filter { old[$0] != new[$0] }
            #expect(!moved.isEmpty && moved.allSatisfy { new[$0] == count })
            #expect(Set(moved.map { old[$0] }).count == 1)
        }
    }

    @Test(arguments: [1, 31, 32, 33, 1_000, 10_000])
    func noPackIsMuchLargerThanTheOthers(listings: Int) {
        let patterns: [(Int) -> String] = [{ "\($0)" }, { "rental-\($0 * 2)" }, { "gipps-street-\($0 % 97)-\($0)" }, { "é\($0)" }]
        let count = PackShares.count(of: listings)
        #expect(count == (listings + 31) / 32)
        for pattern in patterns {
            var sizes = [Int](repeating: 0, count: count)
            for number in 0..<listings { sizes[LinearHashing.bucket(of: pattern(number), among: count)] += 1 }
            #expect((sizes.max() ?? 0) <= PackShares.listingsPerPack * 5 / 2)
        }
    }
}
