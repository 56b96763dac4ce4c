import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// What people say below listings, and how many like them.
@Suite struct CommentTests {
    private static let desk = "items/oak-desk/index.html"
    private static let first = "comments/oak-desk/2026-11-19-jo.md"

    /// A board with two comments on its desk and one on a flat, and two people who like the desk.
    static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(first, "---\nname: Jo\ndate: 2026-11-19\n---\nDoes it come apart? I have [stairs](https://stairs.example/).\n")
        try workspace.write("comments/oak-desk/answer.md", "---\nhandle: maria\ndate: 2026-11-20\n---\nYes, in **four** parts.\n")
        try workspace.write(
            "comments/clifton-flat-2026/hello.md", "---\nname: Ali\ndate: 2026-11-18\nsource: https://ali.example/1\n---\nNice.\n")
        try workspace.write("reactions/oak-desk/ali.yaml", "like: yes\non: 2026-11-20\n")
        try workspace.write("reactions/oak-desk/jo.yaml", "like: yes\n")
        try workspace.write("reactions/oak-desk/tom.yaml", "like: no\n")
        return workspace
    }

    @Test func theyStandOnTheListingsPageNewestLast() throws {
        let workspace = try Self.board()
        try workspace.build()
        let page = try workspace.text(Self.desk)
        #expect(page.contains("2 people like this") && page.contains("2 comments, newest last."))
        let question = try #require(page.range(of: "<bdi>Jo</bdi>"))
        let answer = try #require(page.range(of: "<a href=\"/people/maria/\"><bdi>Maria Rossi</bdi></a></h3>"))
        #expect(question.lowerBound < answer.lowerBound)
        #expect(page.contains("<a href=\"https://stairs.example/\" rel=\"nofollow ugc noopener\">stairs</a>"))
        #expect(page.contains("in <strong>four</strong> parts"))
        #expect(try workspace.text("items/index.html").contains("<span class=\"i-chat card-talk\">2 comments</span>"))
        let cards = try workspace.text("search/all/0.json").split(separator: "\n")
        let card = try #require(cards.first { $0.contains("\"url\":\"items/oak-desk/\"") })
        #expect(card.contains("\"comments_text\":\"2 comments\",") && card.contains("\"likes_text\":\"2 likes\","))
        #expect(
            try workspace.text("rentals/quiet-flat/index.html").contains("href=\"https://ali.example/1\" rel=\"nofollow ugc noopener\""))
    }

    @Test func listingsWithoutAnyHaveNoTrace() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.paths().allSatisfy { !$0.contains("comments") || $0.contains("/partials/") })
        #expect(try !workspace.text(Self.desk).contains("id=comments"))
    }

    @Test func boardAndListingsHaveFeedsOfThem() throws {
        let workspace = try Self.board()
        try workspace.build()
        let own = try workspace.text("items/oak-desk/comments.xml")
        #expect(own.contains("<id>tag:small.example,2026:comment/oak-desk/answer</id>"))
        #expect(own.contains("https://small.example/items/oak-desk/#comment-answer"))
        #expect(own.components(separatedBy: "<entry>").count == 3)
        let all = try workspace.text("comments/atom.xml")
        #expect(all.components(separatedBy: "<entry>").count == 4)
        #expect(all.contains("<name>Maria Rossi</name>") && all.contains("<uri>https://small.example/people/maria/</uri>"))
        let page = try workspace.text("comments/index.html")
        #expect(page.contains("<meta name=\"robots\" content=\"noindex"))
        #expect(page.contains("/items/oak-desk/#comment-answer"))
        #expect(try !workspace.text("sitemap.xml").contains("/comments/"))
    }

    @Test func theListOfFeedsHasThatOfTheBoard() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try !workspace.text("feeds.opml").contains("comments"))
        try workspace.write("comments/oak-desk/one.md", "---\nname: Jo\ndate: 2026-11-19\n---\nHi\n")
        try workspace.build()
        let list = try workspace.text("feeds.opml")
        #expect(list.contains("xmlUrl=\"https://small.example/comments/atom.xml\" htmlUrl=\"https://small.example/comments/\""))
        #expect(try !list.contains("oak-desk") && !workspace.text("states/vic/feeds.opml").contains("comments"))
    }

    /// The entry of a listing leads to what people say of it (RFC 4685), which is no news of the listing.
    @Test func anEntryLeadsToTheFeedOfItsComments() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.text("items/atom.xml")
        let desk = "https://small.example/items/oak-desk/"
        try workspace.write("comments/oak-desk/one.md", "---\nname: Jo\ndate: 2026-11-19\n---\nHi\n")
        try workspace.build()
        let after = try workspace.text("items/atom.xml")
        let link = "<link rel=\"replies\" type=\"application/atom+xml\" href=\"\(desk)comments.xml\"/>\n"
        #expect(after.contains(link) && after.replacing(link, with: "") == before)
        try workspace.write("comments/oak-desk/two.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        try workspace.build()
        #expect(try workspace.text("items/atom.xml") == after)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Few files are written for a comment, however many the board has.
    @Test func anEditOfOneWritesFewFiles() throws {
        let workspace = try Self.board()
        try workspace.build()
        try workspace.edit(Self.first, "Does it come apart?", "Does it fold?")
        let report = try #require(try workspace.build().publication)
        #expect(report.writtenCount == 4, "its listing's page and feed, the board's page of comments and their feed")
        #expect(try workspace.text(Self.desk).contains("Does it fold?"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func whatComesAndGoesIsFollowedStepByStep() throws {
        let workspace = try Self.board()
        try workspace.build()
        let steps: [(String, String?)] = [
            ("comments/oak-desk/third.md", "---\nname: Kim\ndate: 2026-11-21\n---\nIs it gone?\n"),
            ("reactions/oak-desk/kim.yaml", "like: yes\n"),
            (Self.first, "---\nname: Jo\ndate: 2026-11-21\n---\nMoved.\n"),
            ("comments/clifton-flat-2026/hello.md", nil), ("reactions/oak-desk/jo.yaml", nil), ("comments/oak-desk/answer.md", nil),
            ("comments/oak-desk/third.md", nil), (Self.first, nil),
        ]
        for (path, text) in steps {
            if let text {
                try workspace.write(path, text)
            } else {
                try FileManager.default.removeItem(atPath: workspace.content + "/" + path)
            }
            usleep(20_000)
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing(), "\(path)")
        }
        #expect(try !workspace.paths().contains("comments/index.html"))
    }

    /// Who moderates hides: feeds stay, and never seem older than they were.
    @Test func hiddenCommentsLeaveFeedsAsOldAsTheyAre() throws {
        let workspace = try Self.board()
        try workspace.build()
        func feeds() throws -> [PublishedFeed] {
            try ["items/oak-desk/comments.xml", "comments/atom.xml"].map { try PublishedFeed(workspace.published($0)) }
        }
        let before = try feeds().map(\.updated)
        try workspace.edit("comments/oak-desk/answer.md", "date: ", "hidden: yes\ndate: ")
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
        #expect(try feeds().map(\.updated) == before && feeds().map(\.entries.count) == [1, 2])
        try workspace.edit(Self.first, "date: ", "hidden: yes\ndate: ")
        try workspace.edit("comments/clifton-flat-2026/hello.md", "date: ", "hidden: yes\ndate: ")
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
        #expect(try feeds().map(\.updated) == before && feeds().allSatisfy(\.entries.isEmpty))
        #expect(try workspace.text("comments/index.html").contains("No comments are shown right now."))
        #expect(try !workspace.text(Self.desk).contains("comment-answer"))
    }

    /// Entries of one day stand in the order of their instants, which no other comment changes.
    @Test func entriesOfOneDayAreInOrder() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<12 {
            try workspace.write("comments/oak-desk/c-\(number).md", "---\nname: Jo\ndate: 2026-11-20\n---\nNumber \(number)\n")
        }
        try workspace.build()
        func entries(_ path: String) throws -> [String] {
            let feed = try PublishedFeed(workspace.published(path))
            #expect(feed.entries.map(\.updated) == feed.entries.map(\.updated).sorted(by: >))
            return feed.entries.map { "\($0.id) \($0.updated)" }
        }
        let own = try entries("items/oak-desk/comments.xml")
        #expect(try own.count == 12 && own == entries("comments/atom.xml"))
        try workspace.remove("comments/oak-desk/c-0.md")
        try workspace.build()
        #expect(try entries("items/oak-desk/comments.xml") == own.filter { !$0.contains("/c-0 ") })
    }

    /// What was written days ago and is published late is in the board's feed all the same.
    @Test func lateCommentsReachTheFeedOfTheBoard() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<60 {
            try workspace.write("comments/oak-desk/c-\(number).md", "---\nname: Jo\ndate: 2026-11-20\n---\nNumber \(number)\n")
        }
        try workspace.write("comments/oak-desk/late.md", "---\nname: Kim\ndate: 2026-11-08\n---\nLate\n")
        try workspace.write("comments/oak-desk/old.md", "---\nname: Kim\ndate: 2026-11-06\n---\nOld\n")
        try workspace.build()
        let feed = try PublishedFeed(workspace.published("comments/atom.xml"))
        #expect(feed.entries.count == 61 && feed.entries.last?.id.hasSuffix("/late") == true)
        #expect(try workspace.text("comments/index.html").components(separatedBy: "<bdi>Jo</bdi>, <time").count == 51)
    }

    /// A page shows so many comments, and no feed leads to the place of one that it doesn't.
    @Test func feedsLeadToCommentsThatPagesShow() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<120 {
            try workspace.write("comments/oak-desk/c-\(number).md", "---\nname: Jo\ndate: 2026-11-20\n---\nNumber \(number)\n")
        }
        try workspace.build()
        let page = try workspace.text("items/oak-desk/index.html")
        for (path, count) in [("items/oak-desk/comments.xml", 100), ("comments/atom.xml", 120)] {
            let feed = try workspace.text(path)
            let anchors = feed.matches(of: ##//items/oak-desk/#(comment-c-[0-9]+)"/##).map { String($0.1) }
            #expect(try PublishedFeed(workspace.published(path)).entries.count == count)
            #expect(Set(anchors).count == 100 && Set(anchors).allSatisfy { page.contains("id=\"\($0)\"") })
        }
    }

    @Test func aLinkToTheForgeHasAllFilledIn() {
        func link(_ template: String, _ sort: NewFileLink.Sort) -> String {
            String(writing: { NewFileLink(template, contentPath: "content/").append(sort, to: &$0) })
        }
        #expect(
            link("https://github.example/a/b/new/main/{path}", .like(of: "oak-desk"))
                == "https://github.example/a/b/new/main/content/reactions/oak-desk?filename=your-name.yaml"
                + "&value=like%3A%20yes%0Aon%3A%20year-month-day%0A")
        #expect(
            link("https://gitlab.example/a/b/-/new/main/{path}", .like(of: "oak-desk"))
                == "https://gitlab.example/a/b/-/new/main/content/reactions/oak-desk?file_name=your-name.yaml")
        #expect(
            link("https://forge.example/new?at={path}", .like(of: "oak-desk")).hasPrefix(
                "https://forge.example/new?at=content/reactions/oak-desk&filename="))
    }

    @Test(arguments: [
        ("comments/oak-dusk/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n", "talked-of"),
        ("comments/quiet-flat/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n", "talked-of"),
        ("comments/oak-desk/a.md", "---\nhandle: mario\ndate: 2026-11-20\n---\nHi\n", "comment-file"),
        ("comments/oak-desk/a.md", "---\nname: Jo\n---\nHi\n", "comment-file"),
        ("comments/oak-desk/a.md", "---\nname: Jo\ndate: 2026-11-24\n---\nHi\n", "comment-file"),
        ("comments/oak-desk/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\n\n", "comment-file"),
        ("comments/oak-desk/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\n![x](front.jpg)\n", "comment-text"),
        ("comments/oak-desk/A B.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n", "file-name"),
        ("comments/oak-desk/a.txt", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n", "misplaced-file"),
        ("reactions/oak-desk/jo.yaml", "like: a lot\n", "yes-no-value"),
        ("reactions/nowhere/jo.yaml", "like: yes\n", "talked-of"),
    ]) func whatIsWrongIsTold(path: String, text: String, rule: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, text)
        #expect(try workspace.check().diagnostics.map(\.rule) == [rule])
    }

    @Test(
        arguments: [
            (
                "comments/oak-desk/year-month-day-your-name.md", "---\nname: Jo Lee\ndate: 2026-11-20\n---\nHi\n",
                "Rename it to comments/oak-desk/2026-11-20-jo-lee.md"
            ),
            (
                "comments/oak-desk/2026-11-20-your-name.md", "---\nhandle: maria\ndate: 2026-11-20\n---\nHi\n",
                "Rename it to comments/oak-desk/2026-11-20-maria.md"
            ),
            ("reactions/oak-desk/your-name.yaml", "like: yes\n", "Rename it to reactions/oak-desk/….yaml"),
            ("comments/oak-desk/a.md", "---\nname: Jo\ndate: year-month-day\n---\nHi\n", "date: 2026-11-21"),
        ]) func whatThePageLeftOpenIsToBeFilledIn(path: String, text: String, fix: String) throws
    {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, text)
        #expect(try workspace.check().diagnostics.map(\.fix) == [fix])
    }

    /// One who empties the folders of listings and people is told of each folder that is left over, and of nothing in it.
    @Test func aFolderOfNoListingIsToldOfOnce() throws {
        let workspace = try Workspace(board: "small")
        for name in ["a", "b"] { try workspace.write("comments/zebra-crossing/\(name).md", "---\nhandle: nobody\ndate: soon\n---\nHi\n") }
        try workspace.write("reactions/zebra-crossing/c.yaml", "like: a lot\n")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["talked-of", "talked-of"])
        #expect(found.map { $0.fix?.split(separator: "/").last } == ["zebra-crossing", "zebra-crossing"], "\(found)")
    }

    /// A hidden street stays hidden, also if the comment comes long after the listing, which is not read again for any other reason.
    @Test(arguments: ["I live at 81 Ramsden Street too.", "Is it *81 Rams*den St?", "<https://maps.example/81-ramsden-street>"])
    func noCommentGivesAHiddenStreetAway(text: String) throws {
        let workspace = try Workspace(board: "small")
        let comment = "---\nname: Jo\ndate: 2026-11-20\n---\n\(text)\n"
        #expect(try workspace.build().reading.diagnostics.isEmpty)
        // Below the listing itself, and below one in the next suburb.
        for listing in ["clifton-flat-2026", "gipps-street-terrace"] {
            try workspace.write("comments/\(listing)/a.md", comment)
            let result = try workspace.build()
            #expect(result.publication == nil && result.reading.diagnostics.map(\.rule) == ["hidden-street"])
            #expect(result.reading.diagnostics.allSatisfy { $0.file == "comments/\(listing)/a.md" })
            try workspace.remove("comments/\(listing)/a.md")
        }
    }

    /// Whatever comes, changes and goes, the site is the one that is made from nothing.
    @Test(arguments: Endurance.depth > 0 ? Endurance.seeds(3) : [1]) func anyEditsLeaveTheSiteThatIsMadeFromNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let workspace = try Self.board()
        try workspace.build()
        for step in 0..<10 {
            let id = ["oak-desk", "clifton-flat-2026", "gipps-street-terrace"].randomElement(using: &random) ?? ""
            let name = Int.random(in: 0..<3, using: &random)
            let comment = "comments/\(id)/c-\(name).md"
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let day = Int.random(in: 10...21, using: &random)
                try workspace.write(comment, "---\nname: Jo \(step)\ndate: 2026-11-\(day)\n---\nSaid in step \(step).\n")
            case 2: try? FileManager.default.removeItem(atPath: workspace.content + "/" + comment)
            case 3: try workspace.write("reactions/\(id)/r-\(name).yaml", "like: \(Bool.random(using: &random) ? "yes" : "no")\n")
            default: try workspace.edit("rentals/quiet-flat.yaml", "title: ", "title: \(step) ")
            }
            usleep(20_000)
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing(), "seed \(seed), step \(step)")
        }
    }
}
