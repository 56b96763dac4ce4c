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

    /// Who is new and can be reached as others are, on the board or among what comes: it may be the same person under another handle. `brought`
    /// tells which parcels brought files that are not on the board yet, by their paths.
    func sharedWays(beside board: LoadedContent, brought: [String: String]) -> [String] {
        let new = sight.people.filter { if case .new = $0.change { true } else { false } }
        let known = board.people.map { person in
            (person: person, place: brought["people/\(person.handle).yaml"].map(Parcel.place) ?? Parcel.onBoard)
        }
        return new.indices.flatMap { index in
            let person = new[index].person
            let all = known + new[..<index].map { (person: $0.person, place: Parcel.inItself) }
            let others = all.filter { $0.person.handle != person.handle }.map { other in
                (handle: other.person.handle, place: other.place, ways: other.person.contact.ways(sharedWith: person.contact))
            }.filter { !$0.ways.isEmpty }
            let parcels = Set(others.map(\.place)).subtracting([Parcel.onBoard, Parcel.inItself]).sorted()
            return ([Parcel.onBoard] + parcels + [Parcel.inItself]).flatMap { place in
                [[Parcel.byPhone, Parcel.byEmail], [Parcel.byPhone], [Parcel.byEmail]].compactMap { ways in
                    let handles = others.filter { $0.place == place && $0.ways == ways }.map(\.handle)
                    return handles.isEmpty ? nil : Parcel.reached(person.handle, by: ways, as: handles, place: place)
                }
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
