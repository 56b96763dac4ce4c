import Findings
import Values
import YAML

extension Rule {
    static let reactionFile = Rule(
        "reaction-file", .error, "A reaction says whether somebody likes a listing",
        "A reaction is a file in the reactions folder, in a folder named after the listing's id. Its own name is the handle of whoever likes the listing, so that nobody counts twice. It has the line \"like: yes\", and may have the day under \"on\", and under \"source\" the web page that says so, and under \"by\" whose page that is: neither counts twice, and of one website 50 count. With \"like: no\" it counts nothing: that keeps an imported like from coming back. To take your own back, delete the file.",
        example: "like: yes\non: 2026-11-20")
}

/// Reads the file of a reaction.
struct LikeReader {
    private static let keys = ["like", "on", "source", "by", "imported"]
    let today: Day

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
        guard
            let root = YAMLFile.mapping(of: source, what: "a reaction", keys: LikeReader.keys, rule: .reactionFile, report: &report)
        else { return nil }
        if let node = root["on"], !node.isEmpty { _ = Rule.date(node, key: "on", today: today, report: &report) }
        let links = ["source", "by"].compactMap { key in
            root[key].flatMap { $0.isEmpty ? nil : Rule.link($0, key: key, report: &report) }
        }
        guard let node = root["like"], !node.isEmpty else {
            if KeyCheck.isMisspelt("like", in: root, allowed: LikeReader.keys) { return nil }
            return report.reject(
                .reactionFile, root["like"]?.span ?? SourceSpan(line: 1, column: 1), "a reaction needs \"like\"", fix: "like: yes")
        }
        guard let text = Rule.text(node, key: "like", report: &report) else { return nil }
        if let isLiked = YesNo.read(text) {
            return Reading(isLiked: isLiked, pages: links.map(SendingSite.page), site: links.first.flatMap(SendingSite.name))
        }
        return report.reject(
            .reactionFile, node.span, "\"like\" is yes or no, not \(text.quoted)", reason: "It's the only reaction that is counted.",
            fix: report.fix(node, key: "like", value: "yes"))
    }
}
