import Findings
import Values
import YAML

extension SentChange {
    /// What is wrong with the pictures that it names, beside those that it `brought` and those that the listing has; empty if it may have them.
    /// Those that only fields of its kind show are no part of what it changes.
    package func refusals(
        ofPictures brought: [String], beside known: [String], apartFrom fields: [(field: String, file: String)]
    ) -> [Diagnostic] {
        let wanted = change.pictures?.map(\.file) ?? []
        let again = "Ask for it once more from the private link."
        let unnamed = brought.filter { !wanted.contains($0) }.map { name in
            finding(
                onPicture: nil, "\(name.quoted) comes with the change, which doesn't name it",
                reason: "A picture that is no part of the listing is not taken.", fix: again)
        }
        let unknown = wanted.filter { !known.contains($0) && !brought.contains($0) }.map { name in
            if let field = fields.first(where: { $0.file == name })?.field {
                return finding(
                    onPicture: name, "\(name.quoted) is a picture of \(field.quoted), which stays as it is",
                    reason: "By a private link people change the pictures under \"images\" alone.", fix: again)
            }
            return finding(
                onPicture: name, "the listing has no picture \(SecretMask.masked(name).quoted), and none came with the change",
                reason: known.isEmpty ? "It has no pictures." : "It has \(known.map(\.quoted).listed()).", fix: again)
        }
        let repeated = wanted.indices.filter { place in wanted[..<place].contains { $0.lowercased() == wanted[place].lowercased() } }
        let twice = repeated.map { place in
            finding(
                onPicture: wanted[place], "\(wanted[place].quoted) is named twice", reason: "A listing shows a picture once.", fix: again)
        }
        return unnamed + unknown + twice
    }

    /// A finding on a picture of a name, or on all of them.
    private func finding(onPicture name: String?, _ message: String, reason: String, fix: String) -> Diagnostic {
        let list = root["pictures"]
        let item = list?.items?.first { name != nil && ($0["file"] ?? $0).text == name }
        let span = item?.span ?? list?.span ?? .wholeFile
        return Rule.changeFile.finding(
            in: source.path, at: span, message, reason: reason, fix: fix, sourceLine: source.shownLine(at: span).map(SecretMask.masked))
    }
}
