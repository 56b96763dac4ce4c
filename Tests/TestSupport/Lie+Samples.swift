@testable import ListingKit
@testable import SiteKit

extension Lie {
    /// What no build can have written.
    package static let absurdities = [
        Lie("locality behind the last", locality: 1 << 20), Lie("locality at the end of all numbers", locality: .max),
        Lie("slug that leads away", slug: "../../elsewhere"), Lie("empty slug", slug: ""), Lie("another's slug", slug: "quiet-flat"),
        Lie("kind that there is not", kind: "nonsense"), Lie("another kind", kind: "car"),
        Lie("size of all memory") { $0.outputs[0].record.size = .max },
        Lie("sizes that cannot be added") { for index in $0.outputs.indices { $0.outputs[index].record.size = 1 << 62 } },
        Lie("negative size") { $0.outputs[3].record.size = -1 },
        Lie("recipe behind the last file") { $0.recipes[1].outputs = 0..<4_000_000_000 },
        Lie("recipe without its files") { $0.recipes[5].outputs = 0..<0 },
        Lie("path that leads away") { $0.outputs[2].path = ArtifactPath(unchecked: "../content/board.yaml") },
        Lie("path from the top") { $0.outputs[2].path = ArtifactPath(unchecked: "/etc/passwd") },
        Lie("empty path") { $0.outputs[2].path = ArtifactPath(unchecked: "") },
        Lie("folder that leads away") { $0.folders.append("..") },
        Lie("day at the end of time") { $0.build?.findings.today = Day(number: .max) },
        Lie("day before all time") { $0.build?.findings.today = Day(number: .min) },
        Lie("endless pages") { $0.build?.pages = .max }, Lie("negative feeds") { $0.build?.feeds = -1 },
        Lie("sizes that leave no room for more") { ledger in
            let others = ledger.outputs.dropFirst().reduce(0) { $0 + $1.record.size }
            ledger.outputs[0].record.size = .max - others
        },
        Lie("an owner twice") { ledger in
            let people = ledger.build?.people ?? []
            ledger.build?.people = people + people.prefix(1)
        },
        Lie("no owners") { $0.build?.people = [] },
        Lie("an owner with a link that does something") { ledger in
            let people = ledger.build?.people.map { Person($0, website: "javascript:alert(1)") } ?? []
            ledger.build?.people = people
        },
        Lie("endless bytes") { $0.build?.bytes = .max },
    ]

    /// Recipes that the last build cannot have had.
    package static let ofRecipes = [
        Lie("the last recipe is missing") { $0.recipes.removeLast() },
        Lie("the last two recipes are missing") { $0.recipes.removeLast(2) },
        Lie("many parts of a site map") { ledger in
            for row in ledger.recipes.indices where ledger.recipes[row].key.hasPrefix("api/") {
                ledger.recipes[row].key = "sitemap-\(row)"
            }
        },
        Lie("every key is that of a feed of changes") { ledger in
            for row in ledger.recipes.indices { ledger.recipes[row].key = "changes/\(row)" }
        },
        Lie("records of endless length") { ledger in
            for row in ledger.build?.listings.indices ?? 0..<0 {
                ledger.build?.listings[row].remains.data = DataMark(digest: 1, size: Int(UInt32.max))
            }
        },
    ]

    /// A content folder that cannot be.
    package static let ofContent = [
        Lie("two files in each other's place") { ledger in
            let count = ledger.build?.content.count ?? 0
            if count > 5 { ledger.build?.content.swapAt(3, count - 1) }
        },
        Lie("no name") { $0.build?.content[3].path = "" }, Lie("a name twice") { $0.build?.content[3].path = "board.yaml" },
        Lie("a path from the top") { $0.build?.content[3].path = "/people/amir.yaml" },
        Lie("a path out of the folder") { $0.build?.content[3].path = "people/../board.yaml" },
        Lie("a path with a zero byte") { $0.build?.content[3].path = "board.yaml\0" }, Lie("an empty folder") { $0.build?.content = [] },
        Lie("another folder first") { $0.build?.content[0].path = "people" },
    ]
}

extension Person {
    /// The same owner with another page.
    fileprivate init(_ person: Person, website: String) {
        self.init(
            handle: person.handle, name: person.name, role: person.role, about: person.about, contact: person.contact,
            licence: person.licence, website: website, forge: person.forge)
    }
}
