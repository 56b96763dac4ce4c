/// Media RSS (https://www.rssboard.org/media-rss): how Atom and RSS entries name their picture, with its size, for readers that show one
/// in their list. An enclosure would be taken for a download.
enum MediaRSS {
    static let namespace = XMLNamespace("http://search.yahoo.com/mrss/", prefix: "media")

    /// Writes the picture as `media:content`.
    static func write(_ image: FeedImage, to xml: XMLWriter) throws {
        try xml.element("media:content") {
            try xml.attribute("url", image.url)
            try xml.attribute("fileSize", String(image.byteCount))
            try xml.attribute("type", image.mediaType)
            try xml.attribute("medium", "image")
            try xml.attribute("width", String(image.width))
            try xml.attribute("height", String(image.height))
        }
    }
}
