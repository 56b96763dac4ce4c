import Testing

@testable import ListingKit

@Suite struct ContentHashTests {
    @Test func publishedValues() {
        #expect(ContentHash.of([]) == 0xEF46_DB37_51D8_E999)
        #expect(ContentHash.of(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
        #expect(ContentHash.of(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
        #expect(ContentHash.of(Array("Nobody inspects the spammish repetition".utf8)) == 0xFBCE_A83C_8A37_8BF1)
    }

    @Test func piecesGiveTheSame() {
        let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for length in [0, 1, 31, 32, 33, 64, 99, 1_000] {
            let whole = Array(bytes[..<length])
            for step in [1, 3, 7, 31, 32, 33, 200] {
                var hash = ContentHash(seed: 5)
                for start in stride(from: 0, to: length, by: step) {
                    whole[start..<min(length, start + step)].withUnsafeBytes { hash.update($0) }
                }
                #expect(hash.value == ContentHash.of(whole, seed: 5))
            }
        }
        #expect(ContentHash.of(bytes, seed: 1) != ContentHash.of(bytes, seed: 0))
    }
}
