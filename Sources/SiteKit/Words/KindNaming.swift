import Facts
import Findings
import Languages
import ListingKit
import Matching
import Rules
import Values

/// Says in the words of a site what kinds say. The files of the kinds that come with Houser are in English; another language has its words for
/// them beside all else that it says. Where a board's own file of a kind says something otherwise than the shipped one, that stays as it is.
struct KindNaming {
    private let messages: Messages
    private let phrases: KindPhrases

    /// Nil where the words leave kinds as their files have them.
    init?(_ words: ThemeWords) {
        if words.language == ThemeWords.english, words.own.isEmpty { return nil }
        messages = words.messages
        phrases = KindNaming.phrases(words.messages)
    }

    /// A kind as the words call it.
    func named(_ kind: Kind) -> Kind {
        var texts = KindTexts(kind)
        texts.visit(kind.id) { key, text in
            guard KindNaming.texts[key] == text, let said = messages[key]?.plain else { return }
            text = said
        }
        if texts.noun == KindNaming.usualNoun { texts.noun = messages.text("facts.noun") { _ in nil } }
        let key = Words.countKey(of: kind)
        let group = String(key.prefix { $0 != "." })
        let isCounted =
            messages[key] != nil && KindNaming.texts[group + ".label"] == kind.label && KindNaming.texts[group + ".labels"] == kind.labels
        return kind.said(texts, phrases, isCounted: isCounted)
    }

    /// What a listing is called of a kind whose file does not say it.
    private static let usualNoun = "listing"

    /// What the shipped kinds say as their files say it, by keys.
    private static let texts: [String: String] = {
        var found: [String: String] = [:]
        for kind in KindSet.load([]).kinds {
            var texts = KindTexts(kind)
            texts.visit(kind.id) { found[$0] = $1 }
        }
        return found
    }()

    /// All of it as messages, with the numbers of listings of each kind: what another language has to say.
    static let standard: Messages = {
        var patterns = texts.compactMapValues { text in text.isEmpty ? nil : try? MessagePattern(text) }
        for kind in KindSet.load([]).kinds {
            let (one, many) = (kind.label.lowercasedFirst, kind.labels.lowercasedFirst)
            patterns[Words.countKey(of: kind)] = try? MessagePattern("{count, plural, one {# \(one)} other {# \(many)}}")
        }
        return Messages(language: ThemeWords.english, patterns)
    }()

    private static func phrases(_ messages: Messages) -> KindPhrases {
        func text(_ key: String) -> String { messages.text(key) { _ in nil } }
        func around(_ key: String, _ count: Int) -> [String] {
            let texts = messages[key]?.gaps?.texts ?? []
            return texts.count == count ? texts : [""] + [String](repeating: " ", count: count - 2) + [""]
        }
        return KindPhrases(
            values: FieldPhrases(
                yes: text("facts.yes"), no: text("facts.no"), range: around("facts.range", 3), orMore: around("facts.or_more", 2),
                upTo: around("facts.up_to", 2), rating: around("facts.rating", 2)),
            statuses: Dictionary(
                uniqueKeysWithValues: [
                    ("archived", "statuses.archived"), ("available", "statuses.available"), ("closed", "statuses.closed"),
                    ("found", "statuses.found"), ("let", "statuses.let"), ("reserved", "statuses.reserved"), ("sold", "statuses.sold"),
                    ("swapped", "statuses.swapped"), ("talking", "statuses.talking"),
                    ("under-application", "statuses.under_application"), ("under-offer", "statuses.under_offer"),
                    ("withdrawn", "statuses.withdrawn"),
                ].map { ($0, text($1)) }),
            periods: [.week: text("facts.a_week"), .month: text("facts.a_month"), .night: text("facts.a_night")])
    }
}

extension LoadedContent {
    /// The same content with kinds as the words of a site call them.
    func named(by words: ThemeWords) -> LoadedContent {
        guard let naming = KindNaming(words) else { return self }
        var named = self
        named.kinds = kinds.map(naming.named)
        let scale = HabitScale(of: named.kinds)
        named.kinds = named.kinds.map { $0.comparing(scale) }
        return named
    }

    /// Adds what is wrong with other files than those of the content.
    mutating func add(_ findings: [Diagnostic]) {
        diagnostics += findings
        diagnostics.sort()
    }
}

extension Words {
    /// The key of the number of listings of a kind.
    static func countKey(of kind: Kind) -> String { "kind_\(KindTexts.key(kind.id)).count" }

    /// How many listings of a kind there are: `46 homes to rent`.
    func count(_ number: Int, of kind: Kind) -> String {
        if kind.isCounted { return text(Words.countKey(of: kind), count: number) }
        return counted(number, inSentence(kind.label), inSentence(kind.labels))
    }

    /// In which capacity somebody offers something.
    func role(_ role: Person.Role) -> String {
        switch role {
        case .owner: self["roles.owner"]
        case .agent: self["roles.agent"]
        case .headTenant: self["roles.head_tenant"]
        case .business: self["roles.business"]
        case .looking: self["roles.looking"]
        }
    }

    /// What people call places of a category that comes with Houser.
    func label(of category: PointCategory) -> String {
        switch category.id {
        case "charger": self["places.charger"]
        case "fuel": self["places.fuel"]
        case "health": self["places.health"]
        case "library": self["places.library"]
        case "park": self["places.park"]
        case "parking": self["places.parking"]
        case "post": self["places.post"]
        case "repair": self["places.repair"]
        case "school": self["places.school"]
        case "shop": self["places.shop"]
        case "station": self["places.station"]
        case "stop": self["places.stop"]
        default: category.label
        }
    }

    /// Whether it is read from right to left.
    var isRightToLeft: Bool { self["language.direction"] == "rtl" }
}
