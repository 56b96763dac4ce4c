import ListingKit

/// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
public enum JSONFeedEncoder: FeedEncoder {
    /// Encodes a feed, each of its items on one line.
    public static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: entries.documentCapacity) { json in
            json.object(lines: true) { json in
                authors(feed.author, to: &json)
                if !feed.subtitle.isEmpty { json.member("description", feed.subtitle) }
                json.member("feed_url", feed.links.json)
                json.member("home_page_url", feed.homePage)
                json.member("icon", feed.icon)
                json.array("items", lines: true) { json in for entry in entries { write(entry, to: &json) } }
                json.member("language", feed.language)
                json.member("title", feed.title)
                json.member("version", "https://jsonfeed.org/version/1.1")
            }
        }
    }

    /// Writes an item.
    private static func write(_ entry: FeedEntry, to json: inout JSONWriter) {
        json.object { json in
            authors(entry.author, to: &json)
            if entry.content.html.isEmpty {
                // An item must have content of one sort or the other.
                json.member("content_text", entry.summary)
            } else {
                json.name("content_html")
                entry.content.html.withUnsafeBufferPointer { html in json.value(validUTF8: html) }
            }
            json.member("date_modified", rfc3339: entry.updated)
            json.member("date_published", rfc3339: entry.published)
            json.member("id", entry.id)
            json.member("image", entry.image?.url)
            if !entry.summary.isEmpty { json.member("summary", entry.summary) }
            if !entry.categories.isEmpty {
                json.array("tags") { json in for category in entry.categories { json.value(category.label) } }
            }
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
