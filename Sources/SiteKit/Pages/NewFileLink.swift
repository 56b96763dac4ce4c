import Bytes
import Facts
import ListingKit

/// The page of the forge on which somebody adds a listing or a reaction, with all filled in that can be known.
struct NewFileLink: Sendable {
    /// What is added.
    enum Sort: Sendable {
        case listing(Kind)
        /// Of the listing of an id.
        case like(of: String)

        var folder: String {
            switch self {
            case .listing(let kind): kind.plural
            case .like(let id): "reactions/\(id)"
            }
        }

        /// Whoever adds it writes their own name, and without a script the day.
        var file: String {
            switch self {
            case .listing: "short-name.md"
            case .like: "your-name.yaml"
            }
        }

        var text: String {
            switch self {
            case .listing(let kind): kind.newListing
            case .like: "like: yes\non: year-month-day\n"
            }
        }
    }

    private let template: String
    private let contentPath: String

    /// A link to a board's `forge.new`.
    init(_ template: String, contentPath: String) {
        self.template = template
        self.contentPath = contentPath
    }

    /// Whether the forge is a GitLab, which takes the name of a file and not its text.
    private var takesNameAlone: Bool { template.contains("/-/new/") }

    /// Appends the address at which it is added.
    func append(_ sort: Sort, to out: inout ByteBuffer) {
        out.append(text: template.replacing("{path}", with: contentPath + sort.folder))
        out.append(template.contains("?") ? "&" : "?")
        out.append(takesNameAlone ? "file_name=" : "filename=")
        out.append(percentEncoding: sort.file)
        // GitLab leaves its editor empty whatever stands here.
        if takesNameAlone { return }
        out.append("&value=")
        out.append(percentEncoding: sort.text)
    }
}

extension SiteContext {
    /// The pages on which listings can be added, each with a file that is begun; longer than what every page should hold.
    var newListings: [(kind: Kind, href: String)] {
        guard let template = board.forge.new else { return [] }
        let link = NewFileLink(template, contentPath: contentPath)
        return offeredKinds.map { kind in
            var address = ByteBuffer(capacity: 2_048)
            link.append(.listing(kind), to: &address)
            return (kind, address.text)
        }
    }
}
