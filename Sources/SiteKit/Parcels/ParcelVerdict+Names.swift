import Findings
import ListingKit
import Values

/// In whose name something came.
extension ParcelVerdict {
    /// What nothing proves: that somebody who is on the board already posted what is new under their name.
    func claims(in reading: LoadedContent, beside board: LoadedContent) -> [String] {
        let known = Set(board.people.map(\.handle))
        let new = Set(files.filter { $0.state == .new }.map(\.file.path))
        let owners = Set(reading.listings.filter { new.contains($0.summary.file) }.map(\.summary.owner)).intersection(known).sorted()
        return owners.map(Parcel.claim)
    }

    /// Who is new and can be reached as people are who are on the board already: it may be the same person under another handle.
    func sharedWays(beside board: LoadedContent) -> [String] {
        sight.people.flatMap { profile -> [String] in
            guard case .new = profile.change else { return [] }
            let person = profile.person
            let known = board.people.filter { $0.handle != person.handle }.map { ($0.handle, $0.contact.ways(sharedWith: person.contact)) }
            return [[Parcel.byPhone, Parcel.byEmail], [Parcel.byPhone], [Parcel.byEmail]].compactMap { ways in
                let others = known.filter { $0.1 == ways }.map(\.0)
                return others.isEmpty ? nil : Parcel.reached(person.handle, by: ways, as: others)
            }
        }
    }

    /// What is wrong with comments among files that say who of the board wrote them.
    static func signatures(in paths: Set<String>, _ reading: LoadedContent) -> [Diagnostic] {
        reading.talks.values.flatMap(\.comments).compactMap { comment in
            guard paths.contains(comment.file), case .person(let handle) = comment.author else { return nil }
            return Rule.signed(comment.file, by: handle)
        }
    }
}

extension Contact {
    /// The ways of which somebody else has the same, in words.
    fileprivate func ways(sharedWith other: Contact) -> [String] {
        let hasPhone = !numbers.isDisjoint(with: other.numbers)
        let hasEmail = email != nil && email?.lowercased() == other.email?.lowercased()
        return (hasPhone ? [Parcel.byPhone] : []) + (hasEmail ? [Parcel.byEmail] : [])
    }

    private var numbers: Set<String> { Set([phone, whatsapp, signal].compactMap { $0?.e164 }) }
}
