import Foundation
import ListingKit

/// A board of few listings that somebody made to be as large as possible once it is published: what it is made of are numbers, which a search
/// changes.
package struct WorstBoard: CustomStringConvertible, Sendable {
    /// What there can be more or less of, with the most of it.
    package enum Gene: Int, CaseIterable, Sendable {
        case tags, ownTags, suburbs, owners, inspections, history, words, idlePeople, talkingPeople, circles, points, comments, likes, pages

        var most: Int {
            switch self {
            case .tags, .ownTags: 10
            case .suburbs, .owners: WorstBoard.listings
            case .inspections, .history: 12
            case .words: 400
            case .idlePeople, .talkingPeople, .points: 60
            case .circles, .pages: 12
            case .comments, .likes: 40
            }
        }
    }

    /// How many listings there are.
    package static let listings = 24
    package private(set) var genes: [Int]

    /// A board of plain listings in one suburb.
    package static let plain = WorstBoard(genes: Gene.allCases.map { [.suburbs, .owners].contains($0) ? 1 : 0 })

    package var description: String {
        zip(Gene.allCases, genes).filter { $1 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    /// The same board with something changed.
    package func changed(_ random: inout SeededGenerator) -> WorstBoard {
        var board = self
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let gene = Gene.allCases[Int.random(in: 0..<genes.count, using: &random)]
            let least = [.suburbs, .owners].contains(gene) ? 1 : 0
            board.genes[gene.rawValue] = Bool.random(using: &random) ? gene.most : Int.random(in: least...gene.most, using: &random)
        }
        return board
    }

    private func number(_ gene: Gene) -> Int { genes[gene.rawValue] }

    private static let suburbs = [
        "Collingwood, state: VIC, postcode: 3066", "Carlton, state: VIC, postcode: 3053", "Fitzroy, state: VIC, postcode: 3065",
        "Brunswick, state: VIC, postcode: 3056", "Richmond, state: VIC, postcode: 3121", "Hobart, state: TAS, postcode: 7000",
        "Parkville, state: VIC, postcode: 3052", "Abbotsford, state: VIC, postcode: 3067", "Clifton Hill, state: VIC, postcode: 3068",
        "Fitzroy North, state: VIC, postcode: 3068", "North Hobart, state: TAS, postcode: 7000", "Richmond, state: TAS, postcode: 7025",
    ]

    /// Writes its files; gives how many bytes they have.
    package func write(to workspace: Workspace) throws -> Int {
        var size = 0
        func write(_ path: String, _ text: String) throws {
            try workspace.write(path, text)
            size += text.utf8.count
        }
        for person in 0..<number(.owners) { try write("people/owner-\(person).yaml", "name: Owner\nphone: 0491 570 156\n") }
        for person in 0..<number(.idlePeople) { try write("people/idle-\(person).yaml", "name: Idle\n") }
        for person in 0..<number(.talkingPeople) { try write("people/talks-\(person).yaml", "name: Talks\nabout: I.\n") }
        for circle in 0..<number(.circles) { try write("circles/circle-\(circle).yaml", "name: C\(circle)\ntag: circle \(circle)\n") }
        for page in 0..<number(.pages) { try write("pages/page-\(page).md", "---\ntitle: Page \(page)\n---\nText.\n") }
        let points = (0..<number(.points)).map { "  - {name: Place \($0), at: [-37.8\($0 + 10), 144.9\($0 + 10)]}\n" }
        if !points.isEmpty { try write("places/points.yaml", "category: cafe\nlabel: Cafés\nplaces:\n" + points.joined()) }
        for listing in 0..<WorstBoard.listings { try write("rentals/home-\(listing).yaml", text(of: listing)) }
        for comment in 0..<number(.comments) {
            try write("comments/home-0/comment-\(comment).md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        }
        for like in 0..<number(.likes) { try write("reactions/home-0/like-\(like).yaml", "like: yes\n") }
        return size
    }

    private func text(of listing: Int) -> String {
        let own = (0..<min(number(.ownTags), 10)).map { "t\(listing) \($0)" }
        let tags = (own + (0..<number(.tags)).map { "tag \($0)" }).prefix(10)
        let slots = (0..<number(.inspections)).map { slot in
            let (day, hour) = (22 + slot % 8, 10 + slot / 8)
            return "  - {start: 2026-11-\(day) \(hour):00, end: 2026-11-\(day) \(hour):30}\n"
        }
        let history = (0..<number(.history)).map { "  - {on: 2026-11-\($0 + 2 < 10 ? "0" : "")\($0 + 2), rent: \(500 + $0)}\n" }
        let text = [
            "title: Home \(listing)", "owner: owner-\(listing % number(.owners))",
            "address: {suburb: \(WorstBoard.suburbs[listing % number(.suburbs) % WorstBoard.suburbs.count])}", "rent: 480",
            "property: apartment", "bedrooms: 2", "bathrooms: 1", "available: 2026-12-01", "listed: 2026-11-01", "confirmed: 2026-11-20",
            "tags: [\(tags.joined(separator: ", "))]", slots.isEmpty ? nil : "inspections:\n" + slots.joined().dropLast(),
            history.isEmpty ? nil : "history:\n" + history.joined().dropLast(),
            "description: A home." + String(repeating: " Sunny", count: number(.words)),
        ]
        return text.compactMap(\.self).joined(separator: "\n") + "\n"
    }

    /// What it costs to publish it: the bytes of its files, those of the site, and how many files that has.
    package func cost() throws -> (input: Int, output: Int, files: Int) {
        let workspace = try Workspace(board: "small")
        for folder in ["items", "rentals", "people", "places", "pages"] { try? workspace.remove(folder) }
        let input = try write(to: workspace)
        let built = try workspace.build()
        guard let report = built.publication else {
            throw Unpublished(board: "\(self)", problem: built.reading.diagnostics.first { $0.severity == .error }?.message ?? "")
        }
        return (input, report.bytes, report.writtenCount + report.unchanged.count)
    }

    /// A board that can't be published, which is a mistake of the search.
    package struct Unpublished: Error {
        package let board: String
        package let problem: String
    }
}
