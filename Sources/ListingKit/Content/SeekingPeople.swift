import Findings
import Rules
import Values
import YAML

/// Tells people who only look for a home from those who offer something: of the first no more is published than an alias and how to reach
/// them, on every page and in every file.
package struct SeekingPeople {
    private let people: [Person]
    /// The handles of those who look for something.
    private let looking: Set<String>
    /// The handles of all whose names are not published: whoever has nothing to offer yet as well.
    private let seeking: Set<String>
    /// The handles of those who have no listing at all, whom nobody needs to reach.
    private let silent: Set<String>
    /// The handles of those who look for nothing any more: their requests are over.
    private let resting: Set<String>

    package init(_ reading: LoadedContent) {
        people = reading.people
        let asks = Set(reading.kinds.filter(\.tellsHandlesAlone).map(\.id))
        let offers = Set(reading.kinds.filter { $0.price != nil }.map(\.id)).subtracting(asks)
        let listings = reading.listings.lazy.map(\.summary)
        // A story is no offer: who only writes puts a first name or a handle to it, and nobody needs to reach them.
        let stories = Set(reading.kinds.filter { $0.uses.texts != nil }.map(\.id))
        let owners = Set(listings.filter { !stories.contains($0.kind) }.map(\.owner))
        let asking = Set(listings.filter { asks.contains($0.kind) }.map(\.owner))
        let offering = Set(listings.filter { offers.contains($0.kind) }.map(\.owner))
        let named = offering
        let persons = people.lazy.filter { $0.role != .business && $0.role != .agent }
        looking = asking.subtracting(offering).union(persons.filter { $0.role == .looking }.map(\.handle))
        seeking = looking.union(persons.map(\.handle).filter { !named.contains($0) })
        silent = Set(persons.map(\.handle)).subtracting(owners)
        resting = asking.subtracting(offering).subtracting(listings.filter { $0.isListed && !stories.contains($0.kind) }.map(\.owner))
    }

    /// Somebody as the site may show them.
    package func published(_ person: Person) -> Person {
        guard seeking.contains(person.handle) else { return person }
        if silent.contains(person.handle) { return person.asSilent }
        guard resting.contains(person.handle) else { return person.asLooking }
        var person = person.asLooking
        person.contact = Contact(name: person.name)
        person.website = nil
        return person
    }

    /// Whether how to reach somebody must stand nowhere. Of those whose requests are over it stands on no page of ours; what others wrote before
    /// does not become a mistake by the passing of days.
    func isHiddenWay(to person: Person) -> Bool { silent.contains(person.handle) }

    /// All people as the site may show them.
    package var published: [Person] { people.map(published) }

    /// Warns of the surnames of those who only look in what they say of themselves. `source` reads the file of a handle again.
    func surnames(source: (_ handle: String) -> SourceFile?) -> [Diagnostic] {
        people.filter { looking.contains($0.handle) && ![.business, .agent].contains($0.role) }.flatMap { person -> [Diagnostic] in
            guard let surname = Surname(of: person.name, handle: person.handle), let file = source(person.handle) else { return [] }
            var report = Report(file)
            if surname.isPart(of: person.handle) {
                report.add(
                    .suburbAlone, .wholeFile, "the file's name has your surname, \(surname.name.quoted), in it", reason: Surname.reason,
                    fix: "Rename the file, and the owner in what you have listed with it.", severity: .warning)
            }
            var scratch = Report(file)
            let root = YAMLFile.mapping(of: file, what: "an owner's file", keys: nil, rule: .personFile, report: &scratch)
            let ways = [root] + ["contact"].map { root?[$0] }
            for key in ["email", "matrix"] {
                guard let node = ways.lazy.compactMap({ $0?[key] }).first, let text = node.text,
                    text.prefix(while: { $0 != ":" }).lowercased().contains(surname.name.slugified), surname.name.utf8.count > 3
                else { continue }
                report.add(
                    .suburbAlone, node.span, "\(key.quoted) has your surname, \(surname.name.quoted), in it",
                    reason: "It stands on the page of what you look for. " + Surname.reason,
                    fix: "Use an address without it, if you have one.",
                    severity: .warning)
            }
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
