import Findings
import Places
import Values
import YAML

extension Rule {
    static let placeFile = Rule(
        "place-file", .error, "A file of places lists places of one category",
        "Files in the places folder list what people want to live near: stations, car parks, shops. Each file has a category and a list of places, and each place has a name and a point. No place is listed twice.",
        example:
            "category: station\nplaces:\n  - {name: Collingwood Station, at: [-37.8045, 144.9937], note: Mernda and Hurstbridge lines}")
}

/// Reads files of places, one after the other: no place may stand in two of them.
struct PointSetReader {
    /// The most places of a board, since the map loads all of them.
    static let most = 5_000
    private static let keys = ["category", "label", "source", "attribution", "places"]
    private static let pointKeys = ["name", "at", "note"]
    /// Places of one name and category that are nearer to each other than so many kilometres are one.
    private static let same = 0.5

    private let gazetteer: Gazetteer
    /// The category of each file so far that gave it a label, and the file.
    private var labels: [String: (label: String, file: String)] = [:]
    /// Where the places of each category and name so far are.
    private var known: [String: [(point: Coordinate, file: String, line: Int)]] = [:]
    private var count = 0

    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The places of a file; nil with findings if nothing can be made of it.
    mutating func read(_ source: SourceFile, report: inout Report) -> PointSet? {
        guard
            let root = YAMLFile.mapping(of: source, what: "a file of places", keys: PointSetReader.keys, rule: .placeFile, report: &report)
        else { return nil }
        let category = category(of: root, report: &report)
        let attribution = attribution(of: root, report: &report)
        let points = points(of: root, category, report: &report)
        return category.map { PointSet(category: $0, attribution: attribution, points: points) }
    }

    private mutating func category(of root: YAMLNode, report: inout Report) -> PointCategory? {
        let label = root["label"].flatMap { $0.isEmpty ? nil : Rule.line($0, key: "label", max: 40, report: &report) }
        guard let node = root["category"], !node.isEmpty else {
            if KeyCheck.isMisspelt("category", in: root, allowed: PointSetReader.keys) { return nil }
            return report.reject(
                .placeFile, root["category"]?.span ?? SourceSpan(line: 1, column: 1), "a file of places needs a \"category\"",
                reason: PointSetReader.categories, fix: "category: station")
        }
        guard let id = Rule.text(node, key: "category", report: &report) else { return nil }
        let known = PointCategory.named(id)
        guard id.isSlug, known != nil || label != nil || labels[id] != nil else {
            let ids = PointCategory.known.map(\.id)
            let plain = id.slugified
            let guess = ids.contains(plain) ? plain : Spelling.nearest(to: plain, among: ids)
            return report.reject(
                .placeFile, node.span,
                id.isSlug
                    ? "\(id.quoted) is a category without a label" + (guess.map { "; did you mean \($0.quoted)?" } ?? "")
                    : "\(id.quoted) cannot be the name of a category",
                reason: id.isSlug
                    ? PointSetReader.categories + " Any other needs a \"label\": what such places are called on the map."
                    : "It has lower-case letters, digits and single hyphens only.",
                fix: (guess ?? (id.isSlug || plain.isEmpty ? nil : plain)).map { report.fix(node, key: "category", value: $0) }
                    ?? (id.isSlug ? "label: …" : nil))
        }
        guard let label else { return PointCategory(id: id, label: labels[id]?.label ?? known?.label ?? id) }
        if let other = labels[id], other.label != label {
            return report.reject(
                .placeFile, root["label"]?.span ?? node.span,
                "the category \(id.quoted) has the label \(other.label.quoted) in \(other.file)",
                reason: "It has one label on the map.",
                fix: report.fix(root["label"] ?? node, key: "label", value: YAMLText.scalar(other.label)))
        }
        labels[id] = (label, report.source.path)
        return PointCategory(id: id, label: label)
    }

    private static let categories = "Categories with a label of their own are \(PointCategory.known.map(\.id).sorted().listed("and"))."

    private func attribution(of root: YAMLNode, report: inout Report) -> String? {
        let text = root["attribution"].flatMap { $0.isEmpty ? nil : Rule.line($0, key: "attribution", max: 200, report: &report) }
        let link = root["source"].flatMap { $0.isEmpty ? nil : Rule.link($0, key: "source", report: &report) }
        return link.map { link in text.map { "\($0), \(link)" } ?? link } ?? text
    }

    private mutating func points(of root: YAMLNode, _ category: PointCategory?, report: inout Report) -> [PointOfInterest] {
        guard let node = root["places"], !node.isEmpty, !(node.items?.isEmpty ?? false) else {
            if !KeyCheck.isMisspelt("places", in: root, allowed: PointSetReader.keys) {
                report.add(
                    .placeFile, root["places"]?.span ?? SourceSpan(line: 1, column: 1), "a file of places needs its \"places\"",
                    reason: "Delete the file if there are none.", fix: "places:\n  - {name: …, at: […, …]}")
            }
            return []
        }
        guard let items = node.items else {
            report.add(
                .placeFile, node.span, "\"places\" must be a list, not \(node.noun)", fix: "places:\n  - {name: …, at: […, …]}")
            return []
        }
        var points: [PointOfInterest] = []
        for item in items {
            if report.isFull { break }
            if count == PointSetReader.most {
                report.add(
                    .placeFile, item.span, "a board has at most \(grouped(PointSetReader.most)) places, and these are more",
                    reason: "Whoever opens the map loads all of them.", fix: "Keep those near what you list.")
                break
            }
            count += 1
            if let point = point(item, category, report: &report) { points.append(point) }
        }
        return points
    }

    private mutating func point(_ node: YAMLNode, _ category: PointCategory?, report: inout Report) -> PointOfInterest? {
        guard node.entries != nil else {
            return report.reject(
                .placeFile, node.span, "a place is a group with its name and its point, not \(node.noun)",
                fix: "- {name: \(node.text.map { YAMLText.flowScalar($0.trimmed) } ?? Rule.ellipsis), at: […, …]}")
        }
        KeyCheck.check(node, allowed: PointSetReader.pointKeys, of: "a place", rule: .unknownKey, report: &report)
        let name = name(of: node, report: &report)
        let note = node["note"].flatMap { $0.isEmpty ? nil : Rule.line($0, key: "note", max: 120, report: &report) }
        guard let at = node["at"], !at.isEmpty else {
            if !KeyCheck.isMisspelt("at", in: node, allowed: PointSetReader.pointKeys) {
                report.add(
                    .placeFile, node["at"]?.span ?? node.span, "a place needs its point: \"at\" with a latitude and a longitude",
                    reason: "Map apps give both when you press on a place.", fix: "at: […, …]")
            }
            return nil
        }
        // A comma that is missing its brackets has a finding already.
        if KeyCheck.isCut("at", in: node, allowed: PointSetReader.pointKeys, report) { return nil }
        guard let point = Rule.placePoint(at, gazetteer, report: &report), let name else { return nil }
        let key = (category?.id ?? "") + "\n" + name.foldedForSearch
        if let other = known[key]?.first(where: { $0.point.distance(to: point) < PointSetReader.same }) {
            let place = other.file == report.source.path ? "line \(other.line)" : "line \(other.line) of \(other.file)"
            return report.reject(
                .placeFile, node["name"]?.span ?? node.span, "\(name.quoted) is on \(place) already",
                reason: "The map would show it twice.", fix: "Delete one of the two.")
        }
        known[key, default: []].append((point, report.source.path, (node["name"] ?? node).span.line))
        return PointOfInterest(name: name, coordinate: point, note: note)
    }

    private func name(of node: YAMLNode, report: inout Report) -> String? {
        if let value = node["name"], !value.isEmpty { return Rule.line(value, key: "name", max: 80, report: &report) }
        if !KeyCheck.isMisspelt("name", in: node, allowed: PointSetReader.pointKeys) {
            report.add(.placeFile, node["name"]?.span ?? node.span, "a place needs a \"name\"", fix: "name: …")
        }
        return nil
    }
}
