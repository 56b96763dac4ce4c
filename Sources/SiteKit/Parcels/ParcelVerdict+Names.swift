import Findings
import ListingKit
import Values

/// In whose name something came.
extension ParcelVerdict {
    /// What brought files that are not on the board yet.
    struct Bringer: Sendable {
        /// What it is called.
        let name: String
        /// The id of the first listing in it; nil if there is none.
        let listing: String?

        /// In what somebody came, as people read it.
        var source: String { listing.map { "with \($0)" } ?? "in \(SecretMask.masked(name))" }

        /// The paths that somebody's file may have.
        static func paths(of handle: String) -> [String] { [".yaml", ".yml"].map { "people/" + handle + $0 } }
    }

    /// What nothing proves: that somebody who is on the board already, or came before, posted what is new under their name. Who brings the same
    /// file of somebody as another parcel knows what nobody else can know yet. `brought` is as ``sharedWays(beside:brought:)`` has it.
    func claims(in reading: LoadedContent, beside board: LoadedContent, brought: [String: Bringer]) -> [String] {
        let known = Set(board.people.map(\.handle))
        let same = Set(files.filter { $0.state == .same && brought[$0.file.path] != nil }.map(\.file.path))
        let new = Set(files.filter { $0.state == .new }.map(\.file.path))
        let owners = Set(reading.listings.filter { new.contains($0.summary.file) }.map(\.summary.owner)).intersection(known).sorted()
        return owners.compactMap { owner in
            let paths = Bringer.paths(of: owner)
            guard same.isDisjoint(with: paths) else { return nil }
            return Parcel.claim(of: owner, whoCame: paths.lazy.compactMap { brought[$0]?.source }.first)
        }
    }

    /// Who is new and can be reached as others are, on the board or among what comes: it may be the same person under another handle. `brought`
    /// tells which parcels brought files that are not on the board yet, by their paths.
    func sharedWays(beside board: LoadedContent, brought: [String: Bringer]) -> [String] {
        let new = sight.people.filter { if case .new = $0.change { true } else { false } }
        let known = board.people.map { person in
            (person: person, place: brought["people/\(person.handle).yaml"].map { Parcel.place(inside: $0.name) } ?? Parcel.onBoard)
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
