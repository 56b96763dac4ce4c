import Facts
import Findings

extension Person {
    /// The folder of people's files.
    package static let folder = "people"
    /// The name of a new person's file; see ``Findings/Rule/newHandle``.
    package static let newHandle = Rule.newHandle

    /// The text of a new person's file, with … for what only they know and a few words beside it.
    package static let newFile = """
        name: …    # Your name. If you only look for a home, the site shows no more of it than your handle, which is the name of this file.
        role: …    # One of \(Role.allCases.map { $0.rawValue }.joined(separator: ", ")).
        phone: …    # A phone number or an email address is enough: delete the other line.
        email: …

        """
}
