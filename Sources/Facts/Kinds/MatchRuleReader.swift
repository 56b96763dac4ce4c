import Findings
import Matching
import Values
import YAML

/// Reads `match` in a kind's file: what its listings are to those who look for a home, and which fields say what is compared.
struct MatchRuleReader {
    private static let fieldKeys: [(key: String, type: String)] = [
        ("from", DateField.name), ("until", DateField.name), ("stay", RangeField.name), ("people", CountField.name),
        ("seats", CountField.name), ("joined", PeopleField.name), ("suburbs", SuburbsField.name), ("campuses", CampusesField.name),
        ("likes", ReferencesField.name), ("breakers", ChoicesField.name),
    ]
    private static let roles: [String: MatchFacts.Role] = ["offer": .offer, "home": .home, "request": .request]

    /// The kind's fields.
    let fields: [Field]
    /// Whether the board's own file sets it. What the shipped file says of fields that a board took out gives way silently.
    let isOwn: Bool

    func read(_ node: YAMLNode?, report: inout Report) -> MatchRule? {
        guard let node, !node.isEmpty else { return nil }
        guard node.entries != nil else {
            return report.reject(
                .kindFile, node.span, "\"match\" must be a group of keys, not \(node.noun)", fix: "match: {as: offer, from: …}")
        }
        KeyCheck.check(
            node, allowed: ["as", "seeks"] + MatchRuleReader.fieldKeys.map { $0.key } + ["bedrooms", "habits", "alike", "both", "own"],
            of: "\"match\"", rule: .kindFile, report: &report)
        let reader = NodeReader(node: node, rule: .kindFile)
        guard let name = reader.text("as", report: &report), let role = MatchRuleReader.roles[name] else {
            return report.reject(
                .kindFile, node["as"]?.span ?? node.span, "\"match\" must say what the kind's listings are to those who look for a home",
                reason: "An offer is a place in a home, a home is a whole one, and a request is from somebody who looks.",
                fix: "match: {as: offer, …}")
        }
        var rule = MatchRule(role)
        var places: [String: Int] = [:]
        for (key, type) in MatchRuleReader.fieldKeys { places[key] = field(node, key, [type], report: &report) }
        rule.seeks = node["seeks"].flatMap { seeks($0, report: &report) }
        (rule.from, rule.until, rule.stay) = (places["from"], places["until"], places["stay"])
        (rule.people, rule.seats, rule.joined) = (places["people"], places["seats"], places["joined"])
        (rule.suburbs, rule.campuses, rule.likes, rule.breakers) =
            (places["suburbs"], places["campuses"], places["likes"], places["breakers"])
        rule.bedrooms = field(node, "bedrooms", [CountField.name, RangeField.name], report: &report)
        rule.habits = reader.list("habits", report: &report).compactMap { place($0, "habits", [ChoiceField.name], report: &report) }
        if rule.habits.count > HabitWords.most {
            report.add(.kindFile, node["habits"]?.span ?? node.span, "at most \(HabitWords.most) habits can be compared")
        }
        rule.alike = groups(node["alike"], report: &report).mapValues { ($0.items ?? []).compactMap { $0.text } }
        rule.both = phrases(node["both"], report: &report)
        rule.own = phrases(node["own"], report: &report)
        return rule
    }

    /// What is said of words of habits, by their fields.
    private func phrases(_ node: YAMLNode?, report: inout Report) -> [String: [String: String]] {
        groups(node, report: &report).mapValues { words in
            Dictionary(firstOf: (words.entries ?? []).map { ($0.key, $0.value.text ?? $0.key) })
        }
    }

    private func seeks(_ node: YAMLNode, report: inout Report) -> MatchRule.Seeks? {
        let reader = NodeReader(node: node, rule: .kindFile)
        guard node.entries != nil, let field = field(node, "field", [ChoiceField.name, ChoicesField.name], report: &report),
            let place = reader.text("place", report: &report), let home = reader.text("home", report: &report)
        else {
            guard isOwn else { return nil }
            return report.reject(
                .kindFile, node.span, "\"seeks\" must name a choice, and its words for a place in a home and for a whole home",
                fix: "seeks: {field: …, place: …, home: …}")
        }
        for word in [place, home] where isOwn && !fields[field].type.words.contains(word) {
            report.add(
                .kindFile, node.span, "\(word.quoted) is not among the choices of \(fields[field].id.quoted)",
                reason: "The choices are \(fields[field].type.words.listed()).")
        }
        return MatchRule.Seeks(field: field, place: place, home: home)
    }

    private func groups(_ node: YAMLNode?, report: inout Report) -> [String: YAMLNode] {
        guard let node, !node.isEmpty else { return [:] }
        guard let entries = node.entries else {
            report.add(.kindFile, node.span, "it must be a group of fields, not \(node.noun)", fix: "{…: …}")
            return [:]
        }
        return Dictionary(firstOf: entries.map { ($0.key, $0.value) })
    }

    private func field(_ node: YAMLNode, _ key: String, _ types: [String], report: inout Report) -> Int? {
        guard let value = node[key], !value.isEmpty else { return nil }
        return place(value, key, types, report: &report)
    }

    /// The place of the field that a node names, if it is of one of those types.
    private func place(_ node: YAMLNode, _ key: String, _ types: [String], report: inout Report) -> Int? {
        let name = node.text?.trimmed ?? ""
        if let place = fields.firstIndex(where: { $0.id == name }), types.contains(fields[place].type.name) { return place }
        guard isOwn else { return nil }
        let names = fields.filter { types.contains($0.type.name) }.map { $0.id }
        return report.reject(
            .kindFile, node.span, "\(key.quoted) must name a field of the type \(types.map { $0.quoted }.listed("or")), not \(name.quoted)",
            reason: names.isEmpty ? "This kind has no such field." : "This kind has \(names.listed()).",
            fix: Spelling.nearest(to: name, among: names).flatMap { report.line(replacing: node, with: $0) })
    }
}
