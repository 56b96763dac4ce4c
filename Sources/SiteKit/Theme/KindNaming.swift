import Facts
import Languages
import ListingKit
import Matching
import Values

/// Says in the words of a site what kinds say. The files of the kinds that come with Houser are in English; another language has its words for
/// them beside all else that it says. Where a board's own file of a kind says something otherwise than the shipped one, that stays as it is.
struct KindNaming {
    private let messages: Messages
    private let statuses: [String: String]

    /// Nil where the words leave kinds as their files have them.
    init?(_ words: ThemeWords) {
        if words.language == ThemeWords.english, words.own.isEmpty { return nil }
        messages = words.messages
        statuses = KindNaming.statuses(words.messages)
    }

    /// A kind as the words call it.
    func named(_ kind: Kind) -> Kind {
        var texts = KindTexts(kind)
        // A kind of the board's own may have the key of a shipped kind's field: kind_rental_bond is the bond of rentals, and a kind rental-bond.
        let isShipped = KindSet.shippedIds.contains(kind.id)
        texts.visit(kind.id) { key, text in
            guard isShipped, KindNaming.texts[key] == text, let said = messages[key]?.plain else { return }
            text = said
        }
        texts.visitUnits(kind.id) { key, unit in
            guard KindNaming.units[key] == unit, let said = messages[key] else { return }
            unit.said = PluralForms(said, messages.formats.plurals)
        }
        if texts.noun == KindNaming.usualNoun { texts.noun = messages.text("common.listing") { _ in nil } }
        let key = KindTexts.countKey(of: kind)
        let group = String(key.prefix { $0 != "." })
        let isCounted =
            isShipped && messages[key] != nil
            && KindNaming.texts[group + ".label"] == kind.label && KindNaming.texts[group + ".labels"] == kind.labels
        return kind.said(texts, statuses: statuses, isCounted: isCounted)
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

    /// What follows the numbers of their fields, by keys.
    private static let units: [String: Field.Unit] = {
        var found: [String: Field.Unit] = [:]
        for kind in KindSet.load([]).kinds {
            var texts = KindTexts(kind)
            texts.visitUnits(kind.id) { found[$0] = $1 }
        }
        return found
    }()

    /// All of it as messages, with the numbers of listings of each kind: what another language has to say.
    static let standard: Messages = {
        var patterns = texts.compactMapValues { text in text.isEmpty ? nil : try? MessagePattern(text) }
        for kind in KindSet.load([]).kinds {
            let (one, many) = (kind.label.lowercasedFirst, kind.labels.lowercasedFirst)
            patterns[KindTexts.countKey(of: kind)] = try? MessagePattern("{count, plural, one {# \(one)} other {# \(many)}}")
        }
        for (key, unit) in units {
            let text = unit.isMeasure ? unit.one : "{count, plural, one {\(unit.one)} other {\(unit.many)}}"
            patterns[key] = try? MessagePattern(text)
        }
        return Messages(language: ThemeWords.english, patterns)
    }()

    /// What statuses are called, by their words.
    private static func statuses(_ messages: Messages) -> [String: String] {
        let keys = [
            "archived": "statuses.archived", "available": "statuses.available", "closed": "statuses.closed", "found": "statuses.found",
            "let": "statuses.let", "reserved": "statuses.reserved", "sold": "statuses.sold", "swapped": "statuses.swapped",
            "talking": "statuses.talking", "under-application": "statuses.under_application", "under-offer": "statuses.under_offer",
            "withdrawn": "statuses.withdrawn",
        ]
        return keys.mapValues { messages.text($0) { _ in nil } }
    }
}

extension ThemeWords {
    /// Kinds as the words call them.
    func naming(_ kinds: [Kind]) -> [Kind] { KindNaming(self).map { kinds.map($0.named) } ?? kinds }

    /// Tells facts of listings as the words of a site do.
    func facts(_ kinds: [Kind]) -> FirstFacts { FirstFacts(naming(kinds), in: messages.formats) }
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
}
