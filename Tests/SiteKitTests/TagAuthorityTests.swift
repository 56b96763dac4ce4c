import ListingKit
import SiteKit
import Testing
import Values

struct TagAuthorityTests {
    @Test(arguments: [
        "example.org,2026", "example.org,2026-11", "example.org,2026-11-20", "maria.b-c_d@example.org,2026", "localhost,2026",
        "xn--bcher-kva.example,2026", "3066.org,2026",
    ])
    func acceptsWhatIsWellFormed(text: String) {
        #expect(TagAuthority(text)?.description == text)
    }

    @Test(arguments: [
        "", ",", "example.org", "example.org,", ",2026", "example.org,26", "example.org,2026-13", "example.org,2026-02-30",
        "example.org,2026-1",
        "example.org,2026,1", "example.org, 2026", "exa mple.org,2026", "-a.org,2026", "a-.org,2026", "a..org,2026", ".org,2026",
        "org.,2026",
        "bücher.example,2026", "@example.org,2026", "a@b@c.org,2026", "a+b@example.org,2026", "http://example.org,2026", "example.org:2026",
        "example.org,２０２６", String(repeating: "a", count: 64) + ".org,2026", String(repeating: "a.", count: 127) + "org,2026",
    ])
    func refusesWhatIsNot(text: String) {
        #expect(TagAuthority(text) == nil)
    }

    @Test func tellsTheFirstDay() {
        #expect(TagAuthority("example.org,2026")?.day == Day(year: 2026, month: 1, day: 1))
        #expect(TagAuthority("example.org,2026-11")?.day == Day(year: 2026, month: 11, day: 1))
        #expect(TagAuthority("example.org,2026-11-20")?.day == Day(year: 2026, month: 11, day: 20))
    }

    @Test func encodesWhatATagMayNotHold() throws {
        let authority = try #require(TagAuthority("example.org,2026"))
        #expect(authority.uri("listings/terrace-2_b.c~d") == "tag:example.org,2026:listings/terrace-2_b.c~d")
        #expect(authority.uri("a b#c%20é\"<>\n") == "tag:example.org,2026:a%20b%23c%2520%C3%A9%22%3C%3E%0A")
        #expect(authority.uri("!$&'()*+,;=:@/?") == "tag:example.org,2026:!$&'()*+,;=:@/?")
    }
}
