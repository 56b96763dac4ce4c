import Testing

@testable import Bytes
@testable import ListingKit

@Suite struct ContentHashTests {
    @Test func publishedValues() {
        #expect(ContentHash.of([]) == 0xEF46_DB37_51D8_E999)
        #expect(ContentHash.of(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
        #expect(ContentHash.of(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
        #expect(ContentHash.of(Array("Nobody inspects the spammish repetition".utf8)) == 0xFBCE_A83C_8A37_8BF1)
    }

    @Test func seedsGiveOthers() {
        #expect(ContentHash.of(Array("a".utf8), seed: 1) != ContentHash.of(Array("a".utf8), seed: 0))
    }
}
