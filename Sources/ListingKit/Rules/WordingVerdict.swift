/// What the law says of words that keep a home from people.
struct WordingVerdict {
    let message: String
    let reason: String
    let fix: String
    let severity: Diagnostic.Severity

    init(_ ground: ProtectedGround, _ accommodation: KindUses.Accommodation) {
        let law = ProtectingLaw(ground)
        let life = "Take it out. Say how you live instead: quiet, tidy, no smoking, when you cook, how often guests come."
        let home = "Take it out. Say what the home is like instead: the stairs, the noise, the number of rooms."
        switch (accommodation, ground) {
        case (.whole, .unsuitable):
            (severity, fix) = (.warning, home)
            message = "reads as if families with children were turned away"
            reason = "\(law.choosing), and to advertise it. Parents can judge for themselves whether a home suits their children."
        case (.whole, .olderAge):
            (severity, fix) = (.warning, home)
            message = "is allowed only for homes that are meant for older people, such as those in a retirement village"
            reason = "Elsewhere \(law.choosing.lowercasedFirst), and \(law.advertising). Section 33 excepts what older people need."
        case (.whole, _):
            (severity, fix) = (.error, home)
            message = "may not stand in an advertisement for a home"
            reason = "\(law.choosing), and \(law.advertising)."
        case (.shared, .race):
            (severity, fix) = (.error, life)
            message = "may not stand in an advertisement, not even for a room in your own home"
            reason = "If you or a relative live there, you may choose whom you live with (\(law.exception)). \(ProtectingLaw.evenThen)"
        case (.shared, _):
            (severity, fix) = (.warning, life)
            message = "is allowed only if you or a close relative live there, with room for at most three others"
            reason =
                "That's an exception (\(law.exception)). Otherwise \(law.choosing.lowercasedFirst), and \(law.advertising). \(ProtectingLaw.states)"
        case (.wanted, .race):
            (severity, fix) = (.warning, life)
            message = "chooses people by race"
            reason = "If you'd share the home, you may choose whom you live with (\(law.exception)). \(ProtectingLaw.evenThen)"
        case (.wanted, _):
            (severity, fix) = (.warning, life)
            message = "chooses people by what the law protects"
            reason =
                "If you look for people to share a home with, that's allowed only where you'd live with at most three others (\(law.exception)). Otherwise \(law.choosing.lowercasedFirst), and \(law.advertising). \(ProtectingLaw.states)"
        }
    }
}

/// The law that protects people, in clauses of a sentence.
private struct ProtectingLaw {
    /// What is unlawful: `Choosing tenants by sex is unlawful (…)`.
    let choosing: String
    /// That to advertise it is so, too.
    let advertising: String
    /// The law that excepts those who live there.
    let exception: String

    static let evenThen = "Advertising by race is unlawful even then (section 16)."
    static let states = "States have rules of their own."

    init(_ ground: ProtectedGround) {
        switch ground {
        case .race: self.init("race", "Racial Discrimination Act 1975 (Cth)", 12, 16, "12(3)")
        case .sex: self.init("sex, sexuality or gender", "Sex Discrimination Act 1984 (Cth)", 23, 86, "23(3)")
        case .relationship: self.init("whether they're single or a couple", "Sex Discrimination Act 1984 (Cth)", 23, 86, "23(3)")
        case .age, .olderAge: self.init("age", "Age Discrimination Act 2004 (Cth)", 29, 50, "29(3)")
        case .disability: self.init("disability", "Disability Discrimination Act 1992 (Cth)", 25, 44, "25(3)")
        case .belief:
            self.init(
                choosing: "Choosing tenants by religion is unlawful in most states (such as Equal Opportunity Act 2010 (Vic) s 52)",
                advertising: "so is advertising it (s 182)", exception: "such as Equal Opportunity Act 2010 (Vic) s 59")
        case .family, .unsuitable:
            self.init(
                choosing:
                    "Turning away people with children is unlawful in most states (such as Equal Opportunity Act 2010 (Vic) s 52, Residential Tenancies Act 1995 (SA) s 52)",
                advertising: "so is advertising it (s 182 and s 52(2))", exception: "such as Equal Opportunity Act 2010 (Vic) s 59")
        }
    }

    private init(_ ground: String, _ act: String, _ section: Int, _ notice: Int, _ exception: String) {
        self.init(
            choosing: "Choosing tenants by \(ground) is unlawful (\(act) s \(section))", advertising: "so is advertising it (s \(notice))",
            exception: "\(act) s \(exception)")
    }

    private init(choosing: String, advertising: String, exception: String) {
        (self.choosing, self.advertising, self.exception) = (choosing, advertising, exception)
    }
}
