import Testing

@testable import Findings
@testable import ListingKit

@Suite struct EmailTests {
    @Test(arguments: ["o'hara@small.example", "a.b_c%d+e-f@x-y.example.org", "1@2.3"])
    func isAnAddress(text: String) { #expect(Rule.isEmail(text)) }

    @Test(arguments: [
        "", "maria", "maria@home", "@x.example", "a@@x.example", "'a@x.example", "a'@x.example", "a''b@x.example", "a.'b@x.example",
        ".a@x.example", "a..b@x.example", "a b@x.example", "o’hara@x.example", "a@-x.example", "a@x..example", "a@o'hara.example",
    ])
    func isNone(text: String) { #expect(!Rule.isEmail(text)) }
}
