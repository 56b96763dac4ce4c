import TestSupport
import Testing

/// How pages tell people to follow what they show.
@Suite struct FollowPageTests {
    private static let readers = [
        "Feedly": "https://feedly.com/i/subscription/feed%2F", "Inoreader": "https://www.inoreader.com/?add_feed=",
        "NewsBlur": "https://www.newsblur.com/?url=", "The Old Reader": "https://theoldreader.com/feeds/subscribe?url=",
    ]

    @Test(arguments: [
        ("suburbs/vic/collingwood-3066/", "Collingwood 3066"), ("rentals/", "Homes to rent"), ("people/tom/", "Tom O&#39;Neil"),
        ("tags/near-trams/", "listings tagged “near trams”"), ("follow/", "In a feed reader"),
    ])
    func everyReaderOpensBothFeeds(folder: String, name: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.writeTagged(["near trams"])
        try workspace.build()
        let page = try workspace.text(folder + "index.html")
        #expect(page.contains("<h2 id=follow-title>\(folder == "follow/" ? "" : "Follow ")\(name)</h2>"))
        let scope = (folder == "follow/" ? "" : folder).replacing("/", with: "%2F")
        for (reader, opens) in Self.readers {
            for feed in ["atom.xml", "changes.xml"] {
                let link = "<a href=\"\(opens)https%3A%2F%2Fsmall.example%2F\(scope)\(feed)\""
                #expect(page.contains("\(link) rel=nofollow>\(reader)</a>"), "\(reader), \(feed)")
            }
        }
    }

    @Test func newcomersAreToldWhereToGetAReader() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let page = try workspace.text("follow/index.html")
        for (reader, opens) in Self.readers {
            let home = opens.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)[2].prefix { $0 != "/" }
            #expect(page.contains("<a href=\"https://\(home)/\" rel=\"nofollow noopener\">\(reader)</a>"))
        }
        #expect(try workspace.text("index.html").contains("<li><a href=\"/follow/\">Follow</a>"))
        #expect(page.contains("<li><a href=\"/follow/\" aria-current=true>Follow</a>"))
    }
}
