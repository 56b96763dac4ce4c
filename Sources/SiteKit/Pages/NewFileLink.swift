import Bytes

/// The page of the forge on which somebody adds a comment or a reaction, with all filled in that can be known.
struct NewFileLink: Sendable {
    /// What is added.
    enum Sort: Sendable {
        case comment, like

        var folder: String {
            switch self {
            case .comment: "comments"
            case .like: "reactions"
            }
        }

        /// Whoever adds it writes their own name, and without a script the day.
        var file: String {
            switch self {
            case .comment: "year-month-day-your-name.md"
            case .like: "your-name.yaml"
            }
        }

        var text: String {
            switch self {
            case .comment: "---\nname: \ndate: year-month-day\n---\n"
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

    /// Appends the address at which something about the listing of that id is added.
    func append(_ sort: Sort, of id: String, to out: inout ByteBuffer) {
        out.append(text: template.replacing("{path}", with: "\(contentPath)\(sort.folder)/\(id)"))
        out.append(template.contains("?") ? "&" : "?")
        out.append(takesNameAlone ? "file_name=" : "filename=")
        out.append(percentEncoding: sort.file)
        // GitLab leaves its editor empty whatever stands here.
        if takesNameAlone { return }
        out.append("&value=")
        out.append(percentEncoding: sort.text)
    }
}
