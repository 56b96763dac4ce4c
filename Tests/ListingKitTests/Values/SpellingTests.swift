import Testing

@testable import ListingKit
@testable import Values

@Suite struct SpellingTests {
    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("bed_rooms", "bedrooms"), ("bedroms", "bedrooms"), ("avalable", "available"),
        ("under application", "under-application"),
    ])
    func isMeant(word: String, meant: String) {
        #expect(Spelling.nearest(to: word, among: ["available", "bathrooms", "bedrooms", "title", "under-application"]) == meant)
    }

    @Test(arguments: ["", "colour", "x", "tile-work-and-more", String(repeating: "a", count: 10_000)]) func isNotMeant(word: String) {
        #expect(Spelling.nearest(to: word, among: ["available", "bathrooms", "bedrooms"]) == nil)
    }

    @Test func tiesGoToTheEarlier() {
        #expect(Spelling.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
        #expect(Spelling.nearest(to: "bat", among: ["hat", "cat"]) == "hat")
    }
}
