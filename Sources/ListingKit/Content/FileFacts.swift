import Bytes
import Findings

/// What kind of file it is, by its first lines.
struct FileFacts {
    /// Whether it starts with a line of three hyphens.
    let hasFrontMatter: Bool
    /// The keys at the start of its lines.
    let keys: Set<String>

    /// No more lines than this are looked at.
    private static let lineLimit = 60

    /// The facts at the start of a text.
    init(_ bytes: ArraySlice<UInt8>) {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
        var keys: Set<String> = []
        var isFenced = false
        for (index, line) in zip(0..<FileFacts.lineLimit, LineScanner(bytes)) {
            let text = bytes[line.content]
            let isFence = FrontMatter.isFence(text)
            if index == 0 { isFenced = isFence } else if isFenced, isFence { break }
            let key = text.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
            if !key.isEmpty, text.dropFirst(key.count).first == UInt8(ascii: ":") { keys.insert(String(decoding: key, as: UTF8.self)) }
        }
        hasFrontMatter = isFenced && !keys.isEmpty
        self.keys = keys
    }

    /// Whether it may be a file of facts alone.
    var isYAML: Bool { !hasFrontMatter && !keys.isEmpty }

    /// Whether it is a listing: front matter, or facts that only listings have.
    var isListing: Bool { hasFrontMatter || hasListing }

    /// Whether it has facts that only listings have.
    var hasListing: Bool { keys.isSuperset(of: ["title", "owner"]) || keys.isSuperset(of: ["title", "address"]) }
}
