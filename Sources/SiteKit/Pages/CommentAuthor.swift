import ListingKit

/// What the author of a comment is called, and where there is more about them.
struct CommentAuthor {
    let name: String
    /// The page of somebody who has one.
    let route: Route?

    /// The author of a comment on a listing. Whoever looks for something answers under the name that their request has.
    init(_ author: Comment.Author, on item: SiteListing, _ context: SiteContext) {
        switch author {
        case .name(let name): (self.name, route) = (name, nil)
        case .person(let handle):
            let person = context.persons[handle]?.value
            name = person.map { handle == item.listing.owner ? item.name(of: $0) : $0.name } ?? handle
            route = person.flatMap { $0.hasPage ? .person($0) : nil }
        }
    }
}
