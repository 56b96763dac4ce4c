import Values

/// Names places and quotes input in messages.
public enum PlaceWording {
    /// The most localities of a postcode that a sentence names.
    static let namesShown = 3
    /// The most choices that a sentence lists.
    static let choicesShown = 6

    /// Joins words in prose: `a, b and c`, or `a, b and 12 more`, but never "1 more", since the word itself is as
    /// short.
    public static func list(_ words: [String], limit: Int, joint: String = "and") -> String {
        guard words.count > limit + 1 else { return words.listed(joint) }
        return words.prefix(limit).joined(separator: ", ") + " and \(words.count - limit) more"
    }

    /// Quotes text, cut to forty Unicode scalars, and with U+FFFD for each that controls, hides or reorders text.
    public static func quoted(_ text: String) -> String {
        let limit = 40
        let scalars = text.unicodeScalars
        var result = ""
        for scalar in scalars.prefix(limit) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
                result.unicodeScalars.append("\u{FFFD}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\(scalars.dropFirst(limit).isEmpty ? "" : "…")\""
    }

    /// Lists the states of some places: `NSW and ACT`.
    public static func states(_ places: [Locality], joint: String = "and") -> String {
        list(Set(places.map { $0.state }).sorted().map { $0.rawValue }, limit: State.allCases.count, joint: joint)
    }

    /// Lists the localities of a postcode: `Collingwood and Collingwood North in VIC`.
    public static func places(_ places: [Locality]) -> String {
        let official = places.filter { !$0.isPostalOnly } + places.filter { $0.isPostalOnly }
        var seen: Set<String> = []
        let names = official.map { $0.name }.filter { seen.insert($0).inserted }
        return list(names, limit: namesShown) + " in " + states(places)
    }

    /// Lists places with one name, without the name: `VIC 3122 or SA 5062`.
    public static func choices(_ places: [Locality]) -> String {
        list(places.map { "\($0.state.rawValue) \($0.postcode)" }, limit: choicesShown, joint: "or")
    }
}
