/// Words of a text that keep a home from people whom laws protect: "females only", "no children".
struct Exclusion {
    /// Where they stand in the text.
    let range: Range<Int>
    let ground: ProtectedGround

    /// Whose words they are.
    enum Speaker {
        /// Who has a home to let.
        case offer
        /// Who looks for one: "no children" is then said of oneself.
        case request
        /// A fact, such as who lives there.
        case fact
    }

    /// Those in a text, in their order.
    static func all(in text: ArraySlice<UInt8>, by speaker: Speaker) -> [Exclusion] {
        let tokens = WordToken.all(of: text)
        let reader = ExclusionReader(tokens: tokens, speaker: speaker)
        var found: [Exclusion] = []
        var place = 0
        while place < tokens.count {
            guard let (phrase, end) = PeoplePhrase.read(tokens, at: place) else {
                place += 1
                continue
            }
            if let phrase, let exclusion = reader.exclusion(of: phrase) { found.append(exclusion) }
            place = max(end, place + 1)
        }
        return found
    }
}
