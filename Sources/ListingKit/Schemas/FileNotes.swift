import Facts
import Findings
import Rules

/// What keys of files are, for whoever writes one in an editor, where the key's own help does not say it already.
enum FileNotes {
    /// Of people's files.
    static let ofPeople = rules([
        "phone": "phone-number", "email": "email-address", "whatsapp": "whatsapp-number", "signal": "signal-number", "matrix": "matrix-id",
        "abn": "business-number", "website": "link-address", "circles": "circle-exists",
    ]).merging([
        "name": "What they're called. If they only look for a home, the site shows no more of it than the handle.",
        "role": "What they are to what they list.", "about": "A sentence or two about them.",
        "licence": "An agent's licence number, which state law requires in advertisements.",
        "forge": "Their account on the site that keeps the board's files, by which their changes are known to be theirs.",
        "status": "What they say of themselves for now. It's shown for \(Person.News.span) days.",
        "was": "The handles that they had before.",
    ]) { $1 }

    /// Of the board's file.
    static let ofBoard = [
        "title": "What the board is called.", "tagline": "What it's for, in a few words.", "description": "What it's for, in a sentence.",
        "url": "The address it's published at, such as https://homes.example.org/.",
        "authority":
            "A domain of yours, a comma and a year, such as example.org,2026. It identifies your feeds, so never change it, even if the address changes.",
        "language": "The language that the site speaks, such as \(BoardChoices.usualLanguage) or de.",
        "timezone": "Such as Australia/Melbourne.", "contact": "The board's email address.",
        "suburbs": "Suburbs that keep a page and feeds even with no listings, such as [Collingwood VIC 3066].",
        "kinds": "Which of the shipped kinds the board has; all, if you leave it out.",
        "campuses": "With no, the board does without university campuses.",
        "picture": "What's shown when someone shares a link: a JPEG or PNG beside board.yaml, ideally 1200 by 630 pixels.",
        "entries": "The least number of entries in a feed.", "hub": "The address of a WebSub hub, if you have one.",
        "webmention": "The address of a service that receives webmentions for you.",
        "feeds": "Saved searches, each with its own page and feeds.", "full": "With yes, entries of feeds have the full text.",
        "moved": "Old addresses of pages that people follow, with their new ones.",
    ]

    /// What rules say why, by keys.
    private static func rules(_ ids: [String: String]) -> [String: String] {
        ids.compactMapValues { Rule.named($0)?.explanation }
    }
}
