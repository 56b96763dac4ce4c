import Testing

@testable import Bytes

/// Digests that FIPS 180-4 and its test vectors give.
@Suite struct SHA256Tests {
    static let vectors: [(message: [UInt8], digest: String)] = [
        ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ]

    @Test(arguments: vectors) func digestsAreAsPublished(vector: (message: [UInt8], digest: String)) {
        let digits = SHA256.digest(of: vector.message).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(digits == vector.digest)
    }
}
