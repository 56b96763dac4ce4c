import Facts
import Findings
import Values
import YAML

/// A key under which somebody tells or asks what nobody may be chosen by.
struct ProtectedKey {
    /// What it is about, in a word: `age`.
    private let ground: String

    /// Nil for any other key, for one that the kind's own fields are also called, and for kinds that are not about homes: a bicycle has its age.
    init?(_ word: String, kind: Kind) {
        guard kind.uses.accommodation != nil else { return nil }
        var folded = word.foldedWord
        if kind.fields.contains(where: { $0.also.contains(folded) }) { return nil }
        for mark in ["preferred-", "preference-", "tenant-", "tenants-", "housemate-", "flatmate-"] where folded.hasPrefix(mark) {
            folded.removeFirst(mark.count)
        }
        for mark in ["-preference", "-preferred", "-wanted", "-only", "-group", "-range", "-limit"] where folded.hasSuffix(mark) {
            folded.removeLast(mark.count)
        }
        guard let ground = ProtectedKey.grounds[folded] else { return nil }
        self.ground = ground
    }

    private static let grounds = Dictionary(synonyms: [
        (
            "sex and gender",
            ["gender", "genders", "sex", "male", "female", "males", "females", "men", "women", "girls", "guys", "pronouns"]
        ),
        (
            "age",
            [
                "age", "ages", "aged", "birthday", "born", "date-of-birth", "dob", "birth-year", "min-age", "max-age", "minimum-age",
                "maximum-age",
            ]
        ),
        ("religion", ["religion", "faith", "belief", "beliefs"]),
        (
            "where somebody is from",
            [
                "nationality", "nationalities", "citizenship", "race", "ethnicity", "ethnic-background", "country-of-origin", "skin-colour",
                "skin-color",
            ]
        ),
        ("sexuality", ["sexuality", "sexual-orientation", "lgbt", "lgbtq", "lgbtqi", "lgbtqia"]),
        (
            "family",
            [
                "marital-status", "marital", "married", "relationship", "relationship-status", "family-status", "couple", "couples",
                "children", "kids", "pregnancy", "pregnant",
            ]
        ),
        ("disability", ["disability", "disabilities", "disabled"]),
    ])

    func report(_ entry: YAMLNode.Entry, kind: Kind, into report: inout Report) {
        let ways = (kind.uses.match?.habits ?? []).map { kind.fields[$0].id }
        report.add(
            .unknownKey, entry.keySpan, "a \(kind.label.lowercasedFirst) has no \(entry.key.quoted), on purpose",
            reason: "Nobody should be chosen by \(ground), which the law protects, so there's no place to say it or ask for it."
                + (ways.isEmpty ? "" : " Say how you live instead, under \(ways.listed("or"))."),
            fix: "Delete this line.")
    }
}
