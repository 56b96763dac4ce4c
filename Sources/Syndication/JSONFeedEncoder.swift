import Bytes

extension FeedFormat {
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
    public static let json = FeedFormat(
        word: "json", label: "JSON Feed", mediaType: "application/feed+json", fileName: "feed.json", encode: JSONFeedEncoder.encode)
}

/// Writes JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
enum JSONFeedEncoder {
    /// Encodes a feed, each of its items on one line.
    static func encode(_ feed: Feed, _ entries: [FeedEntry]) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: entries.documentCapacity) { json in
            write(feed, to: &json) { json in for entry in entries { write(entry, to: &json) } }
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
    private static func write(_ entry: FeedEntry, to json: inout JSONWriter) {
        json.object { json in
            if let author = entry.author { authors(author, to: &json) }
            // An item must have content of one sort or the other.
            if entry.html.isEmpty { json.member("content_text", entry.summary) } else { json.member("content_html", utf8: entry.html) }
            json.member("date_modified", text: { $0.append(rfc3339: entry.updated) })
            if let published = entry.published { json.member("date_published", text: { $0.append(rfc3339: published) }) }
            json.member("id", entry.id)
            json.member("image", entry.image?.url)
            if !entry.summary.isEmpty { json.member("summary", entry.summary) }
            if !entry.categories.isEmpty { json.member("tags", entry.categories.map(\.label)) }
            json.member("title", entry.title)
            json.member("url", entry.url)
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
