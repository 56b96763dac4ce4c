import Facts
import ListingKit
import Rules
import Values
import YAML

/// Who posts an issue: somebody of the board, or somebody new with a file to be.
struct IssuePerson {
    let handle: String
    /// Where the file of somebody new lies, and what it says.
    let file: (path: String, text: String)?

    init(_ values: IssueValues, of issue: PostedIssue, on content: LoadedContent, exists: (String) -> Bool) {
        if let handle = issue.owner ?? issue.account(among: content.people) {
            (self.handle, file) = (handle, nil)
            return
        }
        func plain(_ key: String) -> String { values.plain["person." + key] ?? "" }
        let isFirm = [Person.Role.agent, .business].map(\.rawValue).contains(plain("role"))
        // A surname would be published as a part of addresses.
        let name = isFirm ? plain("name").slugified : String(plain("name").slugified.prefix { $0 != "-" })
        handle = FreeSlug.first(like: name.isEmpty ? "somebody" : name) { exists("\(Person.folder)/\($0).yaml") }
        let keys = ["name", "role", "about", "phone", "email", "licence"]
        var lines = keys.compactMap { key in values.written["person." + key].map { "\(key): \($0)" } }
        if let author = issue.author { lines.append("forge: \(YAMLText.scalar(author))") }
        file = ("\(Person.folder)/\(handle).yaml", lines.map { $0 + "\n" }.joined())
    }
}

/// A name that is left among those of files.
enum FreeSlug {
    /// The name itself, or the first with a number behind it that nothing has.
    static func first(like name: String, isTaken: (String) -> Bool) -> String {
        let name = String(name.prefix(60))
        if !isTaken(name) { return name }
        return (2...999).lazy.map { "\(name)-\($0)" }.first { !isTaken($0) } ?? name
    }
}
