import Facts
import Findings
import ListingKit
import Rules
import SiteKit
import Values

/// What a change means to those who follow a board, line by line.
struct NewsLines {
    let news: BoardNews
    /// Writes what strangers wrote, so that it is only text where it is shown.
    let literal: (String) -> String

    /// The groups in which there is something, each with its lines.
    var groups: [(title: String, lines: [String])] {
        func of(_ sort: BoardNews.Item.Sort) -> [BoardNews.Item] { news.listings.filter { $0.sort == sort } }
        let all: [(title: String, lines: [String])] = [
            ("New listings", of(.new).map { literal($0.title) + described($0) + heard($0) }),
            ("Changed listings", of(.changed).map(line)),
            ("Deleted listings", of(.gone).map { literal($0.title) + described($0) + "; nobody hears why it is gone" }),
            (
                "People",
                news.people.new.map { "new: " + literal($0) } + news.people.changed.map { "changed: " + literal($0) }
                    + news.people.gone.map { "gone: " + literal($0) }
            ),
            ("Other files", news.files.map(literal)),
            ("New warnings", news.warnings.map { "\(literal($0.file)): \(literal($0.message)) [\($0.rule)]" }),
        ]
        return all.filter { !$0.lines.isEmpty }
    }

    /// What it is, where, and for how much.
    private func described(_ listing: BoardNews.Item) -> String {
        let price = listing.price.map { amount($0, listing.kind) }
        return " (\([listing.kind.label, listing.place, price].compactMap(\.self).map(literalIfStrange).joined(separator: ", ")))"
    }

    /// A price with what it is for: `$690 a week`.
    private func amount(_ price: Money, _ kind: Kind) -> String {
        if price.cents == 0, let zero = kind.price?.zero { return zero }
        return [price.display, kind.price?.per.label].compactMap(\.self).joined(separator: " ")
    }

    private func line(_ listing: BoardNews.Item) -> String {
        let changes = changes(of: listing)
        return literal(listing.title) + ": " + changes.first + heard(listing) + changes.also
    }

    /// What changes in a listing, and which of its facts do without a word of it.
    func changes(of listing: BoardNews.Item) -> (first: String, also: String) {
        var parts: [String] = []
        if let before = listing.priceBefore, let key = listing.kind.price?.field {
            let now = listing.price.map { amount($0, listing.kind) }
            let was = before.map { now == nil ? amount($0, listing.kind) : $0.display }
            parts.append("\(literalIfStrange(key)) \(was ?? "none") to \(now ?? "none")")
        }
        if let before = listing.statusBefore {
            parts.append("\(words(before, listing.kind)) to \(words(listing.status, listing.kind))")
        }
        parts += listing.told.compactMap { happened($0, listing) } + talk(of: listing)
        let facts = listing.facts.map(literalIfStrange)
        let names = facts.count > 6 ? Array(facts.prefix(5)) + ["\(facts.count - 5) more facts"] : facts
        let silent = names.isEmpty ? nil : "\(names.listed()) changed"
        let first = parts.isEmpty ? silent ?? "" : parts.joined(separator: ", ")
        let also = parts.isEmpty ? "" : silent.map { " (\($0) too)" } ?? ""
        return (first, also)
    }

    private func words(_ status: String, _ kind: Kind) -> String { literalIfStrange(kind.label(ofStatus: status).lowercasedFirst) }

    /// What people say of it.
    private func talk(of listing: BoardNews.Item) -> [String] {
        let comments = listing.comments
        return [
            comments.new > 0 ? counted(comments.new, "new comment") : nil,
            comments.gone > 0 ? counted(comments.gone, "comment") + " gone" : nil,
            listing.likes.map { "likes \($0.before) to \($0.now)" },
        ].compactMap(\.self)
    }

    /// What is told, unless the facts that changed say it already.
    private func happened(_ event: ListingEvent, _ listing: BoardNews.Item) -> String? {
        switch event.change {
        case .inspectionAdded(let slot): return "new time \(slot.day) \(clock(slot.start))"
        case .inspectionCancelled(let slot): return "no time \(slot.day) \(clock(slot.start)) any more"
        case .priceRose(let before), .priceDropped(let before):
            let key = literalIfStrange(listing.kind.price?.field ?? "price")
            return listing.priceBefore == nil ? "\(key) was \(amount(before, listing.kind)) until \(event.day)" : nil
        case .back: return listing.statusBefore == nil ? "back in the lists" : nil
        case .expired: return "expired"
        case .listed: return "listed on \(event.day)"
        case .pending, .done, .withdrawn:
            return listing.statusBefore == nil ? "\(words(listing.status, listing.kind)) since \(event.day)" : nil
        }
    }

    private func clock(_ minutes: Int) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Who hears of it.
    private func heard(_ listing: BoardNews.Item) -> String {
        // Comments have feeds of their own.
        guard listing.feeds > 0 else { return listing.comments.new > 0 ? "" : "; nobody is told" }
        let feeds = "\(counted(listing.feeds, "feed")) \(listing.feeds == 1 ? "tells" : "tell")"
        return "; \(feeds) \(listing.told.count == 1 ? "it" : "each of \(listing.told.count) news") once"
    }

    /// Of the words of kinds and fields, which maintainers write, as they are if they are plain.
    private func literalIfStrange(_ text: String) -> String {
        text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ($0.isASCII && " -.,$0123456789".unicodeScalars.contains($0)) }
            ? text : literal(text)
    }
}
