import Bytes
import Findings
import Values
import YAML

/// Reads a kind's file. A board's file for a shipped kind replaces its keys, and adds or replaces single fields.
package struct KindReader {
    private static let keys =
        [
            "kind", "plural", "label", "labels", "noun", "place", "price", "pending", "done", "advice", "card", "expires", "schema",
        ] + KindUses.keys + ["fields"]

    /// Reads one file on top of the shipped kinds, without fields of those types; nil if it is unusable, which the report then says.
    package static func read(_ root: YAMLNode, over shipped: [String: YAMLNode], without types: Set<String> = [], report: inout Report)
        -> Kind?
    {
        KeyCheck.check(root, allowed: keys, of: "a kind's file", rule: .kindFile, report: &report)
        guard let id = root["kind"]?.text, id.isSlug else {
            return report.reject(
                .kindFile, root["kind"]?.span ?? root.span, "\"kind\" must name the kind in lower-case letters, digits and hyphens",
                fix: "kind: …")
        }
        let merged = shipped[id].map { merge($0, with: root) } ?? root
        let reader = NodeReader(node: merged, rule: .kindFile)
        let plural = reader.text("plural", report: &report) ?? id + "s"
        if !plural.isSlug || ReservedNames.all.contains(plural) || ReservedNames.besideForms.contains(plural) {
            return report.reject(
                .kindFile, merged["plural"]?.span ?? root.span, "\(plural.quoted) cannot name a folder of the site",
                reason: "It needs lower-case letters, digits and hyphens, and must not be a word that the site uses itself.")
        }
        if let node = merged["fields"], node.entries == nil {
            report.add(.kindFile, node.span, "\"fields\" must be a group of fields, not \(node.noun)", fix: "fields:\n  …: {type: …}")
        }
        let price = merged["price"].flatMap { $0.isEmpty ? nil : priceRule($0, report: &report) }
        var fields = (merged["fields"]?.entries ?? []).compactMap { FieldReader.read($0, report: &report) }
            .filter { !types.contains($0.type.name) }
        // What a shipped file says of fields that the board does without gives way silently.
        let isOwn = { (key: String) in root[key] != nil && (types.isEmpty || !shipped.isEmpty) }
        if let price {
            if let place = fields.firstIndex(where: { $0.id == price.field }) {
                if let money = fields[place].type.as(MoneyField.self) {
                    fields[place] = fields[place].with(type: money.asPrice(per: price.per, zero: price.zero).boxed)
                }
            } else {
                let money = MoneyField(range: 0...10_000_000_000).asPrice(per: price.per, zero: price.zero).boxed
                let usual = FieldReader.usual(merged["price"]?["usual"], money, report: &report)
                fields.insert(Field(id: price.field, type: money, isRequired: price.isRequired, zero: price.zero, usual: usual), at: 0)
            }
        }
        for field in merged["fields"]?.entries ?? [] where CommonFields.names.contains(field.key) {
            report.add(
                .kindFile, field.keySpan, "every listing already has a field \(field.key.quoted)", fix: "Give this one another name.")
        }
        checkPrice(price, fields, merged, report: &report)
        let pending = reader.text("pending", report: &report) ?? "under-application"
        let taken = taken(merged["done"], reader, report: &report)
        let words = [Kind.available, pending] + taken + [Kind.withdrawn]
        if Set(words).count < words.count || !words.allSatisfy({ $0.isSlug }) {
            report.add(
                .kindFile, merged["done"]?.span ?? merged["pending"]?.span ?? root.span,
                "the \(words.count == 4 ? "four " : "")statuses must differ: \(words.listed())",
                reason: "Each is a word in lower case, with hyphens.", fix: "done: …")
        }
        let label = reader.words("label", report: &report) ?? id.asLabel
        let card = reader.list("card", report: &report)
        for name in card where !fields.contains(where: { $0.id == name.text }) {
            // A field that is declared, but not well, has a finding already.
            if let text = name.text, merged["fields"]?[text] != nil { continue }
            // The board took a field out that the shipped card shows.
            if root["card"] == nil, shipped[id] != nil { continue }
            report.add(.kindFile, name.span, "the card shows \((name.text ?? "").quoted), which is not among the fields")
        }
        let schema = SchemaReader(fields: fields, usual: .usual(hasPrice: price != nil), isOwn: isOwn("schema"))
            .read(merged["schema"], report: &report)
        if schema.type.family == .demand, let place = fields.firstIndex(where: { $0.id == price?.field }) {
            // What is looked for has no price that a law could want fixed.
            if let money = fields[place].type.as(MoneyField.self) { fields[place] = fields[place].with(type: money.asLimit().boxed) }
        }
        let cardFields = card.compactMap { $0.text }.compactMap { id in fields.firstIndex { $0.id == id } }
        return Kind(
            Kind.Facts(
                id: id, plural: plural, label: label, labels: reader.words("labels", report: &report) ?? plural.asLabel,
                noun: reader.words("noun", report: &report) ?? "listing",
                place: reader.choice("place", PlaceRule.self, report: &report) ?? .suburb, price: price,
                pending: pending, taken: taken, statuses: [Kind.available, pending] + taken + [Kind.withdrawn],
                advice: reader.words("advice", report: &report), card: card.compactMap { $0.text },
                expires: reader.integer("expires", 1...730, default: 42, report: &report),
                schema: schema,
                uses: KindUses(reader, fields: fields, isOwn: isOwn, report: &report),
                fields: fields,
                cardFields: cardFields, wordsForNone: WordForNone.all(of: fields, onCard: cardFields),
                mainFacets: MainFacet.all(of: fields, price: price),
                sections: KindSections.read(reader, fields, price: price, isOwn: isOwn("sections"), report: &report),
                nearby: NearbyKey.read(reader, report: &report),
                occasionFields: fields.indices.filter { fields[$0].type.is(SlotsField.self) },
                startField: schema.type.family == .demand ? nil : fields.firstIndex { $0.id == "available" && $0.type.is(DateField.self) }))
    }

    /// Checks the field of the price: if it is declared among the fields, it must be one of money.
    private static func checkPrice(_ price: Kind.PriceRule?, _ fields: [Field], _ merged: YAMLNode, report: inout Report) {
        guard let price, let node = merged["price"] else { return }
        if !price.field.isFieldName || CommonFields.names.contains(price.field) {
            report.add(
                .kindFile, node["field"]?.span ?? node.span, "\(price.field.quoted) cannot name the field of the price",
                fix: "field: price")
        }
        guard let declared = merged["fields"]?[price.field], let field = fields.first(where: { $0.id == price.field }) else { return }
        if field.type.is(MoneyField.self) { return }
        report.add(
            .kindFile, declared.span, "the price \(price.field.quoted) must be a field of money, not of \(field.type.name)",
            fix: "\(price.field): {type: money}")
    }

    private static func priceRule(_ node: YAMLNode, report: inout Report) -> Kind.PriceRule? {
        guard node.entries != nil else {
            return report.reject(
                .kindFile, node.span, "\"price\" must be a group of keys, not \(node.noun)", fix: "price: {field: price, per: …}")
        }
        KeyCheck.check(
            node, allowed: ["field", "per", "required", "zero", "usual", "before"], of: "a price", rule: .kindFile, report: &report)
        let reader = NodeReader(node: node, rule: .kindFile)
        let field = reader.text("field", report: &report) ?? "price"
        return Kind.PriceRule(
            field: field, per: reader.choice("per", PricePeriod.self, report: &report) ?? .once,
            isRequired: reader.yesNo("required", default: true, report: &report), zero: reader.words("zero", report: &report),
            before: reader.words("before", report: &report))
    }

    /// The words for what is taken: one, or a list with the usual one first.
    private static func taken(_ node: YAMLNode?, _ reader: NodeReader, report: inout Report) -> [String] {
        guard node?.items != nil else { return [reader.text("done", report: &report) ?? "closed"] }
        let words = reader.list("done", report: &report).compactMap { $0.text?.trimmed }
        return words.isEmpty ? ["closed"] : Array(words.prefix(mostTaken))
    }

    /// More ways to be taken than that tell people nothing.
    private static let mostTaken = 5

    private static func merge(_ shipped: YAMLNode, with changes: YAMLNode) -> YAMLNode {
        var entries = shipped.entries ?? []
        for change in changes.entries ?? [] {
            guard let index = entries.firstIndex(where: { $0.key == change.key }) else {
                entries.append(change)
                continue
            }
            let isFields = change.key == "fields" && change.value.entries != nil
            let value = isFields ? merge(entries[index].value, with: change.value) : change.value
            entries[index] = YAMLNode.Entry(key: change.key, keySpan: change.keySpan, value: value)
        }
        // A field that the board leaves empty is taken out of the shipped kind.
        entries.removeAll { $0.value.isEmpty }
        return YAMLNode(.mapping(entries), span: changes.span)
    }
}
