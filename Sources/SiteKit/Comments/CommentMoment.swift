import ListingKit
import Rules

/// When comments were written: files give a day, and readers of feeds need an instant. It depends on no other comment, so that it stays
/// what it is whatever is said or taken away.
extension Comment {
    /// When it was written about the listing of that id.
    func moment(on id: String) -> Moment { Moment(day, listing: "\(id)/\(name)".stableHash) }
}

extension ListingTalk {
    /// When the last of the comments was written that are not shown any more, about the listing of that id.
    func lastHidden(on id: String) -> Moment? {
        hidden.compactMap { comment in comment.day.map { Moment($0, listing: "\(id)/\(comment.name)".stableHash) } }.max()
    }
}
