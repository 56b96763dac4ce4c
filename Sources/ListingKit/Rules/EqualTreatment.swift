import Values

extension ListingRule {
    /// Tells of words by which a home would be kept from people whom laws protect.
    static let equalTreatment = ListingRule(.equalTreatment) { parsed, report in
        guard let accommodation = parsed.kind.uses.accommodation else { return }
        for text in parsed.ownTexts {
            guard let match = ExcludingWords.first(in: text.bytes) else { continue }
            let words = String(decoding: text.bytes[match.range], as: UTF8.self)
            let verdict = Verdict(match.ground, accommodation)
            report.add(
                .equalTreatment, text.span(match.range), "\(words.quoted) \(verdict.message)",
                reason: verdict.reason,
                fix: "Take it out. Say how you live instead: quiet, tidy, no smoking, when you cook, how often guests come.",
                severity: verdict.severity)
        }
    }

    /// What the law says of such words.
    private struct Verdict {
        let message: String
        let reason: String
        let severity: Diagnostic.Severity

        init(_ ground: ExcludingWords.Ground, _ accommodation: KindUses.Accommodation) {
            let law = Verdict.laws[ground] ?? ""
            switch (accommodation, ground) {
            case (.wanted, _):
                message = "chooses people by what the law protects"
                reason = "These laws bind whoever offers a home, and people who read this may offer one: \(law)."
                severity = .warning
            case (.shared, .race):
                message = "may not stand in an advertisement, not even for a room in your own home"
                reason = "\(law); section 16 forbids the advertisement even where you may choose whom you live with."
                severity = .error
            case (.shared, _):
                message = "is allowed only if you or a close relative live there, with room for at most three others"
                reason = "\(law). Without that exception it's unlawful, and many states have rules of their own."
                severity = .warning
            case (.whole, _):
                message = "may not stand in an advertisement for a home"
                reason = "It's unlawful to choose tenants by it: \(law)."
                severity = .error
            }
        }

        private static let laws: [ExcludingWords.Ground: String] = [
            .race: "Racial Discrimination Act 1975 (Cth) s 12",
            .sex: "Sex Discrimination Act 1984 (Cth) s 23",
            .age: "Age Discrimination Act 2004 (Cth) s 29",
            .disability: "Disability Discrimination Act 1992 (Cth) s 25",
            .belief: "equal opportunity laws of most states, such as the Equal Opportunity Act 2010 (Vic) s 52",
        ]
    }
}

extension Rule {
    static let equalTreatment = Rule(
        "equal-treatment", .error, "A home isn't kept from people whom the law protects",
        "Nobody who lets a home may choose tenants by race (Racial Discrimination Act 1975 (Cth) s 12), sex, sexuality, marriage or pregnancy (Sex Discrimination Act 1984 (Cth) s 23), age (Age Discrimination Act 2004 (Cth) s 29) or disability (Disability Discrimination Act 1992 (Cth) s 25), nor by religion in most states. For a room in a home where you live with at most three others, all but the first have exceptions, so there it's only a warning; advertising by race is unlawful everywhere (s 16). Say how you live instead: quiet, tidy, no smoking. \"No pets\" and \"no smokers\" are fine.",
        example: "noise: quiet\ncleaning: tidy")
}

/// A text of a listing in its owner's own words, and where each part of it stands in the file.
struct OwnText {
    let bytes: ArraySlice<UInt8>
    fileprivate let place: Place

    fileprivate enum Place {
        /// A value of the facts.
        case value(SourceSpan)
        /// The text below them, which starts in that line.
        case body(line: Int)
    }

    /// Where a range of the text stands.
    func span(_ range: Range<Int>) -> SourceSpan {
        switch place {
        case .value(let span): span
        case .body(let line): SourceSpan(of: range, in: bytes, firstLine: line)
        }
    }
}

extension ParsedListing {
    /// The title, the description and the kind's own texts.
    var ownTexts: [OwnText] {
        let keys = ["title", "description"] + kind.fields.filter { $0.type is TextField || $0.type is ProseField }.map(\.id)
        let values = keys.compactMap { key in
            root[key].flatMap { node in node.text.map { OwnText(bytes: Array($0.utf8)[...], place: .value(node.span)) } }
        }
        return values + (body.map { [OwnText(bytes: $0.text, place: .body(line: $0.line))] } ?? [])
    }
}
