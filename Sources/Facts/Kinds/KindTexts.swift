import Findings
import Values

/// What a kind says to readers of a site, which another language says otherwise. Names in files and addresses are none of it.
public struct KindTexts: Sendable, Hashable {
    /// What one is called: `Home to rent`.
    public var label: String
    /// What several are called: `Homes to rent`.
    public var labels: String
    /// What the thing itself is called.
    public var noun: String
    /// What people should know before they pay or hand over anything.
    public var advice: String?
    /// What a reader's saved listings of the kind are called together.
    public var saved: String?
    /// What whoever posts one says that it is.
    public var posting: String?
    /// What is shown for a price of 0.
    public var zero: String?
    /// What stands before a price.
    public var before: String?
    /// What its pictures usually show, by the words of its file.
    public var pictures: [String: String]
    /// What each of its fields says, in their order.
    public var fields: [FieldTexts]

    /// What a kind says as its file says it.
    public init(_ kind: Kind) {
        (label, labels, noun) = (kind.label, kind.labels, kind.noun)
        (advice, saved, posting) = (kind.advice, kind.uses.saved, kind.uses.posting)
        (zero, before) = (kind.price?.zero, kind.price?.before)
        pictures = Dictionary(firstOf: kind.uses.pictures.map { ($0, $0) })
        fields = kind.fields.map(FieldTexts.init)
        // The word for a price of 0 is the kind's.
        if let price = kind.price, let place = kind.index(of: price.field) { fields[place].zero = nil }
        guard let match = kind.uses.match, !match.both.isEmpty else { return }
        for place in match.habits {
            let field = kind.fields[place]
            let (both, own) = (match.both[field.id] ?? [:], match.own[field.id] ?? [:])
            fields[place].both = Dictionary(firstOf: field.type.words.map { ($0, both[$0] ?? $0) })
            fields[place].own = Dictionary(firstOf: field.type.words.map { ($0, own[$0] ?? $0) })
        }
    }
}

extension KindTexts {
    /// A name of a kind's file as a part of the key under which another language says it: `on_application`.
    package static func key(_ name: String) -> String {
        String(decoding: name.lowercased().utf8.map { $0.isASCIIAlphanumeric ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
    }
}

extension Kind {
    /// The same kind in another language, in which it says those texts, and calls its statuses by those names. `isCounted` tells whether there
    /// are words for so many of it.
    public func said(_ texts: KindTexts, statuses: [String: String], isCounted: Bool) -> Kind {
        let before = KindTexts(self)
        return said { facts in
            facts.isSaid = true
            facts.isCounted = isCounted
            (facts.label, facts.labels, facts.noun) = (texts.label, texts.labels, texts.noun)
            (facts.advice, facts.uses.saved, facts.uses.posting) = (texts.advice, texts.saved, texts.posting)
            facts.uses.pictures = facts.uses.pictures.map { texts.pictures[$0] ?? $0 }
            if var price = facts.price {
                (price.zero, price.before) = (texts.zero, texts.before)
                facts.price = price
            }
            facts.statusNames = statuses
            facts.fields = fields.indices.map { place in
                var (now, names) = (texts.fields[place], FieldNames())
                if now.id == price?.field { now.zero = texts.zero }
                names.choices = now.choices.filter { before.fields[place].choices[$0.key] != $0.value }
                names.isZeroSaid = now.zero != before.fields[place].zero
                names.onCard = now.onCard.filter { before.fields[place].onCard[$0.key] != $0.value }
                if !now.both.isEmpty { facts.uses.match?.both[now.id] = now.both }
                if !now.own.isEmpty { facts.uses.match?.own[now.id] = now.own }
                return now == before.fields[place] ? fields[place] : fields[place].said(now, names)
            }
        }
    }
}
