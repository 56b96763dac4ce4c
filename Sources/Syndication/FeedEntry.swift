import Bytes
import Places
import Values

/// One entry of a feed in no particular format.
///
/// Entries come by the hundred thousand, so all texts of one lie in the same memory, which the next entry takes over.
public struct FeedEntry: ~Copyable {
    /// Where a text of an entry lies.
    public struct Text: Sendable {
        fileprivate let start, count: Int

        /// Whether it has nothing in it.
        public var isEmpty: Bool { count == 0 }

        /// A text with nothing in it.
        public static let none = Text(start: 0, count: 0)
    }

    /// Its permanent `tag:` URI: what readers know it by, so it must never change.
    public var id = Text.none
    /// Its title, plain text.
    public var title = Text.none
    /// The absolute URL of its page.
    public var url = Text.none
    /// The absolute URL of an Atom feed of what people say about it; nil for none.
    public var replies: Text?
    /// When it first appeared; nil for one that never changes, which `updated` tells.
    public var published: Timestamp?
    /// When it last changed in a way that a reader should notice.
    public var updated = Timestamp(seconds: 0)
    /// Whose it is, with the absolute URL of a page about them; nil if it is the feed's author's.
    public var author: (name: Text, url: Text?)?
    /// What it is about, in a sentence or two of plain text; empty if the content says it.
    public var summary = Text.none
    /// All of it as HTML: valid UTF-8, safe, and every link in it absolute.
    public var html = Text.none
    /// What it is filed under, in the order to be shown: for programs, such as `collingwood-3066`, and for people.
    public var categories: [(term: Text, label: Text)] = []
    /// Its leading picture; nil if it has none.
    public var image: FeedImage?
    /// Where the thing is; nil if that is unknown or not to be told.
    public var point: Coordinate?

    var texts = ByteBuffer(capacity: 4 << 10)

    /// An entry of which nothing is known yet.
    init() {}

    /// Makes a text of what `write` appends.
    public mutating func text(_ write: (inout ByteBuffer) -> Void) -> Text {
        let start = texts.count
        write(&texts)
        return Text(start: start, count: texts.count - start)
    }

    /// Takes a text as it is.
    public mutating func text(_ text: String) -> Text { self.text { $0.append(text: text) } }

    /// Passes a text to `body`.
    func withBytes<Result>(_ text: Text, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        texts.withBytes { body(UnsafeBufferPointer(rebasing: $0[text.start..<text.start + text.count])) }
    }

    /// Forgets everything but the memory.
    fileprivate mutating func removeAll() {
        texts.truncate(to: 0)
        (id, title, url, summary, html) = (.none, .none, .none, .none, .none)
        (replies, published, author, image, point) = (nil, nil, nil, nil, nil)
        categories.removeAll(keepingCapacity: true)
    }
}

/// A picture that goes with an entry.
public struct FeedImage {
    /// Its absolute URL.
    public var url: FeedEntry.Text
    /// Its media type, such as `image/jpeg`.
    public var mediaType: String
    /// The size of its file in bytes.
    public var byteCount: Int
    /// Its width and height in pixels.
    public var size: (width: Int, height: Int)

    /// A picture; see the properties.
    public init(url: FeedEntry.Text, mediaType: String, byteCount: Int, size: (width: Int, height: Int)) {
        self.url = url
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.size = size
    }
}

/// The entries of a feed, each made when it is written.
public struct FeedEntries {
    /// How many there are.
    public let count: Int
    /// About how many bytes they take in a document.
    let size: Int
    private let write: (Int, inout FeedEntry) -> Void

    /// So many entries, which take about `size` bytes; `write` fills in an entry, of which nothing is known yet.
    public init(_ count: Int, size: Int, _ write: @escaping (_ index: Int, _ entry: inout FeedEntry) -> Void) {
        self.count = count
        self.size = size
        self.write = write
    }

    /// Passes each entry to `body`, in their order.
    func forEach(_ body: (borrowing FeedEntry) -> Void) {
        var entry = FeedEntry()
        for index in 0..<count {
            entry.removeAll()
            write(index, &entry)
            body(entry)
        }
    }
}
