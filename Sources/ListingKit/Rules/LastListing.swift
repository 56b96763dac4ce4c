import Values

extension Rule {
    static let lastListing = Rule(
        "last-listing", .warning, "Listings are withdrawn, not deleted",
        "A suburb, tag, campus, owner or kind has feeds as long as any listing of it has a file, open or closed. A listing whose file is deleted is gone without a word to those who follow it. If it was the last file of something, or says something else now, feeds go away, as those of a saved search do that is taken out, and people who follow them are never told why. Bring the file back and write \"status: withdrawn\", name the suburb in board.yaml under \"suburbs\", or say where to find it now: under \"moved\" in board.yaml, for an owner under \"was\" in the owner's file. Houser knows what there was only where it has built the site before.",
        example: "status: withdrawn\nhistory:\n  - {on: 2026-12-03, status: available}")

    /// What is to be said of a file that was deleted, the last listing of things of those names. `keep` are the lines that keep its suburb.
    public static func lastListing(_ file: String, of names: [String], keep: String, today: Day) -> Diagnostic {
        let most = 4
        let shown = names.count > most + 1 ? names.prefix(most) + ["\(names.count - most) more"] : names[...]
        return Diagnostic(
            lastListing.severity, rule: lastListing.id, file: file,
            message: "this file was deleted, and with it the last listing of \(shown.listed())",
            reason: "Its page and feeds go away, and people who follow them are never told why.",
            fix: withdrawing(today) + (keep.isEmpty ? "" : "\nor, to keep the suburb without a listing, \(keep)"))
    }

    /// What is to be said of files that were deleted while their listings were open, of which it names so many.
    public static func deletedOpen(_ files: [String], today: Day, named most: Int = 10) -> [Diagnostic] {
        let more = files.count - most
        return files.prefix(most).enumerated().map { place, file in
            Diagnostic(
                lastListing.severity, rule: lastListing.id, file: file, message: "this file was deleted, and its listing was open",
                reason: "People who follow it see that it is gone and not why, and links to its page lead nowhere."
                    + (place + 1 == most && more > 0 ? " So it is with \(more) more \(more == 1 ? "file" : "files")." : ""),
                fix: withdrawing(today))
        }
    }

    private static func withdrawing(_ today: Day) -> String {
        "Bring the file back and, unless it is closed already, write in it:\nstatus: \(Kind.withdrawn)\nhistory: [{on: \(today), status: \(Kind.available)}]"
    }

    /// What is to be said of a file that was changed, and with it the last use of things of those names. `keep` are the lines that keep them.
    public static func lastUse(_ file: String, of names: [String], keep: String) -> Diagnostic {
        let most = 4
        let shown = names.count > most + 1 ? names.prefix(most) + ["\(names.count - most) more"] : names[...]
        return Diagnostic(
            lastListing.severity, rule: lastListing.id, file: file,
            message: "this was the last listing of \(shown.listed()), and is not any more",
            reason:
                "The page and feeds go away, and people who follow them are never told why."
                + (keep.isEmpty ? "" : " These lines keep them; take those that you want."),
            fix: keep.isEmpty ? nil : keep)
    }

    /// What is to be said of a saved search that the board's file has no longer. `moved` is what leads to the one that stands there in its
    /// place, if there is just one.
    public static func lostSearch(_ id: String, moved: String?) -> Diagnostic {
        Diagnostic(
            lastListing.severity, rule: lastListing.id, file: "board.yaml",
            message: "the saved search with the id \(id.quoted) is not here any more",
            reason:
                "Its page and feeds go away, and people who follow them are never told why. A search may get another name and other conditions if it keeps its id.",
            fix: moved.map { "Give the search its id again:\nid: \(id)\nor, if those who follow it are to go to the new one, \($0)" }
                ?? "Give a search this id again:\nid: \(id)")
    }
}
