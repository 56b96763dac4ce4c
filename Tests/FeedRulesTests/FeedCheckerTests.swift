import FeedRules
import Testing

/// What ``FeedChecker`` finds, and what it finds nothing wrong with.
struct FeedCheckerTests {
    @Test func anEntryMayLeadToReplies() throws {
        let link = "<link rel=\"replies\" type=\"application/atom+xml\" href=\"https://board.example/rentals/one/comments.xml\"/>\n"
        let feed = GoodFeeds.atom.replacing("<summary>Short.", with: link + "<summary>Short.")
        #expect(try feed != GoodFeeds.atom && FeedChecker().faults(in: Array(feed.utf8), as: .atom) == [])
    }

    @Test func nothingIsWrongWithGoodFeeds() throws {
        let checker = try FeedChecker()
        #expect(checker.faults(in: Array(GoodFeeds.atom.utf8), as: .atom) == [])
        #expect(checker.faults(in: Array(GoodFeeds.rss.utf8), as: .rss) == [])
    }

    @Test(arguments: FeedMistake.atom + FeedMistake.rss)
    func eachMistakeIsToldWhereItIs(mistake: FeedMistake) throws {
        let document = try #require(mistake.document)
        let faults = try FeedChecker().faults(in: document, as: mistake.syntax)
        let told = faults.map { "\($0.line): \($0.message)" }
        #expect(told == mistake.found)
        #expect(faults.allSatisfy { $0.reason.hasSuffix(".") }, "each says why")
    }

    @Test func feedsAreNotTakenForOneAnother() throws {
        let checker = try FeedChecker()
        #expect(
            checker.faults(in: Array(GoodFeeds.rss.utf8), as: .atom).map(\.message) == ["<rss> is not the <feed> of an Atom document"])
        #expect(
            checker.faults(in: Array(GoodFeeds.atom.utf8), as: .rss).map(\.message) == ["<feed> is not the <rss> of an RSS document"])
        #expect(checker.faults(in: [], as: .atom).count == 1)
    }
}
