import Bytes

/// The spelling of place names: one form for comparing them and one for addresses of pages.
///
/// Both take a name apart into the same words, so two names with one slug always have one folded form.
enum PlaceName {
    /// The longest name that a table may hold, and the longest text that is looked up, in UTF-8 bytes.
    static let longest = 120
    /// What a table's name must be.
    static let rule = "a name is made of Latin letters, digits, spaces and punctuation, in at most \(longest) bytes"
    /// Stands in a folded name for a character that no place name has, so that the name equals none of the table.
    static let foreign: UInt8 = 0xFF

    /// A name for comparing: lower case without accents, apostrophes, spaces, hyphens and dots, with usual abbreviations made alike
    /// (`St. Kilda` and `Saint Kilda`, `Mt Eliza` and `Mount Eliza`). A text that is longer than any name is cut, and equals none.
    static func folded(_ text: some StringProtocol) -> [UInt8] {
        let bytes = Array(text.utf8.prefix(longest + 1))
        let kept = min(bytes.count, longest)
        return bytes.withUnsafeBufferPointer { bytes in
            withFolded(bytes[..<kept]) { Array($0) + (bytes.count > kept ? [foreign] : []) }
        }
    }

    /// A name for addresses of pages: `brighton-le-sands`, `oconnor`. Empty if the text has no letter or digit.
    static func slug(_ text: String) -> String {
        var slug = ByteBuffer(capacity: 64)
        slug.append(slugOf: text)
        return slug.text
    }

    /// Calls a closure with the folded form of a name of at most ``longest`` bytes.
    static func withFolded<Result>(
        _ name: Slice<UnsafeBufferPointer<UInt8>>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameWords.capacity(for: name.count)) { buffer in
            var words = NameWords(buffer: buffer, separator: nil)
            words.append(name)
            return body(UnsafeBufferPointer(rebasing: buffer[..<words.count]))
        }
    }
}
