import Bytes

/// Normalizes place names: to a folded form for comparing them, and to slugs.
///
/// Both are made of the same words, so two names with one slug always have one folded form.
enum PlaceName {
    /// The longest name in a table, and the longest text that is looked up, in UTF-8 bytes.
    static let maximumLength = 120
    /// The requirement for names in a table.
    static let rule = "a name is made of Latin letters, digits, spaces and punctuation, in at most \(maximumLength) bytes"
    /// Replaces, in a folded name, a character that no place name has, so that the name equals none in the table.
    static let foreign: UInt8 = 0xFF

    /// Folds a name for comparing: to lower case without accents, apostrophes, spaces, hyphens and dots, and with usual
    /// abbreviations made alike (`St. Kilda` and `Saint Kilda`, `Mt Eliza` and `Mount Eliza`). Text that is longer than
    /// any name is cut, and equals none.
    static func folded(_ text: some StringProtocol) -> [UInt8] {
        let bytes = Array(text.utf8.prefix(maximumLength + 1))
        let kept = min(bytes.count, maximumLength)
        return bytes.withUnsafeBufferPointer { bytes in
            withFolded(bytes[..<kept]) { Array($0) + (bytes.count > kept ? [foreign] : []) }
        }
    }

    /// Makes the slug of a name: `brighton-le-sands`, `oconnor`. Empty if the text has no letter or digit.
    static func slug(_ text: String) -> String { String(writing: { $0.append(slugOf: text) }) }

    /// The words of a name that its folded form is made of.
    static func words(_ text: String) -> [[UInt8]] {
        slug(text).utf8.split(separator: UInt8(ascii: "-")).map { folded(Substring($0)) }
    }

    /// Calls a closure with the folded form of a name of at most ``maximumLength`` bytes.
    static func withFolded<Result>(
        _ name: Slice<UnsafeBufferPointer<UInt8>>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameNormalizer.capacity(for: name.count)) { buffer in
            var words = NameNormalizer(buffer: buffer, separator: nil)
            words.append(name)
            return body(UnsafeBufferPointer(rebasing: buffer[..<words.count]))
        }
    }
}
