import Facts

/// What the title of a listing can be made of while nobody has written one: its facts that say what it is.
struct SuggestedTitle {
    /// The ids of the fields whose values say it, in their order: brand, model and year of a car, the type of a home.
    let what: [String]
    /// The id of the field that counts its bedrooms, if it has one.
    let rooms: String?

    /// That of a kind; nil if its facts say too little.
    init?(_ kind: Kind) {
        if !kind.uses.compare.isEmpty {
            what = kind.uses.compare.map { kind.fields[$0].id }
        } else if let first = kind.fields.firstIndex(where: { $0.isRequired && !$0.type.words.isEmpty }), kind.sections?.field != first {
            // What divides a catalogue says less than that: "Bicycles".
            what = [kind.fields[first].id]
        } else {
            return nil
        }
        let match = kind.isRequest ? nil : kind.uses.match?.bedrooms
        rooms = match.flatMap { kind.fields[$0].type.isCount ? kind.fields[$0].id : nil }
    }
}
