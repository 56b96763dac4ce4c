import Bytes

extension FeedFormat {
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
    public static let json = FeedFormat(
        word: "json", label: "JSON Feed", mediaType: "application/feed+json", fileName: "feed.json",
        changesFileName: "changes.json", encode: JSONFeedEncoder.encode)
}

/// Writes JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
enum JSONFeedEncoder {
    /// Encodes a feed, each of its items on one line.
    static func encode(_ feed: Feed, _ entries: FeedEntries) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: entries.size + 2_048) { json in
            write(feed, to: &json) { json in entries.forEach { write($0, to: &json) } }
        }
    }

    private static func write(_ feed: Feed, to json: inout JSONWriter, items: (inout JSONWriter) -> Void) {
        json.object(lines: true) { json in
            authors(feed.author, to: &json)
            if !feed.subtitle.isEmpty { json.member("description", feed.subtitle) }
            json.member("feed_url", feed.url)
            json.member("home_page_url", feed.homePage)
            if let hub = feed.hub {
                json.array("hubs") { json in
                    json.object {
                        $0.member("type", "WebSub")
                        $0.member("url", hub)
                    }
                }
            }
            json.array("items", lines: true) { items(&$0) }
            json.member("language", feed.language)
            json.member("title", feed.title)
            json.member("version", "https://jsonfeed.org/version/1.1")
        }
    }

    /// Writes an item.
    private static func write(_ entry: borrowing FeedEntry, to json: inout JSONWriter) {
        func member(_ name: String, _ text: FeedEntry.Text, _ json: inout JSONWriter) {
            json.name(name)
            entry.withBytes(text) { json.value(validUTF8: $0) }
        }
        json.object { json in
            if let author = entry.author {
                json.array("authors") { json in
                    json.object { json in
                        member("name", author.name, &json)
                        if let url = author.url { member("url", url, &json) }
                    }
                }
            }
            // An item must have content of one sort or the other.
            if entry.html.isEmpty { member("content_text", entry.summary, &json) } else { member("content_html", entry.html, &json) }
            json.member("date_modified", text: { $0.append(rfc3339: entry.updated) })
            json.member("date_published", text: { $0.append(rfc3339: entry.appeared) })
            member("id", entry.id, &json)
            if let image = entry.image { member("image", image.url, &json) }
            // Without HTML it is the content.
            if entry.hasSummaryAndContent { member("summary", entry.summary, &json) }
            if !entry.categories.isEmpty {
                json.array("tags") { json in
                    for category in entry.categories { entry.withBytes(category.label) { json.value(validUTF8: $0) } }
                }
            }
            member("title", entry.title, &json)
            member("url", entry.url, &json)
        }
    }

    private static func authors(_ author: FeedAuthor, to json: inout JSONWriter) {
        json.array("authors") { json in
            json.object {
                $0.member("name", author.name)
                $0.member("url", author.url)
            }
        }
    }
}
