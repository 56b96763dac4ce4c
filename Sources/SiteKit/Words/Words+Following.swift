import Bytes
import Languages
import ListingKit
import Values

/// What is said of what people can follow, in feeds and in lists of them.
extension Words {
    func covering(_ coverage: String) -> String { text("following.covering", "coverage", coverage) }
    func tagged(_ tag: String) -> String { text("following.tagged", "tag", tag) }
    func near(_ campus: String, within kilometres: Double) -> String {
        messages.text("following.near_campus") { .text($0 == "campus" ? campus : String(Int(kilometres))) }
    }

    // Circles
    func aboutCircle(_ total: Int, _ members: Int, _ name: String) -> String {
        messages.text("circle_page.about") { gap in
            switch gap {
            case "members": .number(members)
            case "listings": .number(total)
            default: .text(name)
            }
        }
    }
    func members(_ number: Int) -> String { text("circle_page.members", count: number) }

    // Feeds
    func changes(_ name: String) -> String { text("feed.changes", "name", name) }
    func aboutChanges(_ covered: String) -> String { text("feed.about_changes", "covered", covered) }
    func andMore(_ count: Int) -> String { text("feed.and_more", count: count) }

    /// `37 new, 9 cheaper and 4 gone in Victoria, Saturday 28 November 2026`
    func roundUp(_ parts: [String], in state: String?, on day: String, part: Int) -> String {
        let counts = list(parts)
        return messages.text("feed.round_up") { name in
            switch name {
            case "has_place": .text(state == nil ? "other" : "yes")
            case "has_part": .text(part > 1 ? "yes" : "other")
            case "counts": .text(counts)
            case "place": .text(state ?? "")
            case "day": .text(day)
            default: .text(String(part))
            }
        }
    }

    func aboutNew(_ covered: String) -> String { text("feed.about_new", "covered", covered) }
    func aboutLatest(_ covered: String, of total: Int) -> String {
        messages.text("feed.about_latest") { $0 == "count" ? .number(total) : .text(covered) }
    }

    /// Appends the name of a feed or a calendar that a page tells programs of, with its format where there are several.
    func write(_ key: String, _ name: String, _ format: String? = nil, to out: inout ByteBuffer) {
        messages.write(key, to: &out) { gap, out in
            out.append(text: name)
        }
        guard let format else { return }
        out.append(" (")
        out.append(text: format)
        out.append(")")
    }
}
