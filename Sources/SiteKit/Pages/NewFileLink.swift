import Bytes
import Facts
import ListingKit
import Rules

/// The page of the forge on which somebody adds a listing or a reaction, with all filled in that can be known.
struct NewFileLink: Sendable {
    /// What is added.
    enum Sort: Sendable {
        case listing(Kind)
        case person
        /// Of the listing of an id.
        case like(of: String)

        var folder: String {
            switch self {
            case .listing(let kind): kind.plural
            case .person: Person.folder
            case .like(let id): "reactions/\(id)"
            }
        }

        /// Whoever adds it writes their own name, and without a script the day.
        var file: String {
            switch self {
            case .listing: Kind.newName + ".md"
            case .person: Person.newHandle + ".yaml"
            case .like: "your-name.yaml"
            }
        }

        var text: String {
            switch self {
            case .listing(let kind): kind.newListing
            case .person: Person.newFile
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
    /// The page of the forge on which a file that is begun can be added; nil if the board does not say. It is longer than what every page
    /// should hold.
    func newFile(_ sort: NewFileLink.Sort) -> String? {
        board.forge.new.map { template in
            var address = ByteBuffer(capacity: 2_048)
            NewFileLink(template, contentPath: contentPath).append(sort, to: &address)
            return address.text
        }
    }
}
