import CommonMark
import Rules

/// The words by which a search finds a listing. One can read listing after listing, in the same memory.
public struct ListingWords: Sendable {
    /// The words of the title, of the street if that may be published, of tags and of short facts, by which it is found before others.
    public private(set) var leading = WordSet()
    /// The other words of its text.
    public private(set) var other = WordSet()

    /// No words.
    public init() {}

    /// Takes the words of a listing instead of those that are here.
    public mutating func read(_ listing: Listing) {
        leading.removeAll()
        other.removeAll()
        leading.insert(listing.title)
        listing.forEachWordOfPublicStreet { leading.insert($0) }
        for tag in listing.tags { leading.insert(tag) }
        for case .some(let value) in listing.values {
            switch value {
            case .text(let text), .choice(let text): leading.insert(text)
            case .choices(let texts): for text in texts { leading.insert(text) }
            default: continue
            }
        }
        other.insert(listing.description, except: leading)
        for case .prose(let text)? in listing.values { other.insert(text, except: leading) }
    }
}

extension Listing {
    /// Whether all of some words are found in it.
    func holds(words wanted: [[UInt8]]) -> Bool {
        var words = ListingWords()
        words.read(self)
        return wanted.allSatisfy { words.leading.holds($0) || words.other.holds($0) }
    }

    /// The words of the name of the street without numbers and sorts of streets, which many addresses share; none if nobody may know it.
    fileprivate func forEachWordOfPublicStreet(_ body: (String) -> Void) {
        guard let street = place?.publicStreet else { return }
        // Unicode's tables are slow, and nearly all streets are in ASCII.
        let words =
            street.utf8.allSatisfy { $0 < 0x80 }
            ? street.utf8.split { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "'") }.map { Substring($0) }
            : street.split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
        for word in words {
            let plain = word.lowercased()
            guard !plain.contains(where: \.isNumber), !StreetWord.types.contains(plain), !StreetWord.parts.contains(plain) else { continue }
            body(String(word))
        }
    }
}
