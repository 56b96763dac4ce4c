import Facts
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

extension PointSet: ContentRecord {
    static let home = RecordHome(folder: "places", holds: "places nearby", file: "A file of places", isNamed: false)
    static let schema = RecordSchema(
        "a file of places", .placeFile,
        Keys.category, Keys.label, Keys.source, Keys.attribution, Keys.places)

    private enum Keys {
        static let category = RecordField(required: "category", .word, help: categories, example: "station")
        static let label = RecordField("label", .line(40))
        static let source = RecordField("source", .link)
        static let attribution = RecordField("attribution", .line(200))
        static let places = RecordField(
            required: "places", .groups(PointOfInterest.schema), help: "Delete the file if there are none.")
    }

    /// The most places of a board, since the map loads all of them.
    private static let most = 5_000
    private static let categories =
        "Categories with a label of their own are \(PointCategory.known.map(\.id).sorted().listed("and"))."

    /// The places of a file. `known` is what stands in those before it.
    static func read(_ record: RecordReader, _ file: RecordFile, _ known: inout KnownPlaces, report: inout Report) -> PointSet? {
        let category = category(record, file, &known, report: &report)
        let text = record.read(Keys.attribution, &report)
        let link = record.read(Keys.source, &report)
        var points: [PointOfInterest] = []
        for place in record.read(Keys.places, &report) ?? [] where !report.isFull {
            if known.count == most {
                report.add(
                    .placeFile, place.node.span, "a board has at most \(grouped(most)) places, and these are more",
                    reason: "Whoever opens the map loads all of them.", fix: "Keep those near what you list.")
                break
            }
            known.count += 1
            if let point = PointOfInterest(place, category, file, &known, report: &report) { points.append(point) }
        }
        let parts = [text, link].compactMap { $0 }
        return category.map {
            PointSet(category: $0, attribution: parts.isEmpty ? nil : parts.joined(separator: ", "), points: points)
        }
    }

    private static func category(
        _ record: RecordReader, _ file: RecordFile, _ known: inout KnownPlaces, report: inout Report
    ) -> PointCategory? {
        let label = record.read(Keys.label, &report)
        guard let id = record.read(Keys.category, &report) else { return nil }
        let usual = PointCategory.named(id)
        guard id.isSlug else {
            return record.reject(
                Keys.category, "\(id.quoted) cannot be the name of a category",
                reason: "It has lower-case letters, digits and single hyphens only.",
                fix: meant(id) ?? (id.slugified.isEmpty ? nil : id.slugified), &report)
        }
        guard usual != nil || label != nil || known.labels[id] != nil else {
            let guess = meant(id)
            return report.reject(
                .placeFile, record.span(Keys.category), "\(id.quoted) is a category without a label" + Spelling.question(guess),
                reason: categories + " Any other needs a \"label\": what such places are called on the map.",
                fix: guess.flatMap { guess in record[Keys.category].map { report.fix($0, key: "category", value: guess) } } ?? "label: …")
        }
        guard let label else { return PointCategory(id: id, label: known.labels[id]?.label ?? usual?.label ?? id) }
        if let other = known.labels[id], other.label != label {
            return record.reject(
                Keys.label, "the category \(id.quoted) has the label \(other.label.quoted) in \(other.file)",
                reason: "It has one label on the map.", fix: YAMLText.scalar(other.label), &report)
        }
        known.labels[id] = (label, file.path)
        return PointCategory(id: id, label: label)
    }

    /// The category with a label of its own that a word most likely means.
    private static func meant(_ id: String) -> String? {
        let (ids, plain) = (PointCategory.known.map(\.id), id.slugified)
        return ids.contains(plain) ? plain : Spelling.nearest(to: plain, among: ids)
    }
}

/// What stands in the files of places that were read: no place may stand in two of them.
struct KnownPlaces: Sendable {
    let gazetteer: Gazetteer
    /// The category of each file so far that gave it a label, and the file.
    var labels: [String: (label: String, file: String)] = [:]
    /// Where the places of each category and name so far are.
    var points: [String: [(point: Coordinate, file: String, line: Int)]] = [:]
    var count = 0

    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }
}

extension PointOfInterest {
    fileprivate static let schema = RecordSchema("a place", .placeFile, Keys.name, Keys.at, Keys.note)

    private enum Keys {
        static let name = RecordField(required: "name", .line(80))
        static let at = RecordField(
            required: "at", .node(shape: "[…, …]"), help: "It is a latitude and a longitude: map apps give both when you press on a place.")
        static let note = RecordField("note", .line(120))
    }

    /// Places of one name and category that are nearer to each other than so many kilometres are one.
    private static let same = 0.5

    fileprivate init?(
        _ record: RecordReader, _ category: PointCategory?, _ file: RecordFile, _ known: inout KnownPlaces, report: inout Report
    ) {
        let name = record.read(Keys.name, &report)
        let note = record.read(Keys.note, &report)
        let at = record.read(Keys.at, &report).flatMap { Rule.placePoint($0, known.gazetteer, report: &report) }
        guard let at, let name else { return nil }
        let key = (category?.id ?? "") + "\n" + name.foldedForSearch
        if let other = known.points[key]?.first(where: { $0.point.distance(to: at) < PointOfInterest.same }) {
            let place = other.file == file.path ? "line \(other.line)" : "line \(other.line) of \(other.file)"
            report.add(
                .placeFile, record.span(Keys.name), "\(name.quoted) is on \(place) already", reason: "The map would show it twice.",
                fix: "Delete one of the two.")
            return nil
        }
        known.points[key, default: []].append((at, file.path, record.span(Keys.name).line))
        self.init(name: name, coordinate: at, note: note)
    }
}
