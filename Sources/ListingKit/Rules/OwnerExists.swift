extension Rule {
    static let ownerExists = Rule(
        "owner-exists", .error, "The owner has a file",
        "Each owner has a file in the people folder with a name and a way to reach them; listings name it without \".yaml\".",
        example: "owner: maria        # people/maria.yaml")

    static func owner(_ node: YAMLNode, key: String, people: [String], report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if people.contains(text) { return text }
        // Many write the name where the handle is wanted: "Maria Rossi" for "maria".
        let words = text.slugified.split(separator: "-").map(String.init)
        let guess = Spelling.nearest(to: text, among: people) ?? people.first(where: words.contains)
        let handle = text.slugified.isEmpty ? "maria" : text.slugified
        report.add(
            .ownerExists, node.span, "there is no owner \(text.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: "Owners have a file in the people folder.",
            fix: guess.map { "\(key): \($0)" } ?? "Make the file people/\(handle).yaml:\nname: …\nrole: owner\nphone: …")
        return nil
    }
}
