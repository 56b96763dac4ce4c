import Bytes
import Findings
import Places
import Values
import YAML

/// A suburb with its state and postcode, with or without a street.
struct AddressField: PlainFieldType {
    static let name = "address"
    static let rules: [Rule] = [.suburbPostcode, .addressPoint]
    static let isContact = false

    var shape: String { "{suburb: …, state: …, postcode: …}" }

    var fileForm: FileForm { Rule.placeForm }

    var control: FormControl { .place(withStreet: false, states: State.allCases.map { $0.rawValue }) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.place(node, key: field.id, rule: context.place, gazetteer: context.gazetteer, report: &report).map(FieldValue.address)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .address(let place) = value else { return false }
        out.append(line: place)
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .address(let place) = value { json.text { $0.append(line: place) } }
    }

    func writeSchema(to json: inout JSONWriter) { json.text() }
}

extension Rule {
    package static let suburbPostcode = Rule(
        "suburb-postcode", .error, "Suburb, state and postcode match",
        "They're checked against a table of all Australian suburbs. Sixteen postcodes cross a state border, so the state and time zone come from the suburb, not the postcode. Names that are only used for mail are allowed, with a hint.",
        example: "address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}")

    private static let addressKeys = ["street", "suburb", "state", "postcode", "show", "point"]
    private static let placeKeys = ["suburb", "state", "postcode"]

    /// What a place may be in a file.
    package static var placeForm: FileForm {
        let point = FileForm.either([.list(.decimal(-180...180), most: 2), .pattern("[0-9].*[0-9]")])
        return .keys([
            FilePart("street", .text(least: 0, most: 120), note: "Number and street."),
            FilePart("suburb", .text(least: 0, most: 80), isRequired: true),
            FilePart(
                "state", .either([.words(State.allCases.map { $0.rawValue }), .text(least: 0, most: 40)]), isRequired: true,
                note: "The state or territory."),
            FilePart("postcode", .pattern("^\\s*[0-9]{3,4}\\s*$"), isRequired: true, note: "Four digits."),
            FilePart("show", .words(shows), note: "With suburb, the street stays off the site."),
            FilePart("point", point, note: addressPoint.explanation),
        ])
    }

    /// The place of an address group; nil with findings.
    package static func place(_ node: YAMLNode, key: String, rule: PlaceRule, gazetteer: Gazetteer, report: inout Report) -> Place? {
        if let text = node.text, !text.trimmed.isEmpty {
            let groups = PlainAddress(text.withoutWordQuotes, gazetteer: gazetteer).groups(withStreet: rule == .address)
            return report.reject(
                .valueShape, node.span, "\(key.quoted) must be in named parts, in braces, not plain text",
                reason: "So the site knows which is the street, the suburb, the state and the postcode.",
                fix: groups.map { "\(key): \($0)" }.joined(separator: "\nor\n"))
        }
        guard let written = group(node, keys: addressKeys, key: key, sample: addressShape(rule), report: &report) else { return nil }
        let group = withKeysMeant(written)
        let show = group["show"].flatMap { choice($0, of: shows, synonyms: showSynonyms, key: "show", report: &report) }
        var street = group["street"].flatMap { line($0, key: "street", max: 120, report: &report) }
        if let text = street, let streetNode = group["street"], isPostOfficeBox(text) {
            report.add(
                .suburbPostcode, streetNode.span, "a PO box is not an address that people can visit",
                fix: "Write the street, or leave it out.")
            street = nil
        }
        // What a misspelt key holds is not missing.
        if placeKeys.contains(where: { KeyCheck.isMisspelt($0, in: group, allowed: addressKeys) }) { return nil }
        guard let suburbNode = group["suburb"] else {
            let missing = placeKeys.filter { (group[$0]?.text?.trimmed ?? "").isEmpty }
            return report.reject(
                .requiredField, node.span, "\("suburb".quoted) is missing in \(key.quoted)", reason: "People look for places by suburb.",
                fix: node.isOverLines
                    ? "Add the line:\n" + report.indented("suburb: \(ellipsis)", at: node.span)
                    : "\(key): \(inBraces(group, setting: missing.map { ($0, ellipsis) }))", missing: "suburb".behind(key))
        }
        guard let suburb = line(suburbNode, key: "suburb", max: 80, report: &report) else { return nil }
        let state = group["state"].flatMap { line($0, key: "state", max: 40, report: &report) }
        let postcode = group["postcode"].flatMap { line($0, key: "postcode", max: 12, report: &report) }
        switch gazetteer.judge(suburb: suburb.withoutWordQuotes, state: state?.withoutWordQuotes, postcode: postcode?.withoutWordQuotes)
        {
        case .agrees(let locality, let hint):
            if let hint { report.add(.suburbPostcode, suburbNode.span, hint, severity: .hint) }
            let showsStreet = rule != .area && show.map { $0 == "full" } ?? (rule == .address)
            let point = group["point"].flatMap { node in
                // What a comma cut short has a finding already.
                node.isEmpty || KeyCheck.isCut("point", in: group, allowed: addressKeys, report)
                    ? nil : Rule.point(node, in: locality, isHidden: !showsStreet, report: &report)
            }
            return Place(street: street, locality: locality, showsStreet: showsStreet, point: point)
        case .wrong(let problem):
            let wrong =
                switch problem.part {
                case .suburb: suburbNode
                case .state: group["state"] ?? suburbNode
                case .postcode: group["postcode"] ?? suburbNode
                }
            return report.reject(
                .suburbPostcode, wrong.span, problem.message, reason: problem.reason,
                fix: alternatives(problem.likely.map { corrected(group, key: key, $0, marked: wrong.span, report) })
                    ?? report.line(replacing: wrong, with: ellipsis))
        }
    }

    /// The group with the keys that its misspelt ones mean, which have findings already, so that what they hold is checked too.
    private static func withKeysMeant(_ node: YAMLNode) -> YAMLNode {
        guard let entries = node.entries, KeyCheck.hasUnknown(node, addressKeys) else { return node }
        let guesses = KeyGuesses(node: node, allowed: addressKeys)
        var taken = Set(entries.map { $0.key })
        let meant = entries.map { entry in
            guard !addressKeys.contains(entry.key), !entry.value.isEmpty, let guess = guesses.guess(entry), guess.value == nil,
                taken.insert(guess.key).inserted
            else { return entry }
            return YAMLNode.Entry(key: guess.key, keySpan: entry.keySpan, value: entry.value)
        }
        return YAMLNode(.mapping(meant), span: node.span, end: node.end)
    }

    private static let shows = ["full", "suburb"]

    private static let showSynonyms = [
        "none": "suburb", "no": "suburb", "false": "suburb", "hidden": "suburb", "hide": "suburb", "never": "suburb", "yes": "full",
        "true": "full", "all": "full", "street": "full", "address": "full",
    ]

    /// An address with … for all its parts.
    package static func addressShape(_ rule: PlaceRule) -> String {
        rule == .address ? "{street: …, suburb: …, state: …, postcode: …}" : AddressField().shape
    }

    /// The address in braces with some of its parts set; everything else in it stays, even what is not understood.
    private static func inBraces(_ node: YAMLNode, setting parts: [(key: String, value: String)]) -> String {
        var entries = (node.entries ?? []).map { (key: $0.key, text: YAMLText.flow($0.value)) }
        for (key, value) in parts {
            let text = value == ellipsis ? value : YAMLText.flowScalar(value)
            if let place = entries.firstIndex(where: { $0.key == key }) {
                entries[place].text = text
            } else {
                // What is added follows the part before it in the usual order.
                let before = addressKeys.prefix { $0 != key }
                let place = entries.lastIndex { before.contains($0.key) }.map { $0 + 1 } ?? 0
                entries.insert((key, text), at: place)
            }
        }
        return "{\(entries.map { "\($0.key): \($0.text)" }.joined(separator: ", "))}"
    }

    /// The address with the suburb, state and postcode of a locality, and everything else as it was. Of several lines
    /// only changed ones are offered, and words say which, unless it is the marked one.
    private static func corrected(
        _ node: YAMLNode, key: String, _ locality: Locality, marked: SourceSpan, _ report: Report
    ) -> String {
        let first = node.entries?.first?.keySpan
        // A mapping in braces starts at its brace, any other at its first key.
        let isInBraces = first.map { ($0.line, $0.column) != (node.span.line, node.span.column) } ?? false
        let right: [(key: String, value: String)] = [
            ("suburb", locality.name), ("state", locality.state.rawValue), ("postcode", locality.postcode),
        ]
        if node.isOverLines, !isInBraces, let first {
            var lines: [String] = []
            var (replaced, added): ([(key: String, line: Int)], [String]) = ([], [])
            for (key, value) in right where node[key]?.text != value {
                if let part = node[key] {
                    lines.append(report.fix(part, key: key, value: YAMLText.flowScalar(value)))
                    replaced.append((key, part.span.line))
                } else {
                    lines.append(report.indented("\(key): \(value)", at: first))
                    added.append(key)
                }
            }
            let text = lines.joined(separator: "\n")
            if added.isEmpty, replaced.count == 1, replaced[0].line == marked.line { return text }
            let names = replaced.map { "\($0.key) (line \($0.line))" }.listed()
            if replaced.isEmpty { return "Add below the line of the suburb:\n" + text }
            return "Replace \(names) by\(added.isEmpty ? "" : ", and add \(added.listed())"):\n" + text
        }
        let line = "\(key): \(inBraces(node, setting: right))"
        guard node.isOverLines else { return line }
        let last = node.entries?.map { $0.value.span.line }.max() ?? node.span.line
        return "Replace lines \(node.span.line) to \(last) by:\n\(line)"
    }

    private static func isPostOfficeBox(_ street: String) -> Bool {
        // Streets mostly start with a number, or with a letter that starts none of the names.
        if let first = street.utf8.first, first.isASCIIAlphanumeric, !"pgl".utf8.contains(first | 0x20) { return false }
        let letters = String(street.lowercased().filter { $0.isLetter || $0.isNumber })
        return ["pobox", "gpobox", "lockedbag", "privatebag", "postofficebox"].contains { letters.hasPrefix($0) }
    }
}
