import Testing

@testable import Findings
@testable import Rules

@Suite struct ChangeKeyTests {
    private static let secret = "m9Qp3zR5xk2VYw8sT1uLbA"
    /// As `printf … | sha256sum | xxd -r -p | basenc --base64url` gives it.
    private static let hash = "knWpcOMCHoXskePgzBCrjDJLViA0H0RbM2s6lCiUoEk"

    @Test func aSecretHasItsHash() {
        #expect(ChangeKey(ofSecret: Self.secret).written == Self.hash)
        #expect(ChangeKey(Self.hash)?.fits(Self.secret) == true)
        #expect(ChangeKey(Self.hash)?.fits(String(Self.secret.reversed())) == false)
        #expect(ChangeKey(Self.hash)?.fits("") == false)
    }

    @Test(arguments: ["", "short", secret, hash + "=", String(hash.dropLast()) + "+", String(hash.dropLast()) + "é"])
    func whatIsNoHashIsNone(text: String) { #expect(ChangeKey(text) == nil) }

    @Test func secretsAreFoundInTexts() {
        let text = "See https://board.example/post/change/#listing=x&key=\(Self.secret)\nand \(Self.hash), a-b."
        #expect(ChangeKey.secrets(in: Array(text.utf8)) == [Self.secret])
        #expect(ChangeKey.secrets(in: Array(Self.secret.utf8)) == [Self.secret])
    }

    @Test func reportsHideWhatMayBeSecrets() {
        let stars = String(repeating: "*", count: 22)
        #expect(SecretMask.masked("change-key: \(Self.secret)  # mine") == "change-key: \(stars)  # mine")
        #expect(SecretMask.masked("\(Self.secret) is short") == "\(stars) is short")
        #expect(SecretMask.masked("…#listing=sunny&key=\(Self.secret.dropLast(3))") == "…#listing=sunny&key=" + stars.dropLast(3))
        for text in ["change-key: \(Self.hash)", "the change-key of sunny-two-bedroom-flat-x", "sunny-two-bedroom-flat", "é", ""] {
            #expect(SecretMask.masked(text) == text)
        }
    }
}
