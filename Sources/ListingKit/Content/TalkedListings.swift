import Bytes
import Values

extension Rule {
    static let talkedOf = Rule(
        "talked-of", .error, "Comments and reactions belong to a listing",
        "The folder of a comment or a reaction is named after the id of the listing that it's about: the name of the listing's file, unless the file gives an id. A listing that was deleted takes its comments with it, so delete their folder too."
    )
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
            let guess = renamed[id] ?? Spelling.nearest(to: id, among: ids.sorted(by: ByteOrder.precedes))
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            return Rule.talkedOf.finding(
                in: path, "there is no listing with the id \(id.quoted)" + Spelling.question(guess),
                reason: "The folder is named after the id of the listing: the name of its file, unless the file gives an id.",
                fix: guess.map { "Rename the folder \(folder) to \(folder.split(separator: "/")[0])/\($0)" }
                    ?? (areOthers ? nil : "Delete the folder \(folder)"))
        }
    }
}
