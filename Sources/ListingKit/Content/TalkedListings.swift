import Bytes
import Findings
import Values
import YAML

extension Rule {
    static let talkedOf = Rule(
        "talked-of", .error, "Comments and reactions belong to a listing",
        "The folder of a comment or a reaction is named after the id of the listing that it's about: the name of the listing's file, unless the file gives an id. If you rename the file, write the old name under \"id\", and they stay. A listing that was deleted takes its comments with it, so delete their folder too.",
        example: "id: gipps-street-terrace")

    /// The finding on the first file of what people said of a listing whose file was deleted since the last build.
    public static func talkOfDeleted(_ listing: String, in path: String, today: Day) -> Diagnostic {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return talkedOf.finding(
            in: path, "the listing that this is about, \(listing), was deleted",
            reason: "People who follow it, or a link to its page, see that it is gone and not why.",
            fix: withdrawing(today) + "\nor, if nobody needs to know, delete the folder \(ContentPath.named(folder)), too")
    }
}

extension Diagnostic {
    /// Whether it says that people said something of a listing that is not there.
    public var isOfTalkWithoutListing: Bool { rule == Rule.talkedOf.id }
}

extension TalkReader {
    /// What comments may be about.
    struct Listings: Sendable {
        let ids: Set<String>
        /// The ids of those that have others than the names of their files.
        let renamed: [String: String]
        /// The names of files of listings that may be broken; one of them may have given itself another id.
        let names: Set<String>
        let areOthers: Bool

        /// The listings of those ids, among the files of a folder.
        init(_ listings: [ListingSummary], of inventory: Inventory) {
            ids = Set(listings.map(\.id))
            renamed = Dictionary(
                listings.filter { $0.id != $0.slug }.map { ($0.slug, $0.id) }, uniquingKeysWith: { first, _ in first })
            names = Set((inventory.listings + inventory.misnamed.map(\.file)).map(\.slug))
            areOthers = listings.count < inventory.listings.count + inventory.misnamed.count
        }

        /// The finding on the folder of a listing that is not there.
        func stranger(_ path: String, _ id: String) -> Diagnostic? {
            // A listing that cannot be read has findings already.
            if areOthers, names.contains(id) { return nil }
            let guess = renamed[id] ?? Spelling.nearest(to: id, among: ids.union(names).sorted(by: ByteOrder.precedes))
            let parts = path.split(separator: "/")
            let folder = ContentPath.named(parts.dropLast().joined(separator: "/"))
            return Rule.talkedOf.finding(
                in: path, "there is no listing with the id \(id.quoted)" + Spelling.question(guess),
                reason: "The folder is named after the id of the listing: the name of its file, unless the file gives an id.",
                fix: guess.map { "Rename the folder \(folder) to \(ContentPath.named("\(parts[0])/\($0)"))" }
                    ?? "If a listing's file has another name now, write its old one in it:\nid: \(YAMLText.flowScalar(id))\nIf the listing is gone, delete the folder \(folder)"
            )
        }
    }
}
