import ListingKit
import Mustache
import Values

/// Whose listing it is, in a few words on its page: enough to know whom one writes to.
struct ListingOwner {
    private let item: SiteListing
    private let surroundings: ListingSurroundings
    private let context: SiteContext

    init(_ item: SiteListing, _ surroundings: ListingSurroundings, _ context: SiteContext) {
        self.item = item
        self.surroundings = surroundings
        self.context = context
    }

    func set(in view: inout View) {
        guard let person = item.person else { return view.absent(.owner) }
        let others = surroundings.ownerListings
        view.object(.owner) { view in
            let name = item.ownerName ?? person.name
            view.text(.name, name)
            view.link(.href, context.address, .person(person))
            // Whoever lets one home and looks for another is no owner of what they look for.
            view.text(.role, item.kind.tellsHandlesAlone && person.role != .looking ? nil : context.words.role(person.role))
            view.text(.initials, ListingOwner.initials(of: name))
            view.text(.about, person.about.map { ListingOwner.beginning(of: $0) })
            if let since = surroundings.ownerSince {
                view.text(.ownerSince) { context.words.write(listingSince: since, to: &$0) }
            } else {
                view.absent(.ownerSince)
            }
            view.text(.ownerCount, others.number > 0 ? context.words.ownerCount(others.number, isExact: others.isExact) : nil)
        }
    }

    /// What stands where others have a picture: the first letters of the first two words that have a capital, else of the first word.
    static func initials(of name: String) -> String {
        var capitals = ""
        var first: Character?
        var beginsWord = true
        for character in name {
            if beginsWord, character != " " {
                first = first ?? character
                if character.isUppercase {
                    if !capitals.isEmpty { return capitals + String(character) }
                    capitals.append(character)
                }
            }
            beginsWord = character == " "
        }
        return capitals.isEmpty ? first.map { String($0) } ?? "" : capitals
    }

    /// As many whole sentences as fit into two or three lines, or of a longer one the beginning.
    static func beginning(of text: String, limit: Int = 150) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > limit else { return line }
        let part = line.prefix(limit)
        let ends = part.indices.dropLast().filter { ".!?".contains(part[$0]) && part[part.index(after: $0)] == " " }
        // One that ends early is more likely an abbreviation, such as "St.", than all that is worth telling.
        if let end = ends.last, part.distance(from: part.startIndex, to: end) >= limit / 2 { return String(part[...end]) }
        let words = part.lastIndex(of: " ").map { part[..<$0] } ?? part
        return words + "…"
    }
}
