import Facts
import Findings
import Values

extension Rule {
    static let reactionFile = Rule(
        "reaction-file", .error, "A reaction says whether somebody likes a listing",
        "A reaction is a file in the reactions folder, in a folder named after the listing's id. Its own name is the handle of whoever likes the listing, so that nobody counts twice. It has the line \"like: yes\", and may have the day under \"on\", and under \"source\" the web page that says so, and under \"by\" whose page that is: neither counts twice, and of one website 50 count. With \"like: no\" it counts nothing: that keeps an imported like from coming back. To take your own back, delete the file.",
        example: "like: yes\non: 2026-11-20")
}

/// Reads the file of a reaction.
struct LikeReader {
    let today: Day

    static let schema = RecordSchema(
        "a reaction", .reactionFile, Keys.like, Keys.on, Keys.source, Keys.by, Keys.imported)

    private enum Keys {
        static let like = RecordField(required: "like", .yesNo, help: "It's the only reaction that is counted.")
        static let on = RecordField("on", .day)
        static let source = RecordField("source", .link)
        static let by = RecordField("by", .link)
        static let imported = RecordField("imported", .node())
    }

    /// What a file says.
    struct Reading: Sendable {
        /// Whether somebody likes the listing.
        let isLiked: Bool
        /// The web pages that it comes from: that which says so, and that of its author.
        var pages: [String] = []
        /// The website of the first of them.
        var site: String?
    }

    /// What the file says; nil with findings if it cannot be told.
    func read(_ source: SourceFile, report: inout Report) -> Reading? {
        guard let record = RecordReader(source, LikeReader.schema, today: today, report: &report) else { return nil }
        _ = record.read(Keys.on, &report)
        let links = [record.read(Keys.source, &report), record.read(Keys.by, &report)].compactMap { $0 }
        return record.read(Keys.like, &report).map {
            Reading(isLiked: $0, pages: links.map(SendingSite.page), site: links.first.flatMap(SendingSite.name))
        }
    }
}
