import ListingKit

/// An entry as it stands in feeds of each format. It is the same in all feeds of a board.
///
/// What both formats of XML hold as the text of an element, the content, is most of the entry and kept once.
final class EncodedEntry: Sendable {
    /// The content, then the entry of each format.
    private let bytes: [UInt8]
    private let content: Range<Int>
    private let atom: XML
    private let rss: XML
    private let json: Range<Int>

    /// The entry of a format of XML.
    private struct XML {
        /// What stands before the content.
        let head: Range<Int>
        /// What stands behind it.
        let tail: Range<Int>

        init(_ range: Range<Int>, contentPlace: Int) {
            head = range.lowerBound..<range.lowerBound + contentPlace
            tail = range.lowerBound + contentPlace..<range.upperBound
        }
    }

    /// The entry whose parts an encoder wrote; those of formats in which nobody wants it are empty.
    fileprivate init(
        content: UnsafeBufferPointer<UInt8>, atom: UnsafeBufferPointer<UInt8>, atomPlace: Int, rss: UnsafeBufferPointer<UInt8>,
        rssPlace: Int, json: UnsafeBufferPointer<UInt8>
    ) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count + atom.count + rss.count + json.count)
        func add(_ part: UnsafeBufferPointer<UInt8>) -> Range<Int> {
            bytes.append(contentsOf: part)
            return bytes.count - part.count..<bytes.count
        }
        self.content = add(content)
        self.atom = XML(add(atom), contentPlace: atomPlace)
        self.rss = XML(add(rss), contentPlace: rssPlace)
        self.json = add(json)
        self.bytes = bytes
    }

    /// How many bytes it takes.
    var size: Int { bytes.count }

    /// How many it has in a format.
    func count(in format: FeedFormat) -> Int {
        switch format {
        case .atom: atom.head.count + content.count + atom.tail.count
        case .rss: rss.head.count + content.count + rss.tail.count
        case .json: json.count
        }
    }

    /// Appends it as it stands in feeds of a format.
    func append(_ format: FeedFormat, to out: inout ByteBuffer) {
        bytes.withUnsafeBufferPointer { bytes in
            func append(_ range: Range<Int>) { out.append(UnsafeBufferPointer(rebasing: bytes[range])) }
            func append(_ xml: XML) {
                append(xml.head)
                append(content)
                append(xml.tail)
            }
            switch format {
            case .atom: append(atom)
            case .rss: append(rss)
            case .json: append(json)
            }
        }
    }
}

/// Encodes one entry after the other, in memory that is used again.
struct EntryEncoder: ~Copyable {
    private var texts = EntryTexts(reservingCapacity: 2)
    private var atom = AtomEncoder.fragment()
    private var rss = RSSEncoder.fragment()
    private var json = JSONWriter(reservingCapacity: 1 << 13)
    private let formats: [FeedFormat]

    /// An encoder for those formats.
    init(_ formats: [FeedFormat]) {
        self.formats = formats
    }

    /// Encodes the entry that `add` adds.
    mutating func entry(_ add: (inout EntryTexts) -> Void) -> EncodedEntry {
        texts.startOver()
        add(&texts)
        return EntryEncoder.entry(texts, formats, &atom, &rss, &json)
    }

    private static func entry(
        _ texts: borrowing EntryTexts, _ formats: [FeedFormat], _ atom: inout XMLFragment, _ rss: inout XMLFragment,
        _ json: inout JSONWriter
    ) -> EncodedEntry {
        atom.startOver()
        rss.startOver()
        json.startOver()
        return texts.withView { view in
            var (atomPlace, rssPlace) = (0, 0)
            for format in formats {
                switch format {
                case .atom: atomPlace = AtomEncoder.writeFirst(view, to: &atom)
                case .rss: rssPlace = RSSEncoder.writeFirst(view, to: &rss)
                case .json: JSONFeedEncoder.writeFirst(view, to: &json)
                }
            }
            return atom.withBytes { atom in
                rss.withBytes { rss in
                    json.withBytes { json in
                        EncodedEntry(
                            content: view.firstContent, atom: atom, atomPlace: atomPlace, rss: rss, rssPlace: rssPlace, json: json)
                    }
                }
            }
        }
    }
}
