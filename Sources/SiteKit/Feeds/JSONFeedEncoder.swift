import ListingKit

/// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
public enum JSONFeedEncoder: FeedEncoder {
    /// Encodes an item.
    public static func entry(_ entry: FeedEntry) -> EncodedEntry<JSONFeedEncoder> {
        var json = JSONWriter(reservingCapacity: entry.encodedCapacity)
        let dates = entry.dates
        json.object { json in
            authors([entry.author], to: &json)
            if entry.content.html.isEmpty {
                // An item must have content of one sort or the other.
                json.member("content_text", entry.summary)
            } else {
                json.name("content_html")
                entry.content.html.withUnsafeBufferPointer { html in json.value(validUTF8: html) }
            }
            json.member("date_modified", dates.updated)
            json.member("date_published", dates.published)
            json.member("id", entry.id)
            json.member("image", entry.image?.url)
            if !entry.summary.isEmpty { json.member("summary", entry.summary) }
            if !entry.categories.isEmpty { json.member("tags", entry.categories.map(\.label)) }
            json.member("title", entry.title)
            json.member("url", entry.url)
        }
        return EncodedEntry(bytes: json.bytes)
    }

    /// Encodes a feed, each of its items on one line.
    public static func encode(_ feed: Feed, encoded entries: [EncodedEntry<JSONFeedEncoder>]) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: entries.documentCapacity()) { json in
            json.object(lines: true) {
                authors([feed.author], to: &$0)
                if !feed.subtitle.isEmpty { $0.member("description", feed.subtitle) }
                $0.member("feed_url", feed.links.json)
                $0.member("home_page_url", feed.homePage)
                $0.member("icon", feed.icon)
                $0.array("items", lines: true) { for entry in entries { $0.encoded(entry.bytes) } }
                $0.member("language", feed.language)
                $0.member("title", feed.title)
                $0.member("version", "https://jsonfeed.org/version/1.1")
            }
        }
    }

    private static func authors(_ authors: [FeedAuthor], to json: inout JSONWriter) {
        json.array("authors") { json in
            for author in authors {
                json.object {
                    $0.member("name", author.name)
                    $0.member("url", author.url)
                }
            }
        }
    }
}
