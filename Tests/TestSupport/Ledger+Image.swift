import ListingKit
import Testing

@testable import SiteKit

extension Ledger {
    /// What an image tells, all of it.
    init(_ image: LedgerImage) throws {
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
