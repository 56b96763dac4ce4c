import Findings
import Values

extension ListingRule {
    /// Tells of words by which a home would be kept from people whom laws protect.
    static let equalTreatment = ListingRule(.equalTreatment) { parsed, report in
        guard let accommodation = parsed.kind.uses.accommodation else { return }
        var told: Set<ProtectedGround> = []
        for text in parsed.ownTexts {
            let speaker: Exclusion.Speaker = accommodation == .wanted ? .request : text.isFact ? .fact : .offer
            for exclusion in Exclusion.all(in: text.bytes, by: speaker) where told.insert(exclusion.ground).inserted {
                let words = String(decoding: text.bytes[exclusion.range], as: UTF8.self).split { $0.isWhitespace }
                let verdict = WordingVerdict(exclusion.ground, accommodation)
                report.add(
                    .equalTreatment, text.span(exclusion.range, in: report.source),
                    "\(words.joined(separator: " ").quoted) \(verdict.message)", reason: verdict.reason, fix: verdict.fix,
                    severity: verdict.severity)
            }
        }
    }
}

extension Rule {
    static let equalTreatment = Rule(
        "equal-treatment", .error, "A home isn't kept from people whom the law protects",
        "Nobody who lets a home may choose tenants by race (Racial Discrimination Act 1975 (Cth) s 12), by sex, sexuality, pregnancy or whether they are single or a couple (Sex Discrimination Act 1984 (Cth) s 23), by age (Age Discrimination Act 2004 (Cth) s 29) or by disability (Disability Discrimination Act 1992 (Cth) s 25), nor in most states by religion or because of children (such as Equal Opportunity Act 2010 (Vic) s 52). Advertising such a choice is unlawful in itself (sections 16, 86, 50 and 44 of those Acts, and s 182 in Victoria). If you or a close relative live in the home, with at most three others, you may choose whom you live with (sections 12(3), 23(3), 29(3) and 25(3), and s 59 in Victoria), so for a room it's only a warning. Advertising by race is unlawful even then (s 16), so that's an error. It's the same if you look for others to share a home with; a request only ever gets a warning, since it may be about the home that you'd choose. States have rules of their own, and this is no legal advice. Say how you live instead: quiet, tidy, no smoking. \"No pets\" and \"no smokers\" are fine, and so is \"no wheelchair access\", which tells people something.",
        example: "noise: quiet\ncleaning: tidy")
}
