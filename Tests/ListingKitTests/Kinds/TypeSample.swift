import Bytes
import Testing
import Values

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Places
@testable import YAML

/// A kind with a field of each type that names others, or holds more than one number, and what listings write in them.
enum TypeSample {
    static let kind = KindSet.load([
        SourceFile(
            path: "kinds/boat.yaml",
            bytes: Array(
                """
                kind: boat
                price: {field: price, required: false}
                fields:
                  built: {type: year, min: 1900, max: 2030, facet: at-least}
                  stay: {type: range, min: 1, max: 60, unit: {one: month, many: months}, facet: includes}
                  ratings: {type: ratings, facet: at-least}
                  crew: {type: people, max: 3}
                  maker: {type: reference, to: brands, facet: any-of}
                  makers: {type: references, to: brands, max: 2}
                  tender: {type: reference, to: boat}
                  about: {type: references, to: listings, max: 3}
                  shops: {type: links}
                  suburbs: {type: suburbs, max: 3}
                  near: {type: campuses, max: 2}
                """.utf8))
    ]).kinds.first { $0.id == "boat" }?.knowing(brands: [("north-sea", "North Sea"), ("yanmar", "Yanmar")])

    /// What is published of a value, and what is found in it.
    static func read(_ key: String, _ yaml: String) throws -> (shown: String?, json: String?, findings: [String], fixes: [String]) {
        let kind = try #require(kind)
        let field = try #require(kind.field(key))
        var report = Report(SourceFile(path: "boats/b.md", bytes: Array("\(key): \(yaml)\n".utf8)))
        let root = try #require(YAMLParser.parse(report.source.bytes[...], firstLine: 1, report: &report))
        let node = try #require(root[key])
        let gazetteer = Gazetteer.bundled()
        let context = FieldContext(
            gazetteer: gazetteer, people: ["maria", "tom"], today: Day("2026-11-21") ?? Day(number: 0), host: nil, place: .suburb,
            folder: ImageFolder(
                path: "", files: [], isOwn: true, suggestion: ("", true), isTaken: false,
                inspect: { _ in .failure(ImageFolder.Problem(message: "is none", advice: "")) }),
            title: "", home: gazetteer.localities(postcode: "3066").first)
        let value = field.type.read(node, of: field, in: context, report: &report)
        let json = value.flatMap { value -> String? in
            (field.type.isFact ? field.type : nil).map { type in
                String(decoding: JSONWriter.bytes(reservingCapacity: 64) { type.writeSearch(value, to: &$0) }, as: UTF8.self)
            }
        }
        let shown = value.flatMap { field.shortText($0, in: .english) }
        return (shown, json, report.diagnostics.map(\.message), report.diagnostics.compactMap(\.fix))
    }
}
