import Facts
import Findings
import Values

extension Rule {
    package static let lastListing = Rule(
        "last-listing", .warning, "Listings are withdrawn, not deleted",
        "A suburb, tag, campus, owner or kind has feeds as long as at least one of its listings, open or closed, still has a file. If you delete a listing's file, it's gone without a word to the people following it, and its page says no more than that it's no longer there. If it was the last one, the feeds disappear too, and so do those of a saved search, a circle or a brand that's removed. Followers are never told why. Bring the file back and write \"status: withdrawn\", or name the suburb under \"suburbs\" in board.yaml, or say where to find it now: under \"moved\" in board.yaml or, for an owner, under \"was\" in the owner's file. Houser only knows what was there before if it has built the site before.",
        example: "status: withdrawn\nhistory:\n  - {on: 2026-12-03, status: available}")

    /// The finding on a deleted file, the last listing of some scopes. `keep` are the lines that keep its suburb.
    public static func lastListing(_ file: String, of names: [String], keep: String, today: Day) -> Diagnostic {
        lastListing.finding(
            in: file, "this file was deleted, and with it the last listing of \(shortened(names))",
            reason: "Its page and feeds go away, and people who follow them never hear why.",
            fix: withdrawing(today) + (keep.isEmpty ? "" : "\nor, to keep the suburb without a listing, \(keep)"))
    }

    /// The findings on files that were deleted while their listings were open; `most` of them are named.
    public static func deletedOpen(_ files: [String], today: Day, named most: Int = 10) -> [Diagnostic] {
        let more = files.count - most
        return files.prefix(most).enumerated().map { place, file in
            lastListing.finding(
                in: file, "this file was deleted, and its listing was open",
                reason: "People who follow it, or a link to its page, see that it is gone and not why."
                    + (place + 1 == most && more > 0 ? " So it is with \(more) more \(more == 1 ? "file" : "files")." : ""),
                fix: withdrawing(today))
        }
    }

    /// The finding on a file that was there at the revision that a change is compared with.
    package static func deleted(_ file: String, isOpen: Bool, today: Day) -> Diagnostic {
        lastListing.finding(
            in: file, "this file was deleted" + (isOpen ? ", and its listing was open" : ""),
            reason: "People who follow it, or a link to its page, see that it is gone and not why.",
            fix: withdrawing(today))
    }

    /// The first four of many names, and how many more there are.
    private static func shortened(_ names: [String]) -> String {
        (names.count > 5 ? names.prefix(4) + ["\(names.count - 4) more"] : names[...]).listed()
    }

    static func withdrawing(_ today: Day) -> String {
        "Bring the file back and, unless it is closed already, write in it:\nstatus: \(Kind.withdrawn)\nhistory: [{on: \(today), status: \(Kind.available)}]"
    }

    /// The finding on a changed file that was the last of some scopes. `keep` are the lines that keep them.
    public static func lastUse(_ file: String, of names: [String], keep: String) -> Diagnostic {
        lastListing.finding(
            in: file, "this was the last listing of \(shortened(names)), and is not any more",
            reason:
                "The page and feeds go away, and people who follow them never hear why."
                + (keep.isEmpty ? "" : " These lines keep them; take those that you want."),
            fix: keep.isEmpty ? nil : keep)
    }

    /// The finding on a saved search that is gone. `moved` redirects to the one in its place, if there is just one.
    public static func lostSearch(_ id: String, moved: String?) -> Diagnostic {
        lastListing.finding(
            in: "board.yaml", "the saved search with the id \(id.quoted) is not here any more",
            reason:
                "Its page and feeds go away, and people who follow them never hear why. A search may get another name and other conditions if it keeps its id.",
            fix: moved.map { "Give the search its id again:\nid: \(id)\nor, if those who follow it are to go to the new one, \($0)" }
                ?? "Give a search this id again:\nid: \(id)")
    }
    /// The finding on a circle or a brand whose file is gone. `moved` are the lines that lead those who follow it elsewhere: to the one in
    /// its place, if there is just one, or else to all of them.
    public static func lostFile(_ what: String, _ name: String, moved: String) -> Diagnostic {
        lastListing.finding(
            in: "board.yaml", "the \(what) \(name.quoted) is not here any more",
            reason: "Its page and feeds go away, and people who follow them never hear why.",
            fix: "Bring its file back, or say where those who follow it are to go now, \(moved)")
    }
}
