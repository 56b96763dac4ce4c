import Findings
import Values

extension ListingRule {
    /// Mentions words that frauds use.
    static let fraudSigns = ListingRule(.fraudSigns) { parsed, report in
        guard parsed.kind.price != nil else { return }
        // Who sublets says why, who looks for a home may come from afar, and who sells a thing may be about to leave.
        let isOfHome = [.whole, .shared].contains(parsed.kind.uses.accommodation)
        let mayBeAway = parsed.listing.lastDay != nil || !isOfHome
        var told: [FraudSign.Sort] = []
        for text in parsed.ownTexts {
            for sign in FraudSign.all(in: text.bytes, ofHome: isOfHome)
            where !told.contains(sign.sort) && !(mayBeAway && sign.sort == .absence) {
                told.append(sign.sort)
                let words = String(decoding: text.bytes[sign.range], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
                report.add(
                    .fraudSigns, text.span(sign.range, in: report.source), Rule.fraudMessage + words.quoted, reason: sign.sort.reason,
                    fix: sign.sort.fix)
            }
        }
    }
}

extension FraudSign.Sort {
    fileprivate var reason: String {
        switch self {
        case .payment:
            "What's paid that way can't be had back, so frauds ask for it. That proves nothing, but it can cost you people's trust."
        case .advance:
            "Frauds ask for money before anybody has seen what it's for. That proves nothing, but it can cost you people's trust."
        case .absence:
            "Frauds often say so, since then nobody can meet them. That proves nothing, but people trust you more if they can meet somebody."
        case .keys: "Frauds promise keys by post for money in advance. That proves nothing, but it can cost you people's trust."
        }
    }

    fileprivate var fix: String {
        switch self {
        case .payment: "Take it out, and say how people can pay once they've seen it."
        case .advance: "Take it out: people see it first."
        case .absence: "Say who shows it to people."
        case .keys: "Say who hands the keys over."
        }
    }
}

extension Rule {
    fileprivate static let fraudMessage = "the text says "

    /// The words that a finding of ``fraudSigns`` is about, in quotes; nil of another one.
    package static func fraudWords(of finding: Diagnostic) -> String? {
        finding.rule == fraudSigns.id ? String(finding.message.dropFirst(fraudMessage.count)) : nil
    }

    static let fraudSigns = Rule(
        "fraud-signs", .hint, "What frauds say is looked at twice",
        "Money by a wire service or on gift cards, money before an inspection, an owner who is overseas, keys by post: honest people say so now and then, frauds nearly always. This shows the words to whoever looks after the board, and judges nobody. Before you accept the listing, ask the owner how people can see what it's about, and look at it with the other hints on the same owner. Readers get advice on every page, too."
    )
}
