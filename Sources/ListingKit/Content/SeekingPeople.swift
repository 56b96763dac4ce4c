/// Tells people who only look for a home from those who offer something: of the first no more is published than an alias and how to reach
/// them, on every page and in every file.
package struct SeekingPeople {
    private let people: [Person]
    /// The handles of those who only look.
    private let seeking: Set<String>

    package init(_ reading: LoadedContent) {
        people = reading.people
        let kinds = Set(reading.kinds.filter(\.tellsHandlesAlone).map(\.id))
        let listings = reading.listings.lazy.map(\.summary)
        let asking = Set(listings.filter { kinds.contains($0.kind) }.map(\.owner))
        let offering = asking.isEmpty ? [] : Set(listings.filter { !kinds.contains($0.kind) }.map(\.owner))
        seeking = asking.subtracting(offering).union(people.lazy.filter { $0.role == .looking }.map(\.handle))
    }

    /// All people as the site may show them.
    package var published: [Person] { people.map { seeking.contains($0.handle) ? $0.asLooking : $0 } }

    /// Warns of the surnames of those who only look in what they say of themselves. `source` reads the file of a handle again.
    func surnames(source: (_ handle: String) -> SourceFile?) -> [Diagnostic] {
        people.filter { seeking.contains($0.handle) && ![.business, .agent].contains($0.role) }.flatMap { person -> [Diagnostic] in
            guard let surname = Surname(of: person.name), let file = source(person.handle) else { return [] }
            var report = Report(file)
            if surname.isPart(of: person.handle) {
                report.add(
                    .suburbAlone, .wholeFile, "the file's name has your surname, \(surname.name.quoted), in it", reason: Surname.reason,
                    fix: "Rename the file, and write \"was: [\(person.handle)]\" in it.", severity: .warning)
            }
            var scratch = Report(file)
            let root = YAMLFile.mapping(of: file, what: "an owner's file", keys: nil, rule: .personFile, report: &scratch)
            for key in ["about", "status"] {
                guard let node = root?[key], let text = (node["text"] ?? node).text, surname.isNamed(in: text) else { continue }
                report.add(
                    .suburbAlone, (node["text"] ?? node).span, "\(key.quoted) has your surname, \(surname.name.quoted), in it",
                    reason: Surname.reason,
                    fix: "Take the surname out.", severity: .warning)
            }
            return report.diagnostics
        }
    }
}
