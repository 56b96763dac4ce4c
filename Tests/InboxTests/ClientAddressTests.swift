import Testing

@testable import Inbox

/// Who sends something, as it is limited and logged.
@Suite struct ClientAddressTests {
    @Test(arguments: [
        ("203.0.113.7", "203.0.113.7", "203.0.113.7"), ("2001:DB8:0:0::1", "2001:db8::1", "2001:db8::"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"),
        ("::1", "::1", "::"),
    ])
    func addressesHaveOneForm(_ written: String, _ text: String, _ network: String) {
        let address = ClientAddress(written)
        #expect(address?.text == text && address?.network == network)
    }

    @Test(arguments: ["", "unknown", "203.0.113.7:80", "[::1]", "203.0.113", "\u{1B}[2J", "1.2.3.4\n", "::1%eth0", "1.2.3.4 "])
    func otherTextIsNoAddress(_ written: String) { #expect(ClientAddress(written) == nil) }

    private static let forwarded: [(fields: [String], address: String?)] = [
        (["203.0.113.7"], "203.0.113.7"), (["6.6.6.6, 203.0.113.7"], "203.0.113.7"), (["6.6.6.6", "x,  203.0.113.7 "], "203.0.113.7"),
        (["203.0.113.7, \u{1B}[2J"], nil), (["203.0.113.7,"], nil), ([], nil), ([""], nil),
    ]

    /// What the nearest proxy saw stands last; before it anybody may have written anything.
    @Test(arguments: forwarded)
    func theNearestProxyIsBelieved(_ fields: [String], _ text: String?) { #expect(ClientAddress(forwarded: fields)?.text == text) }

    /// Some providers give a customer a whole network of 48 bits, in which there are 65,536 of 64.
    @Test func largerNetworksAreKnown() {
        #expect(ClientAddress("2001:db8:1:2:3::4")?.network == "2001:db8:1:2::")
        #expect(ClientAddress("2001:db8:1:2:3::4")?.site == "2001:db8:1::/48")
        #expect(ClientAddress("2001:db8:1:ffff::1")?.site == "2001:db8:1::/48")
        #expect(ClientAddress("203.0.113.7")?.site == nil && ClientAddress("::ffff:203.0.113.7")?.site == nil)
    }
}
