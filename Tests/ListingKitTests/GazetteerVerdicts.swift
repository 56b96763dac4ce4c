@testable import ListingKit
@testable import Places

/// What the gazetteer says to suburbs, states and postcodes, word for word.
enum Verdicts {
    struct Agreeing: Sendable {
        let suburb: String
        let state: String?
        let postcode: String?
        let place: String
        let hint: String?

        init(_ suburb: String, _ state: String?, _ postcode: String?, _ place: String, _ hint: String?) {
            (self.suburb, self.state, self.postcode, self.place, self.hint) = (suburb, state, postcode, place, hint)
        }
    }

    struct Wrong: Sendable {
        let suburb: String
        let state: String?
        let postcode: String?
        let part: SuburbVerdict.Problem.Part
        let message: String
        let reason: String
        let suggestions: [String]

        init(
            _ suburb: String, _ state: String?, _ postcode: String?, _ part: SuburbVerdict.Problem.Part, _ message: String,
            _ reason: String,
            _ suggestions: [String]
        ) {
            (self.suburb, self.state, self.postcode, self.part) = (suburb, state, postcode, part)
            (self.message, self.reason, self.suggestions) = (message, reason, suggestions)
        }
    }

    static let wrong = wrongParts + misspelt + missing + otherNames

    static let agreeing: [Agreeing] = [
        .init("Collingwood", "VIC", "3066", "Collingwood VIC 3066", nil),
        .init("COLLINGWOOD", "victoria", " 3066 ", "Collingwood VIC 3066", nil),
        .init("mt eliza", "Vic.", "3930", "Mount Eliza VIC 3930", nil),
        .init("saint kilda", "vic", "3182", "St Kilda VIC 3182", nil),
        .init("oconnor", "ACT", "2602", "O'Connor ACT 2602", nil),
        .init("Queanbeyan", "NSW", "2620", "Queanbeyan NSW 2620", nil),
        .init("Texas", "NSW", "4385", "Texas NSW 4385", nil),
        .init("Texas", "QLD", "4385", "Texas QLD 4385", nil),
        .init("Jervis Bay", "ACT", "2540", "Jervis Bay ACT 2540", nil),
        .init("Saint Helena", "VIC", "3088", "St Helena VIC 3088", nil),
        .init(
            "Darwin", "NT", "0800", "Darwin NT 0800",
            "Darwin is a name people use, but not an official suburb. The nearest official one with postcode 0800 is "
                + "Darwin City."
        ),
        .init(
            "Kings Cross", "NSW", "2011", "Kings Cross NSW 2011",
            "Kings Cross is a name people use, but not an official suburb. The nearest official one with postcode 2011 "
                + "is Potts Point."
        ),
        .init(
            "Toowoomba", "QLD", "4350", "Toowoomba QLD 4350",
            "Toowoomba is a name people use, but not an official suburb. The nearest official one with postcode 4350 is "
                + "Toowoomba City."
        ),
        .init(
            "Hamilton Island", "QLD", "4803", "Hamilton Island QLD 4803",
            "Hamilton Island is a name people use, but not an official suburb."
        ),
        .init(
            "Barrow Creek", "NT", "0872", "Barrow Creek NT 0872",
            "Barrow Creek is a name people use, but not an official suburb. The nearest official one with postcode 0872 "
                + "is Tara."
        ),
    ]
}
