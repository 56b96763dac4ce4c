import Values

/// Reads an owner's file.
enum PersonReader {
    private static let keys = ["name", "role", "about", "phone", "email", "licence", "website", "forge", "was"]

    /// The owner of a file whose name is a handle.
    static func read(_ source: SourceFile, handle: String) -> (person: Person?, diagnostics: [Diagnostic]) {
        var report = Report(source)
        let person = read(source, handle: handle, report: &report)
        return (report.hasErrors ? nil : person, report.diagnostics)
    }

    /// Reports a file whose name is no handle.
    static func refuse(_ source: SourceFile, names: inout FreeNames) -> [Diagnostic] {
        var report = Report(source)
        let handle = handle(of: source.path) ?? ""
        report.add(
            .fileName, .wholeFile, "the name \(handle.quoted) cannot be a handle",
            reason: "It has lower-case letters, digits and single hyphens only.",
            fix: handle.slugified.isEmpty ? nil : names.advice(source.path, to: "people/\(handle.slugified).yaml"))
        return report.diagnostics
    }

    /// The handle that a file's name gives: all of it but its ending.
    static func handle(of path: String) -> String? {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
        return String(name[..<dot])
    }

    private static func read(_ source: SourceFile, handle: String, report: inout Report) -> Person? {
        guard let root = YAMLFile.mapping(of: source, what: "an owner's file", keys: keys, rule: .personFile, report: &report) else {
            return nil
        }
        var reader = NodeReader(node: root, rule: .personFile)
        guard let fullName = reader.optionalText("name", report: &report), fullName.unicodeScalars.count <= 80 else {
            report.add(
                .personFile, root["name"]?.span ?? root.span, "an owner needs a \"name\" of at most 80 characters", fix: "name: …")
            return nil
        }
        if let node = root["name"] { Rule.checkWordQuotes(node, fullName, key: "name", report: &report) }
        let contact = Contact(
            name: fullName, phone: root["phone"].flatMap { Rule.phone($0, key: "phone", report: &report) },
            email: root["email"].flatMap { Rule.email($0, key: "email", report: &report) })
        let role = reader.choice("role", Person.Role.self, default: .owner, report: &report)
        let licence = reader.optionalText("licence", report: &report)
        if role == .agent, licence == nil {
            report.add(
                .personFile, root["role"]?.span ?? root.span, "an agent gives a licence number",
                reason: "State law wants it in advertisements.", fix: "licence: …", severity: .warning)
        }
        var person = Person(
            handle: handle, name: fullName, role: role, about: reader.optionalText("about", report: &report), contact: contact,
            licence: licence, website: root["website"].flatMap { Rule.link($0, key: "website", report: &report) },
            forge: reader.optionalText("forge", report: &report))
        person.was = reader.list("was", report: &report).compactMap { item in
            let was = item.text?.trimmed ?? ""
            if was.isSlug, was != handle { return was }
            report.add(
                .personFile, item.span, was == handle ? "\"was\" names the handle of this very file" : "\(was.quoted) is not a handle",
                reason: "It is the name that this file had before, without its ending: people who follow it are told of the new one.")
            return nil
        }
        return person
    }
}
