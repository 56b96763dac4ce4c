import Findings
import Rules
import Values
import YAML

/// Finds phone numbers and email addresses that many people's files give.
struct SharedContacts {
    /// So many people with one number are looked at; those of one household or office are fewer, or say that they are a business.
    private static let many = 4

    private let people: [Person]

    init(_ people: [Person]) { self.people = people }

    /// One finding for each number or address, in the first file that has it. `source` reads the file of a handle again.
    func findings(source: (_ handle: String) -> SourceFile?) -> [Diagnostic] {
        findings("phone", { $0.phone?.e164 }, source) + findings("email", { $0.email?.lowercased() }, source)
    }

    private func findings(
        _ key: String, _ value: (Contact) -> String?, _ source: (_ handle: String) -> SourceFile?
    ) -> [Diagnostic] {
        var owners: [String: [Person]] = [:]
        for person in people { if let value = value(person.contact) { owners[value, default: []].append(person) } }
        let many = owners.values.filter { group in
            group.count >= SharedContacts.many && group.contains { $0.role != .agent && $0.role != .business }
        }
        return many.sorted { $0[0].handle < $1[0].handle }.prefix(ReadingBudget.limit).flatMap { group -> [Diagnostic] in
            guard let file = source(group[0].handle) else { return [] }
            var report = Report(file)
            var scratch = Report(file)
            let root = YAMLFile.mapping(of: file, what: "an owner's file", keys: nil, rule: .personFile, report: &scratch)
            let handles = group.dropFirst().map(\.handle)
            let others = (handles.count > 6 ? handles.prefix(5) + ["\(handles.count - 5) more"] : handles[...]).listed()
            report.add(
                .sharedContact, root?[key]?.span ?? .wholeFile,
                "\(others) give the same \(key == "phone" ? "phone number" : "email address")",
                reason: "It may be one person with many names, or people who share a line.", fix: "Ask who they are.")
            let files = handles.compactMap { source($0)?.path }
            return report.diagnostics.map { $0.beside(files) }
        }
    }
}

extension Rule {
    static let sharedContact = Rule(
        "shared-contact", .hint, "A phone number of many people is looked at twice",
        "Frauds come back under new names and keep the number. This tells of a phone number or email address that four or more people's files give, unless all of them are agents or businesses, who share an office. It proves nothing: a club or a big household may share one, too."
    )
}
