import Findings
import ListingKit
import SiteKit
import Values

/// A comment that came.
struct SeenComment {
    private let comment: Comment

    init(_ comment: Comment) { self.comment = comment }

    /// What people read of it, a line each.
    var lines: [String] {
        ["new comment on \(SeenText.shown(listing)), by \(SeenText.shown(author)): \(SeenText.quoted(comment.body.excerpt, most: 160))"]
    }

    /// All of that for programs.
    func json(content: String) -> JSONDocument {
        .object([
            ("path", .string(DiagnosticPrinter.path(comment.file, in: content))), ("listing", .string(listing)),
            ("by", .string(SeenText.plain(author))), ("words", .string(SeenText.plain(comment.body.excerpt, most: 160))),
        ])
    }

    /// The id of the listing that it is about, which is the folder's name.
    private var listing: String { comment.file.split(separator: "/").dropLast().last.map(String.init) ?? "" }

    private var author: String {
        switch comment.author {
        case .name(let name): name
        case .person(let handle): handle
        }
    }
}
