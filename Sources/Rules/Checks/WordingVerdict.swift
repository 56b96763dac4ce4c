import Facts
import Findings
import Values

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
            reason = "\(law.forbids). Parents can judge for themselves whether a home suits their children."
        case (.whole, .olderAge):
            (severity, fix) = (.warning, home)
            message = "is allowed only for homes that are meant for older people, such as those in a retirement village"
            reason = "Elsewhere \(law.forbids.lowercasedFirst). Section 33 excepts what older people need."
        case (.whole, _):
            (severity, fix) = (.error, home)
            message = "may not stand in an advertisement for a home"
            reason = "\(law.forbids)."
        case (.shared, .race):
            (severity, fix) = (.error, life)
            message = "may not stand in an advertisement, not even for a room in your own home"
            reason = "If you or a relative live there, \(ProtectingLaw.ofRace)."
        case (.shared, _):
            (severity, fix) = (.warning, life)
            message = "is allowed only if you or a close relative live there, with room for at most three others"
            reason = "Without that exception (\(law.exception)), \(law.forbids.lowercasedFirst). States have rules of their own."
        case (.wanted, .race):
            (severity, fix) = (.warning, life)
            message = "chooses people by race"
            reason = "If you look for people to share a home with, \(ProtectingLaw.ofRace)."
        case (.wanted, _):
            (severity, fix) = (.warning, life)
            message = "chooses people by what the law protects"
            reason =
                "If you look for people to share a home with, you may do that where you live with at most three others (\(law.exception)). Otherwise \(law.forbids.lowercasedFirst). States have rules of their own."
        }
    }
}

/// The law that protects people, in parts of a sentence.
private struct ProtectingLaw {
    /// That choosing tenants so is unlawful, and advertising it.
    let forbids: String
    /// What excepts those who live there.
    let exception: String

    static let ofRace =
        "you may choose whom you live with (Racial Discrimination Act 1975 (Cth) s 12(3)), but advertising by race is unlawful even then (s 16)"

    init(_ ground: ProtectedGround) {
        switch ground {
        case .race: self.init("race", "Racial Discrimination Act 1975 (Cth)", 12, 16, "s 12(3)")
        case .sex: self.init("sex, sexuality or gender", "Sex Discrimination Act 1984 (Cth)", 23, 86, "s 23(3)")
        case .relationship: self.init("whether they're single or a couple", "Sex Discrimination Act 1984 (Cth)", 23, 86, "s 23(3)")
        case .age, .olderAge: self.init("age", "Age Discrimination Act 2004 (Cth)", 29, 50, "s 29(3)")
        case .disability: self.init("disability", "Disability Discrimination Act 1992 (Cth)", 25, 44, "s 25(3)")
        case .belief:
            self.init(
                forbids:
                    "Choosing tenants by religion is unlawful in most states, and so is advertising it (such as Equal Opportunity Act 2010 (Vic) ss 52 and 182)",
                exception: "in Victoria s 59")
        case .family, .unsuitable:
            self.init(
                forbids:
                    "Turning away people with children is unlawful in most states, and so is advertising it (such as Equal Opportunity Act 2010 (Vic) ss 52 and 182, Residential Tenancies Act 1995 (SA) s 52)",
                exception: "in Victoria s 59")
        }
    }

    private init(_ ground: String, _ act: String, _ section: Int, _ notice: Int, _ exception: String) {
        self.init(
            forbids: "Choosing tenants by \(ground) is unlawful (\(act) s \(section)), and so is advertising it (s \(notice))",
            exception: exception)
    }

    private init(forbids: String, exception: String) {
        (self.forbids, self.exception) = (forbids, exception)
    }
}
