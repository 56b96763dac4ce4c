import Testing

@testable import ListingKit

@Suite struct SlugTests {
    @Test(arguments: [
        ("My Place!", "my-place"), ("  two  words ", "two-words"), ("Tom O'Neil", "tom-oneil"), ("Café Größe", "cafe-grosse"),
        ("ünïcode", "unicode"), ("Łódź – 2", "lodz-2"), ("O’Connor", "oconnor"), ("日本", ""), ("a日b", "a-b"), ("", ""), ("---", ""),
        ("12/14 Gipps St.", "12-14-gipps-st"), ("Nguyễn Thị Phượng", "nguyen-thi-phuong"), ("Lǚ Ștefan", "lu-stefan"),
    ])
    func slugified(text: String, slug: String) {
        #expect(text.slugified == slug)
        #expect(slug.isEmpty || slug.isSlug)
    }

    @Test func aSlugIsAtMostEightyLong() {
        #expect(String(repeating: "ab ", count: 100).slugified.utf8.count == 80)
        #expect(String(repeating: "ß", count: 100).slugified.isSlug)
        #expect(String(repeating: "a", count: 80).isSlug)
        #expect(!String(repeating: "a", count: 81).isSlug)
    }

    @Test(arguments: ["a", "a-b", "0", "flat-2026"]) func isSlug(text: String) { #expect(text.isSlug) }

    @Test(arguments: ["", "-", "-a", "a-", "a--b", "A", "a b", "a_b", "é", "a/b", ".", "a\n"])
    func isNoSlug(text: String) { #expect(!text.isSlug) }

    @Test(arguments: [("bedrooms", true), ("sails_on", true), ("a-1", true), ("1a", false), ("Colour", false), ("", false), ("_a", false)])
    func fieldName(text: String, isFine: Bool) {
        #expect(text.isFieldName == isFine)
    }
}
