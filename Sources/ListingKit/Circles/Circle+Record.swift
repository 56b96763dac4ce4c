import Facts
import Findings
import Values
import YAML

extension Rule {
    static let circleFile = Rule(
        "circle-file", .error, "A circle has a name and a tag",
        "A file in the circles folder makes a page for people and listings that belong together. It has a name, and may have a description, the tag of the listings that it gathers (the name of its file if it gives none), and a Matrix room. No two circles gather the same tag.",
        example: "name: Old Saab club\ndescription: Turbos, parts and patience.\ntag: saab\nmatrix: \"#saab:matrix.example\"")
}

extension Circle: ContentRecord {
    static let home = RecordHome(folder: "circles", holds: "circles", file: "A circle's file", most: 200)
    static let schema = RecordSchema("a circle", .circleFile, Keys.name, Keys.description, Keys.tag, Keys.room)

    private enum Keys {
        static let name = RecordField(required: "name", .line(60))
        static let description = RecordField("description", .paragraphs(4_000))
        static let tag = RecordField("tag", .line(40))
        static let room = RecordField("matrix", .matrixRoom)
    }

    /// The circle of a file. `files` are those so far, by the tags that they gather.
    static func read(_ record: RecordReader, _ file: RecordFile, _ files: inout [String: String], report: inout Report) -> Circle? {
        let name = record.read(Keys.name, &report)
        let description = record.read(Keys.description, &report)
        let room = record.read(Keys.room, &report)
        let text = record.read(Keys.tag, &report)
        let tag = text.map { $0.slugified } ?? file.slug
        if tag.isEmpty {
            return record.reject(
                Keys.tag, "\((text ?? "").quoted) is no tag", reason: "A tag has letters, digits, spaces and hyphens.", fix: Rule.ellipsis,
                &report)
        }
        if let other = files[tag] {
            return record.reject(
                Keys.tag, "\(other) gathers the tag \(tag.quoted) already", reason: "Listings with one tag are in one circle.",
                fix: Rule.ellipsis, &report)
        }
        files[tag] = file.path
        return name.map { Circle(slug: file.slug, name: $0, description: description, tag: tag, room: room) }
    }
}
