import ListingKit

/// The entries of a feed as its encoders take them: their texts as bytes, side by side, and their HTML escaped once for both XML formats.
///
/// There are entries by the ten thousand, each in several feeds and formats. Their texts are written here without making a string of any.
struct EntryTexts: ~Copyable {
    /// Where a text lies.
    struct Piece {
        fileprivate let start: Int
        fileprivate let count: Int

        var isEmpty: Bool { count == 0 }
    }

    /// An entry; see ``FeedEntry``.
    struct Entry {
        let id: Piece
        let title: Piece
        let url: Piece
        let dates: Dates
        /// Nil if the feed's author is the entry's too.
        let author: Piece?
        let authorURL: Piece?
        let summary: Piece
        let categories: Range<Int>
        let image: Image?
        /// Where it is, as GeoRSS has it: latitude and longitude.
        let point: Piece?
        /// Among the contents.
        let html: Piece
        /// Among the escaped contents.
        let escaped: Piece
    }

    /// When an entry first appeared and last changed, as the formats have it.
    struct Dates {
        /// Nil where it is the time of the last change.
        let published: Published?
        let updatedRFC3339: Piece

        /// When an entry first appeared.
        struct Published {
            let rfc3339: Piece
            let rfc822: Piece
        }
    }

    /// What an entry is filed under; see ``FeedCategory``.
    struct Category {
        let term: Piece
        let label: Piece
    }

    /// The picture of an entry; see ``FeedImage``.
    struct Image {
        let url: Piece
        let mediaType: Piece
        let byteCount: Int
        let width: Int
        let height: Int
    }

    /// Plain texts.
    var texts: ByteBuffer
    /// The HTML of all entries.
    var contents: ByteBuffer
    /// The same as the text of XML elements.
    private var escaped: ByteBuffer
    private var entries: [Entry] = []
    private var categories: [Category] = []

    /// No entry yet, and room for that many of usual size.
    init(reservingCapacity count: Int) {
        texts = ByteBuffer(capacity: count * 1_024)
        contents = ByteBuffer(capacity: count * 3_072)
        escaped = ByteBuffer(capacity: count * 3_584)
        entries.reserveCapacity(count)
        categories.reserveCapacity(count * 6)
    }

    /// The place of a plain text that `write` writes.
    @inline(__always)
    mutating func piece(_ write: (inout ByteBuffer) -> Void) -> Piece {
        let start = texts.count
        write(&texts)
        return piece(from: start)
    }

    /// The place of a plain text.
    mutating func piece(_ text: String) -> Piece { piece { $0.append(text: text) } }

    /// The place of what was written last of plain texts.
    func piece(from start: Int) -> Piece { Piece(start: start, count: texts.count - start) }

    /// The places of the dates of an entry.
    mutating func dates(published: Timestamp, updated: Timestamp) -> Dates {
        let rfc3339 = piece { $0.append(rfc3339: published) }
        return Dates(
            published: Dates.Published(rfc3339: rfc3339, rfc822: piece { $0.append(rfc822: published) }),
            updatedRFC3339: updated == published ? rfc3339 : piece { $0.append(rfc3339: updated) })
    }

    /// The place of the date of an entry that never changes, for Atom.
    mutating func date(_ instant: Timestamp) -> Dates { Dates(published: nil, updatedRFC3339: piece { $0.append(rfc3339: instant) }) }

    /// Files the next entry under a category more.
    mutating func add(_ category: Category) { categories.append(category) }

    /// How many categories there are: where those of the next entry begin.
    var categoryCount: Int { categories.count }

    /// Appends a plain text that was written already to the contents, as HTML.
    mutating func appendHTML(_ piece: Piece) {
        contents.append(texts, from: piece.start, count: piece.count, escaping: HTMLText.Escaped.self)
    }

    /// Appends to the contents what `write` writes, as HTML.
    @inline(__always)
    mutating func appendHTML(_ write: (inout ByteBuffer) -> Void) {
        let start = texts.count
        write(&texts)
        appendHTML(piece(from: start))
        texts.truncate(to: start)
    }

    /// Adds an entry whose contents begin at `start` and end where they were written last; `make` gets the places of both their forms.
    @inline(__always)
    mutating func add(contentsFrom start: Int, _ make: (_ html: Piece, _ escaped: Piece) -> Entry) {
        let html = Piece(start: start, count: contents.count - start)
        let escapedStart = escaped.count
        escaped.append(contents, from: html.start, count: html.count, escaping: XMLText.Content.self)
        entries.append(make(html, Piece(start: escapedStart, count: escaped.count - escapedStart)))
    }

    /// The entries to be read, as long as `body` runs.
    func withView<Result>(_ body: (View) throws -> Result) rethrows -> Result {
        try texts.withBytes { texts in
            try contents.withBytes { contents in
                try escaped.withBytes { escaped in
                    try body(View(entries: entries, texts: texts, contents: contents, escaped: escaped, all: categories))
                }
            }
        }
    }

    /// The entries as encoders read them.
    struct View {
        let entries: [Entry]
        fileprivate let texts: UnsafeBufferPointer<UInt8>
        fileprivate let contents: UnsafeBufferPointer<UInt8>
        fileprivate let escaped: UnsafeBufferPointer<UInt8>
        fileprivate let all: [Category]

        /// About the size of a feed of these entries: their contents, and room for the rest.
        var documentCapacity: Int { 2_048 + escaped.count + texts.count * 2 + entries.count * 800 }

        /// A plain text.
        func text(_ piece: Piece) -> UnsafeBufferPointer<UInt8> { EntryTexts.slice(piece, of: texts) }
        /// The HTML of an entry.
        func html(_ entry: Entry) -> UnsafeBufferPointer<UInt8> { EntryTexts.slice(entry.html, of: contents) }
        /// The HTML of an entry as the text of an XML element.
        func escaped(_ entry: Entry) -> UnsafeBufferPointer<UInt8> { EntryTexts.slice(entry.escaped, of: escaped) }
        /// What an entry is filed under.
        func categories(_ entry: Entry) -> ArraySlice<Category> { all[entry.categories] }
    }

    @inline(__always)
    private static func slice(_ piece: Piece, of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[piece.start..<(piece.start + piece.count)])
    }
}

extension EntryTexts {
    /// The same entries, given with strings.
    init(_ entries: [FeedEntry]) {
        self.init(reservingCapacity: entries.count)
        for entry in entries { add(entry) }
    }

    private mutating func add(_ entry: FeedEntry) {
        let start = contents.count
        contents.append(entry.content.html)
        let firstCategory = categoryCount
        for category in entry.categories { add(Category(term: piece(category.term), label: piece(category.label))) }
        let point = entry.point.map { point in piece { $0.append(point) } }
        let image = entry.image.map { image in
            Image(
                url: piece(image.url), mediaType: piece(image.mediaType), byteCount: image.byteCount, width: image.width,
                height: image.height)
        }
        let id = piece(entry.id)
        let title = piece(entry.title)
        let url = piece(entry.url)
        let author = piece(entry.author.name)
        let authorURL = entry.author.url.map { piece($0) }
        let summary = piece(entry.summary)
        let dates = dates(published: entry.published, updated: entry.updated)
        let categories = firstCategory..<categoryCount
        add(contentsFrom: start) { html, escaped in
            Entry(
                id: id, title: title, url: url, dates: dates, author: author, authorURL: authorURL, summary: summary,
                categories: categories, image: image, point: point, html: html, escaped: escaped)
        }
    }
}
