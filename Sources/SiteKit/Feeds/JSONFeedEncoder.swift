import ListingKit

/// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
public enum JSONFeedEncoder: FeedEncoder {
    /// Encodes a feed, each of its items on one line.
    public static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8] { encode(feed, EntryTexts(entries)) }

    static func encode(_ feed: Feed, _ entries: borrowing EntryTexts) -> [UInt8] {
        entries.withView { texts in
            JSONWriter.bytes(reservingCapacity: texts.documentCapacity) { json in
                write(feed, to: &json) { json in for entry in texts.entries { write(entry, texts, to: &json) } }
            }
        }
    }

    private static func write(_ feed: Feed, to json: inout JSONWriter, items: (inout JSONWriter) -> Void) {
        json.object(lines: true) { json in
            authors(feed.author, to: &json)
            if !feed.subtitle.isEmpty { json.member("description", feed.subtitle) }
            json.member("feed_url", feed.links.json)
            json.member("home_page_url", feed.homePage)
            if let hub = feed.hub {
                json.array("hubs") { json in
                    json.object {
                        $0.member("type", "WebSub")
                        $0.member("url", hub)
                    }
                }
            }
            json.member("icon", feed.icon)
            json.array("items", lines: true) { items(&$0) }
            json.member("language", feed.language)
            json.member("next_url", feed.related.first { $0.relation == "next" && !$0.isAtomOnly }?.links.json)
            json.member("title", feed.title)
            json.member("version", "https://jsonfeed.org/version/1.1")
        }
    }

    /// Writes an item.
    private static func write(_ entry: EntryTexts.Entry, _ texts: EntryTexts.View, to json: inout JSONWriter) {
        let summary = texts.text(entry.summary)
        json.object { json in
            if let author = entry.author {
                json.array("authors") { json in
                    json.object { json in
                        json.member("name", validUTF8: texts.text(author))
                        if let url = entry.authorURL { json.member("url", validUTF8: texts.text(url)) }
                    }
                }
            }
            let html = texts.html(entry)
            // An item must have content of one sort or the other.
            if html.isEmpty { json.member("content_text", validUTF8: summary) } else { json.member("content_html", validUTF8: html) }
            json.member("date_modified", validUTF8: texts.text(entry.dates.updatedRFC3339))
            if let published = entry.dates.published { json.member("date_published", validUTF8: texts.text(published.rfc3339)) }
            json.member("id", validUTF8: texts.text(entry.id))
            if let image = entry.image { json.member("image", validUTF8: texts.text(image.url)) }
            if !summary.isEmpty { json.member("summary", validUTF8: summary) }
            if !entry.categories.isEmpty {
                json.array("tags") { json in
                    for category in texts.categories(entry) { json.value(validUTF8: texts.text(category.label)) }
                }
            }
            json.member("title", validUTF8: texts.text(entry.title))
            json.member("url", validUTF8: texts.text(entry.url))
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
