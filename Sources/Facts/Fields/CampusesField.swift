import Bytes
import Findings
import Places
import Values
import YAML

/// Several campuses of universities.
struct CampusesField: FieldType {
    static let name = "campuses"
    static let rules: [Rule] = [.campusExists, .listLength]
    static let options = ["max"]
    static let isContact = false

    /// The most of them.
    let most: Int

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> CampusesField? {
        CampusesField(most: declaration.reader.integer("max", 1...50, default: 6, report: &report))
    }

    var shape: String { "[…]" }
    func valueHint(for field: Field) -> String? { "Each is the last part of the address of a campus's page, such as unimelb-parkville." }

    var fileForm: FileForm { .list(.anyText, most: most) }

    var control: FormControl { FormControl(.words, .lines, most: most) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let campuses: [Campus] = Rule.each(of: node, key: field.id, most: most, shape: shape, report: &report) { item, report in
            Rule.campus(item, key: field.id, gazetteer: context.gazetteer, home: context.home, report: &report)
        }
        return campuses.isEmpty ? nil : .campuses(campuses.onlyFirst)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .campuses(let campuses) = value else { return false }
        for (index, campus) in campuses.enumerated() {
            if index > 0 { out.append(", ") }
            out.append(text: campus.shortName)
            out.append(UInt8(ascii: " "))
            out.append(text: campus.name)
        }
        return !campuses.isEmpty
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        guard case .campuses(let campuses) = value else { return }
        json.array { json in for campus in campuses { json.value(campus.slug) } }
    }

    func writeSchema(to json: inout JSONWriter) { json.list { $0.text() } }
}

extension Rule {
    static let campusExists = Rule(
        "campus-exists", .error, "A campus is one that the board knows",
        "It's written as in the address of its page: campuses/unimelb-parkville/ is unimelb-parkville.",
        example: "near: [unimelb-parkville]")

    /// The campus that an item of a list means; `home` is the listing's own suburb, near which one is meant.
    package static func campus(_ node: YAMLNode, key: String, gazetteer: Gazetteer, home: Locality?, report: inout Report) -> Campus? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        let plain = text.withoutWordQuotes
        let slug = plain.slugified
        let campuses = gazetteer.campuses
        if let campus = campuses.first(where: { $0.slug == slug }) { return campus }
        let meant = gazetteer.meanings(of: plain).flatMap { $0.campuses }
        let namesakes = campuses.filter { [$0.shortName, $0.name, $0.university].contains { $0.slugified == slug } }
        // What people call a university means its main campus where it has one; else they mean one near them.
        let guess =
            nearest(of: meant.isEmpty ? namesakes : meant, to: home)?.slug ?? Spelling.nearest(to: slug, among: campuses.map { $0.slug })
        let others = namesakes.count > 1 ? namesakes : meant
        return report.reject(
            .campusExists, node.span, "there is no campus \(text.quoted)" + Spelling.question(guess),
            reason: campuses.isEmpty
                ? "This board has no campuses."
                : (others.count > 1 ? "These are \(others.prefix(8).map { $0.slug }.listed()). " : "")
                    + "It's written as at the end of the address of its page; the page /campuses/ has them all.",
            fix: guess.flatMap { report.line(replacing: node, with: $0) })
    }

    private static func nearest(of campuses: [Campus], to home: Locality?) -> Campus? {
        guard let point = home?.coordinate else { return campuses.first }
        return campuses.min { $0.coordinate.distance(to: point) < $1.coordinate.distance(to: point) }
    }
}
