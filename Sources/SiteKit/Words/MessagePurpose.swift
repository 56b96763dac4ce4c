import Facts
import ListingKit
import Matching

extension Message.Purpose {
    /// By what a listing of a kind is to others.
    init(_ match: MatchProfile?, _ kind: Kind) {
        if let facts = match?.facts, facts.role == .request {
            let hasRoom = facts.seats.map { $0 > facts.people } ?? false
            self = facts.seeksHome && hasRoom ? .team : .request
        } else {
            self = kind.price == nil ? .story : .offer
        }
    }
}
