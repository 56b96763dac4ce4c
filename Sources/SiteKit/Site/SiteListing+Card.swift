import Bytes
import Facts
import ListingKit
import Values

/// What cards say in words, in lists and in the search index alike.
extension SiteListing {
    /// The icon of the fact that says what sort of place it is: on a card the first of them stands before the suburb, so that the others fit
    /// on one line.
    private static let typeIcon = "home"

    /// Visits the facts of the card with their icons: numbers apart from what they count, which goes without saying beside some icons. The one
    /// that says what sort of place it is comes whole.
    func visitCardFacts(
        _ body: (_ icon: String, _ isType: Bool, _ text: UnsafeBufferPointer<UInt8>, _ unit: UnsafeBufferPointer<UInt8>?) -> Void
    ) {
        var words = ByteBuffer(capacity: 64)
        var hasType = false
        visitHighlights { icon, write in
            words.truncate(to: 0)
            guard write(&words) else { return }
            let isType = icon == SiteListing.typeIcon && !hasType
            hasType = hasType || isType
            words.withBytes { bytes in
                let isNumber = bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
                let end = isNumber && !isType ? bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count : bytes.count
                let unit = end < bytes.count ? UnsafeBufferPointer(rebasing: bytes[(end + 1)...]) : nil
                body(icon, isType, UnsafeBufferPointer(rebasing: bytes[..<end]), unit)
            }
        }
    }

    /// From when it can be had: `Available 20 Dec`, or `Available now`; nil if it does not say, or is gone.
    func availableWords(today: Day) -> String? {
        guard isListed, let field = kind.field(Kind.start), case .date(let day)? = listing.value(of: field.id) else { return nil }
        return words.start(field.label, day, today: today)
    }

    /// When it was posted, where lists show the beginning of texts; nil elsewhere.
    func postedWords(today: Day) -> String? {
        kind.uses.texts == .excerpt ? words.posted(listing.listed, today: today) : nil
    }
}

extension ListingTalk {
    /// `2 comments`; nil if there are none.
    func commentsText(_ words: Words) -> String? { comments.isEmpty ? nil : words.comments(comments.count) }

    /// `3 likes`; nil if there are none.
    func likesText(_ words: Words) -> String? { likes > 0 ? words.likeCount(likes) : nil }
}
