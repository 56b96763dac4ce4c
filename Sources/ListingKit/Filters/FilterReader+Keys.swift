import Facts
import Findings
import Values
import YAML

/// The keys of a filter.
extension FilterReader {
    /// The terms of a group of keys in YAML.
    mutating func terms(of node: YAMLNode) -> [FilterTerm] {
        let entries = node.entries ?? []
        let known = Set(vocabulary.keys)
        var terms: [FilterTerm] = []
        var index = 0
        while index < entries.count, !report.isFull {
            let entry = entries[index]
            var rest: [YAMLNode.Entry] = []
            while index + 1 < entries.count, KeyCheck.isRest(entries[index + 1], of: entry), !known.contains(entries[index + 1].key) {
                index += 1
                rest.append(entries[index])
            }
            index += 1
            if let last = rest.last, let text = entry.value.text {
                let start = entry.value.span
                let whole = SourceSpan(
                    line: start.line, column: start.column, length: last.keySpan.column + last.keySpan.length - start.column)
                let parts = [text] + rest.map(\.key)
                fail(
                    .valueShape, rest[0].keySpan, "\(rest[0].key.quoted) is taken for a key, since a comma in braces ends a value",
                    reason: "Several values of one key stand in brackets; a number has no commas.",
                    fix: report.line(replacing: whole, with: FilterReader.written(parts)))
            } else if let values = words(of: entry) {
                terms.append(FilterTerm(key: entry.key, keySpan: entry.keySpan, values: values))
            }
        }
        return terms
    }

    /// The values of a key in YAML: one text, or a list of texts.
    private mutating func words(of entry: YAMLNode.Entry) -> [FilterWord]? {
        let value = entry.value
        guard let items = value.items ?? (value.text.map { _ in [value] }) else {
            fail(
                .valueShape, value.span, "\(entry.key.quoted) must be a value or a list of values, not \(value.noun)",
                fix: "\(entry.key): […]")
            return nil
        }
        if value.items == nil, let text = value.text, text.contains(",") {
            let parts = joinedStates(text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }, in: entry.key)
            if parts.count > 1 {
                let written = FilterReader.written(parts)
                fail(
                    .valueShape, value.span, "\(entry.key.quoted) must be a list in brackets, not text with commas",
                    reason: written.hasPrefix("[") ? "" : "A number has no commas.",
                    fix: report.line(replacing: value, with: written) ?? "\(entry.key): \(written)")
                return nil
            }
        }
        var words: [FilterWord] = []
        for item in items {
            guard let text = item.text?.trimmed, !text.isEmpty else {
                fail(
                    .valueShape, item.span,
                    item.text == nil ? "an item of \(entry.key.quoted) must be text, not \(item.noun)" : "\(entry.key.quoted) is empty",
                    fix: item.text == nil ? nil : "Fill it in, or delete it.")
                return nil
            }
            let isWhole = !item.isBlock && text.unicodeScalars.count <= item.span.length
            words.append(FilterWord(text: text, span: item.span, isWhole: isWhole))
        }
        if words.isEmpty {
            fail(.valueShape, value.span, "\(entry.key.quoted) is empty", fix: "Fill it in, or delete it.")
            return nil
        }
        return words
    }

    /// Values that commas separate as they are to be written: a list, or one number whose thousands they set off.
    private static func written(_ parts: [String]) -> String {
        GroupedNumber.digits(of: parts) ?? "[\(parts.prefix(mostValues).map(YAMLText.flowScalar).joined(separator: ", "))]"
    }

    /// Values of a text with commas, in which a state behind a suburb is no value of its own.
    private func joinedStates(_ parts: [String], in key: String) -> [String] {
        guard key == "suburb", parts.count <= 2 * FilterReader.mostValues else { return parts }
        return parts.reduce(into: []) { result, part in
            if let last = result.last, isEnd(part, of: last) { result[result.count - 1] = last + " " + part } else { result.append(part) }
        }
    }

    /// The terms whose keys are known, in the order of a query; others are reported.
    mutating func knownTerms(_ terms: [FilterTerm]) -> [FilterTerm] {
        let keys = vocabulary.keys
        let known = Set(keys)
        let given = Set(terms.map(\.key))
        var result: [FilterTerm] = []
        for term in terms {
            if report.isFull { break }
            if known.contains(term.key) {
                result.append(term)
            } else if !FilterKeys.asksForNothing(term.key) || form == .group {
                failUnknown(term, keys: keys, given: given)
            }
        }
        return result.sorted { (FilterKeys.rank($0.key), $0.key) < (FilterKeys.rank($1.key), $1.key) }
    }

    /// Why a key of the search page is none of a saved search; nil for other keys.
    private func presentation(_ key: String) -> (message: String, reason: String)? {
        switch key {
        case FilterKeys.order: ("an order is no condition", "Feeds have the newest listings first.")
        case FilterKeys.wish: ("\(key.quoted) is no condition", "It says what comes first on the search page.")
        case FilterKeys.refused: ("\(key.quoted) is no condition of a saved search", "Only the search page leaves out what nobody wants.")
        case "units": ("\(key.quoted) is no condition", "It says how the search page shows distances.")
        case "matches": ("\(key.quoted) is no condition", "It asks for what matches the reader's own wishes, which nobody else knows.")
        case _ where FilterKeys.ofPage.contains(key):
            ("what the map shows is no condition", "An area of the map has a key of its own: \"area\".")
        default: nil
        }
    }

    private mutating func failUnknown(_ term: FilterTerm, keys: [String], given: Set<String>) {
        let key = term.key
        func line(_ right: String) -> String? {
            given.contains(right) ? nil : report.line(replacing: term.keySpan, with: form.written(right))
        }
        if let what = presentation(key) {
            return fail(.unknownKey, term.keySpan, what.message, reason: what.reason, fix: "Leave out \"\(key)\".")
        }
        if key.hasPrefix("amp;") {
            return fail(
                .savedSearch, term.keySpan, "\"&amp;\" is how a web page writes the \"&\" between conditions; here it stands alone",
                fix: line(String(key.dropFirst(4))))
        }
        let guess = FilterKeyWords.meant(key, vocabulary) ?? Spelling.nearest(to: key, among: keys)
        let isField = guess == nil && vocabulary.kinds.contains { $0.field(key) != nil }
        let message = isField ? "people cannot filter by \(key.quoted)" : "a search has no \(key.quoted)"
        fail(
            .unknownKey, term.keySpan, message + Spelling.question(guess),
            reason: (isField ? "Its kind gives it no facet. " : "") + "It can have \(keys.listed()).", fix: guess.flatMap(line),
            ofKinds: true)
    }
}

/// What people write for the keys of a filter.
enum FilterKeyWords {
    /// The key that another word means: of a field that people can filter by, else of all boards.
    static func meant(_ word: String, _ vocabulary: FilterVocabulary) -> String? {
        let folded = word.foldedWord
        if vocabulary.kinds.contains(where: { $0.price?.field == folded }) { return "max" }
        for kind in vocabulary.kinds {
            let field = kind.fields.first { $0.facet != nil && ($0.id == folded || $0.also.contains(folded)) }
            if let field { return field.id }
        }
        return words[folded]
    }

    private static let words = Dictionary(synonyms: [
        ("kind", ["kinds", "what", "looking-for"]), ("words", ["word", "q", "query", "search", "contains"]),
        ("state", ["states", "territory"]),
        ("region", ["regions", "city", "cities", "areas", "council", "district", "metro"]),
        ("suburb", ["suburbs", "postcode", "postcodes", "place", "places", "location", "address", "town", "zip"]),
        ("surrounding", ["surrounds", "surroundings", "surrounding-suburbs", "neighbours", "nearby-suburbs"]),
        ("near", ["nearby", "around", "close-to", "campus", "campuses", "uni", "university"]),
        ("km", ["kms", "kilometres", "kilometers", "distance", "radius", "within"]),
        ("area", ["circle", "polygon", "map-area", "drawn", "bounds"]),
        ("owner", ["owners", "landlord", "agent", "seller", "person", "people", "by"]),
        ("tag", ["tags", "keyword", "keywords", "label", "labels", "hashtag"]),
        ("min", ["minimum", "min-price", "price-min", "min-rent", "least", "above", "over"]),
        ("max", ["maximum", "max-price", "price-max", "max-rent", "price", "cost", "budget", "up-to", "most", "below", "under"]),
        ("dropped", ["drop", "drops", "price-drop", "price-dropped", "reduced"]), ("beds", ["bed", "br"]),
        ("added", ["new", "newer", "listed", "posted", "since", "days", "age"]),
        ("inspection", ["inspections", "open-home", "open-house", "viewing", "viewings"]),
    ])
}
