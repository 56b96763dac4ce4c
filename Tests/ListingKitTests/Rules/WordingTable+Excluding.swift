@testable import ListingKit
@testable import Rules

extension WordingTable {
    /// A sentence that turns people away, with its words that do, and why those people are protected.
    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let words: String
        let ground: ProtectedGround
        var description: String { text }
    }

    /// Sentences that turn people away, wherever they stand.
    static let excluding: [Row] = ofSex + ofRace + ofRelationships + ofAge + ofBelief + ofDisability + ofFamilies

    private static let ofSex: [Row] =
        rows(
            .sex,
            [
                ("Females only.", "Females only"), ("Female flatmate preferred", "Female flatmate preferred"),
                ("Sorry, no males please", "no males"), ("no men", "no men"), ("Ladies only!", "Ladies only"),
                ("Looking for a female housemate", "Looking for a female housemate"), ("we prefer a girl", "prefer a girl"),
                ("**Females** only", "Females** only"), ("no gays", "no gays"), ("straight people only", "straight people only"),
                ("Female housemate wanted", "Female housemate wanted"), ("Female housemate needed", "Female housemate needed"),
                ("We're after a female flatmate", "after a female flatmate"), ("We’re after a female flatmate", "after a female flatmate"),
                ("Must be female", "Must be female"), ("Has to be a quiet female, 20 to 30", "Has to be a quiet female"),
                ("Only females", "Only females"), ("Strictly females", "Strictly females"), ("Suits female", "Suits female"),
                ("Would suit a female student.", "suit a female student"), ("We only take women", "only take women"),
                ("We only rent to women.", "only rent to women"), ("looking for a female to share", "looking for a female"),
                ("females, only", "females, only"), ("no trans people", "no trans people"), ("Female only please", "Female only please"),
                ("Wanted: female flatmate", "Wanted: female flatmate"), ("- Quiet\n- Women only\n- No pets", "Women only"),
                ("We are looking for a\nfemale housemate.", "looking for a\nfemale housemate"),
                ("We don't accept men.", "don't accept men"), ("Men are not accepted.", "Men are not accepted"),
                ("Males need not apply", "Males need not apply"),
                ("Women and non-binary people only.", "Women and non-binary people only"), ("FEMALES ONLY", "FEMALES ONLY"),
                ("Single women preferred.", "Single women preferred"), ("No pregnant women.", "No pregnant women"),
                ("Room available only for girls", "only for girls"), ("Seeking female.", "Seeking female"),
                ("We want a female flatmate", "want a female flatmate"), ("LGBT only", "LGBT only"),
                ("LGBTQIA+ only.", "LGBTQIA+ only"), ("No LGBT people", "No LGBT people"), ("no guys", "no guys"),
                ("Sorry, no guys.", "no guys"), ("No guys, we are three women.", "No guys"),
                ("No guys, we don't feel safe.", "No guys"), ("No men, we don't take men.", "No men"),
                ("Guys need not apply", "Guys need not apply"), ("No blokes please", "No blokes"), ("Guys only", "Guys only"),
                ("Flatmate wanted (female)", "Flatmate wanted (female"), ("Flatmate wanted: female", "wanted: female"),
                ("Housemate needed (females)", "Housemate needed (females"), ("Housemate (female) wanted", "female) wanted"),
                ("Mature female preferred", "Mature female preferred"),
            ])

    private static let ofRace: [Row] =
        rows(
            .race,
            [
                ("Asians only", "Asians only"), ("no Indians", "no Indians"), ("No foreigners", "No foreigners"),
                ("whites only", "whites only"), ("Chinese students preferred", "Chinese students preferred"),
                ("No Chinese or Indian people", "No Chinese or Indian people"), ("No Chinese or Pakistanis", "No Chinese or Pakistanis"),
                ("Ideal for Indian students", "Ideal for Indian students"), ("Only Indians", "Only Indians"),
                ("No Brazilians", "No Brazilians"), ("White people only.", "White people only"), ("Indian only.", "Indian only"),
                ("No pets, no Chinese.", "no Chinese"), ("Looking for Asian flatmates.", "Looking for Asian flatmates"),
                ("No Aboriginal people.", "No Aboriginal people"),
                ("Sorry, no international Indian students", "no international Indian students"),
                ("We do not rent to Africans.", "not rent to Africans"), ("No black people please", "No black people"),
                ("Suits Chinese or Korean student", "Suits Chinese or Korean student"),
                ("Australian tenants only", "Australian tenants only"),
                ("Females only. No Indians.", "No Indians"),
            ])

    private static let ofRelationships: [Row] =
        rows(
            .relationship,
            [
                ("no couples", "no couples"), ("No single mothers", "No single mothers"), ("Couples only", "Couples only"),
                ("married couple preferred", "married couple preferred"), ("Singles only.", "Singles only"),
                ("No couples, no parties", "No couples"), ("Couples are not accepted", "Couples are not accepted"),
                ("No single parents please", "No single parents"), ("Professional couple only", "Professional couple only"),
                ("Suits a couple only.", "a couple only"), ("Quiet couple preferred", "Quiet couple preferred"),
            ])

    private static let ofAge: [Row] =
        rows(
            .age,
            [
                ("over 30s only", "over 30s only"), ("aged 18 to 30 preferred", "aged 18 to 30 preferred"), ("18-30 only", "18-30 only"),
                ("18–30 only", "18–30 only"), ("No over 40s", "No over 40s"), ("Must be under 30", "Must be under 30"),
                ("young professionals only", "young professionals only"), ("mature persons preferred", "mature persons preferred"),
                ("Looking for people aged 20-30.", "Looking for people aged 20-30"), ("No pensioners", "No pensioners"),
                ("People under 35 only", "People under 35 only"),
                ("Looking for a young professional to share", "Looking for a young professional"),
                ("25+ only", "25+ only"), ("Mature only.", "Mature only"), ("no elderly people", "no elderly people"),
                ("under 55s only", "under 55s only"),
            ])

    private static let ofBelief: [Row] =
        rows(
            .belief,
            [
                ("Christians only", "Christians only"), ("Must be Christian", "Must be Christian"), ("No Muslims", "No Muslims"),
                ("Hindu family only", "Hindu family only"), ("Looking for a Muslim housemate", "Looking for a Muslim housemate"),
            ])

    private static let ofDisability: [Row] =
        rows(
            .disability,
            [
                ("no wheelchairs", "no wheelchairs"), ("No wheelchair users", "No wheelchair users"),
                ("No disabled tenants", "No disabled tenants"), ("We can't take disabled people.", "can't take disabled people"),
            ])

    private static let ofFamilies: [Row] =
        rows(
            .family,
            [
                ("Adults only.", "Adults only"), ("No child please", "No child"), ("No children, please", "No children"),
                ("Children are not allowed.", "Children are not allowed"), ("Kids not permitted", "Kids not permitted"),
                ("We don't accept children", "don't accept children"), ("No kids allowed", "No kids"),
                ("childless couple preferred", "childless couple preferred"), ("We're a quiet house, no kids please", "no kids"),
            ])

    /// Children who are turned away from what is offered; who looks for a home, or says who lives in one, tells of themselves.
    static let ofChildren: [Row] = rows(
        .family,
        [
            ("No children or pets.", "No children"), ("No kids", "No kids"), ("Sorry, no children.", "no children"),
            ("Room for a quiet person, no kids", "no kids"), ("For a couple, no children.", "no children"),
            ("Sunny flat for a quiet couple, no kids", "no kids"), ("for a professional couple, no children", "no children"),
            ("Quiet home for rent: no babies", "no babies"),
            ("No families.", "No families"),
        ])

    /// What may be right in some homes.
    static let mild: [Row] =
        rows(
            .unsuitable,
            [
                ("Not suitable for children", "Not suitable for children"), ("Unsuitable for kids.", "Unsuitable for kids"),
                ("This home isn't suitable for young children", "isn't suitable for young children"),
                ("Not for children", "Not for children"),
                ("Not suited to toddlers.", "Not suited to toddlers"),
            ])
        + rows(
            .olderAge,
            [
                ("over 55s only", "over 55s only"), ("Must be over 60", "Must be over 60"), ("50+ preferred", "50+ preferred"),
            ])

    private static func rows(_ ground: ProtectedGround, _ rows: [(String, String)]) -> [Row] {
        rows.map { Row(text: $0.0, words: $0.1, ground: ground) }
    }
}
