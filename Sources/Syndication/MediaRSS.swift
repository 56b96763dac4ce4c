import Bytes

/// Media RSS (https://www.rssboard.org/media-rss): how Atom and RSS entries name their picture, with its size, for readers that show one
/// in their list. An enclosure would be taken for a download.
enum MediaRSS {
    static let namespace = XMLNamespace("http://search.yahoo.com/mrss/", prefix: "media")

    /// Writes the picture as `media:content`.
    static func write(_ image: FeedImage, of entry: borrowing FeedEntry, to xml: inout XMLWriter) {
        xml.element("media:content") {
            $0.attribute("url", image.url, of: entry)
            $0.attribute("fileSize", image.byteCount)
            $0.attribute("type", image.mediaType)
            $0.attribute("medium", "image")
            $0.attribute("width", image.size.width)
            $0.attribute("height", image.size.height)
        }
    }
}
