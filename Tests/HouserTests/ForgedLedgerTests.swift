import Foundation
import TestSupport
import Testing

@testable import ListingKit
@testable import SiteKit

/// A ledger that is whole, its checksum right, and that says what no build can have written. Nothing is built on it, and nothing traps.
@Suite struct ForgedLedgerTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil

    /// A lie, and what it is about.
    struct Lie: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let tell: @Sendable (inout Ledger) -> Void

        init(_ name: String, _ tell: @escaping @Sendable (inout Ledger) -> Void) {
            testDescription = name
            self.tell = tell
        }

        /// A lie about the first listing.
        init(_ name: String, slug: String? = nil, kind: String? = nil, locality: Int32? = nil) {
            self.init(name) { ledger in
                guard let listing = ledger.build?.listings.first, let old = listing.record.summary else { return }
                let new = ListingSummary(
                    file: old.file, slug: slug ?? old.slug, id: old.id, kind: kind ?? old.kind, owner: old.owner,
                    locality: locality ?? old.locality, listed: old.listed, isListed: old.isListed, extras: old.extras)
                ledger.build?.listings[0].record = ListingRecord(
                    fingerprint: listing.record.fingerprint, summary: new, idSpan: listing.record.idSpan,
                    diagnostics: listing.record.diagnostics)
            }
        }
    }

    private static let lies = [
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

    /// A site with a ledger of which something is known to be a lie.
    private func workspace(_ forge: (inout Ledger) -> Void) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let store = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        var ledger = try Ledger(#require(try store.read().image))
        forge(&ledger)
        try store.write(LedgerImage.text(of: ledger))
        return workspace
    }

    /// What a build from nothing makes after the edit that brings a lie to light: with a page more, everything is looked at.
    private static let expected = Result {
        let workspace = try Workspace(board: "small")
        try edit(workspace)
        return try workspace.madeFromNothing()
    }

    private static func edit(_ workspace: Workspace) throws {
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        let desk = try String(contentsOfFile: workspace.content + "/items/oak-desk.md", encoding: .utf8)
        try workspace.write("items/elm-desk.md", desk)
    }

    @Test(arguments: lies) func absurdities(lie: Lie) throws {
        let workspace = try workspace(lie.tell)
        // Nothing is looked at that did not change, so a lie may stay hidden; but it does no harm.
        #expect(try workspace.build().publication != nil)
        let place = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        // One that cannot be read to the end is still the one with the lie.
        if var ledger = try? Ledger(#require(try place.read().image)) {
            lie.tell(&ledger)
            try place.write(LedgerImage.text(of: ledger))
        }
        try Self.edit(workspace)
        let notes = try workspace.build().publication?.notes ?? []
        let note = "The ledger at \(place.path) is damaged and was not used, so nothing that was there before is deleted."
        #expect(notes.count == 1 && notes[0].hasPrefix(note), "\(notes)")
        #expect(try workspace.contents() == Self.expected.get())
        let last = try #require(try workspace.build().publication)
        #expect(last.written.isEmpty && last.notes.isEmpty, "\(last.notes)")
    }

    /// Recipes that the last build cannot have had, and then an edit for which only some of them are asked for.
    @Test(arguments: [
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
    ])
    func recipesThatCannotBe(lie: Lie) throws {
        // In a process of its own, which a trap would end.
        let workspace = try Workspace(board: "small")
        usleep(50_000)
        #expect(try workspace.runBuild().status == 0)
        let store = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        var ledger = try Ledger(#require(try store.read().image))
        lie.tell(&ledger)
        try store.write(LedgerImage.text(of: ledger))
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        let run = try workspace.runBuild()
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let contentLies = [
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

    /// A board whose files have been there for a while, so that what the file system says of them is relied upon, with a forged ledger.
    private func settled(_ forge: (LedgerStore) throws -> Void) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        usleep(50_000)
        try workspace.build()
        try forge(LedgerStore(path: workspace.folder + "/.houser/public.ledger"))
        // In place, so that no folder has changed and none is looked into for that.
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        return workspace
    }

    /// What the ledger says of the content folder is used for more than comparing if only what files hold has changed.
    @Test(arguments: contentLies) func contentThatCannotBe(lie: Lie) throws {
        let workspace = try settled { store in
            var ledger = try Ledger(#require(try store.read().image))
            lie.tell(&ledger)
            try store.write(LedgerImage.text(of: ledger))
        }
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Two rows of the content folder in each other's place, with paths that lie where they were, so that one of them ends before it begins.
    @Test(arguments: [(1, 2), (3, 4), (2, 7)]) func rowsOutOfOrder(first: Int, second: Int) throws {
        let workspace = try settled { store in
            let paths = try #require(try store.read().image?.build?.content.paths)
            var bytes = try Files.readFile(store.path, limit: 1 << 26)
            let pool = (0..<paths.count).map { paths[$0] + "\0" }.joined()
            let place = try #require(bytes.firstRange(of: Array(pool.utf8)))
            for (start, width) in [
                (place.lowerBound - paths.count * 4, 4), (place.upperBound, 32), (place.upperBound + paths.count * 32, 17),
            ] {
                for offset in 0..<width { bytes.swapAt(start + first * width + offset, start + second * width + offset) }
            }
            try Data(LedgerImage.resealed(bytes)).write(to: URL(filePath: store.path))
        }
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Extreme numbers at random places, under a right checksum: many of them could be true, so what comes of it is not always right; but
    /// the program ends as it should, and without the ledger all is well.
    @Test func extremesAnywhere() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        let ledger = workspace.folder + "/.houser/public.ledger"
        let good = try Files.readFile(ledger, limit: 1 << 26)
        var random = SeededGenerator(seed: 77)
        let extremes: [[UInt8]] = [
            [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
            [0, 0, 0, 0, 0, 0, 0, 0x80], [0, 0, 0, 0, 0, 0, 0, 0], [0xFF],
        ]
        for round in 1...(Self.isLong ? 2_000 : 15) {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let extreme = extremes.randomElement(using: &random) ?? []
                let place = Int.random(in: 40..<(bytes.count - extreme.count), using: &random)
                bytes.replaceSubrange(place..<(place + extreme.count), with: extreme)
            }
            try Data(LedgerImage.resealed(bytes)).write(to: URL(filePath: ledger))
            if round % 3 == 0 {
                try workspace.edit("items/oak-desk.md", "kg", round % 2 == 0 ? "kg" : "kg ")
            }
            let run = try workspace.runBuild()
            #expect(run.status == 0 || run.status == 2, "round \(round): \(run.errors)")
            #expect(!run.errors.contains("Fatal"), "round \(round): \(run.errors)")
        }
        try FileManager.default.removeItem(atPath: ledger)
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.problems() == [])
    }
}

extension Ledger {
    /// What an image tells, all of it.
    fileprivate init(_ image: LedgerImage) throws {
        self.init(seed: image.seed)
        outputs = (0..<image.paths.count).map { row in
            Output(path: ArtifactPath(unchecked: image.paths[row]), record: image.record(row), stamp: image.stamp(row))
        }
        folders = (0..<image.folders.count).map { image.folders[$0] }
        hasUnusedFolders = image.hasUnusedFolders
        var needs = Array(repeating: Needs(), count: image.keys.count)
        let count = image.build?.listings.count ?? 0
        for listing in 0..<count {
            let (this, none) = ((0..<count).map { $0 == listing }, Array(repeating: false, count: count))
            for recipe in image.recipes(needing: this, retold: none) { needs[recipe].items.append(listing) }
            for recipe in image.recipes(needing: none, retold: this) { needs[recipe].stories.append(listing) }
        }
        recipes = (0..<image.keys.count).map { row in
            Made(key: image.keys[row], fingerprint: image.fingerprint(row), outputs: image.outputs(of: row), needs: needs[row])
        }
        guard let columns = image.build else { return }
        let head = columns.head
        func inputs(_ column: InputColumn) -> [BuildRecord.Input] {
            (0..<column.paths.count).map { row in
                BuildRecord.Input(path: column.paths[row], stamp: column.stamp(row), fingerprint: column.fingerprint(row))
            }
        }
        build = BuildRecord(
            program: head.program, options: head.options, frame: head.frame, timeZone: head.timeZone, content: inputs(columns.content),
            theme: inputs(columns.theme),
            people: try image.people() ?? [],
            listings: try (0..<count).map { row in
                let place = try #require((0..<count).first { columns.listings.row(at: $0) == row })
                return BuildRecord.Listing(
                    record: try columns.listings.record(row), place: place,
                    remains: ListingRemains(search: try columns.listings.search(row), data: columns.listings.mark(row)))
            }, findings: head.findings, keptForeign: head.keptForeign,
            caseCollisions: head.caseCollisions, memory: head.memory, pages: head.pages, feeds: head.feeds, bytes: head.bytes,
            shape: head.shape)
    }
}

extension Person {
    /// The same owner with another page.
    fileprivate init(_ person: Person, website: String) {
        self.init(
            handle: person.handle, name: person.name, role: person.role, about: person.about, contact: person.contact,
            licence: person.licence, website: website, forge: person.forge)
    }
}

extension LedgerImage {
    /// The bytes of a ledger with the checksum that is right for them.
    fileprivate static func resealed(_ bytes: [UInt8]) -> [UInt8] {
        let seed = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self)) }
        let sum = Fingerprint(of: Array(bytes[40...]), seed: 0)
        var out = ByteWriter()
        out.write(Fingerprint(high: sum.high ^ seed, low: sum.low))
        var sealed = bytes
        sealed.replaceSubrange(24..<40, with: out.bytes)
        return sealed
    }
}
