import ListingKit

/// What the author of a comment is called, and where there is more about them.
struct CommentAuthor {
    let name: String
    /// The page of somebody who has one.
    let route: Route?

    init(_ author: Comment.Author, _ context: SiteContext) {
        switch author {
        case .name(let name): (self.name, route) = (name, nil)
        case .person(let handle):
            let person = context.persons[handle]?.value
            name = person?.name ?? handle
            route = person.map { .person($0) }
        }
    }
}
