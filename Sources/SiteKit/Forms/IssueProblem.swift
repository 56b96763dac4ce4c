import Findings
import Values

/// Why nothing can be made of an issue.
enum IssueProblem: Error {
    case unreadable
    case noKind(String)
    case noForm
    case severalForms
    /// A label is a heading twice.
    case doubled(String)

    /// What is wrong.
    var message: String {
        switch self {
        case .unreadable: "the issue isn't text, or is larger than any form"
        case .noKind(let name): "there is no kind \(name.quoted) on this board"
        case .noForm: "this is no issue of one of the board's forms"
        case .severalForms: "this may be an issue of more than one form"
        case .doubled(let label): "the heading \(label.quoted) is there twice"
        }
    }

    var reason: String {
        switch self {
        case .unreadable: "At most \(grouped(PostedIssue.mostBytes)) bytes of UTF-8 are read."
        case .noKind: "'houser kinds' lists them all."
        case .noForm: "Each answer stands below its label as a heading, as the form on the forge writes it."
        case .severalForms: "Their labels are alike."
        case .doubled: "Nobody can tell which answer is meant."
        }
    }

    var fix: String {
        switch self {
        case .unreadable: "Ask for a shorter one."
        case .noKind: "Give its name with --kind."
        case .noForm: "Ask for the listing in a form, or say which kind it is with --kind."
        case .severalForms: "Say which kind it is with --kind."
        case .doubled: "Take one of the two out."
        }
    }
}
