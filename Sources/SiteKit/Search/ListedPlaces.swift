import Bytes
import Publishing

/// The suburbs that have listings, for the search page: of places that share a name, people mean the one where something is listed. A
/// reader's browser loads it when somebody types.
struct ListedPlaces: RecipeInput {
    /// Their rows in the table of places, rising.
    let rows: [Int]

    init(_ site: Site) {
        rows = site.suburbs.filter { !$0.listed.isEmpty }.map { Int($0.locality.index) }.sorted()
    }

    func add(to input: inout FingerprintInput) {
        input.add(rows.count)
        for row in rows { input.add(row) }
    }

    /// The file: how many rows there are, and of each how many lie between it and the one before.
    func artifact() throws -> Artifact {
        let steps = PackedNumbers.steps(of: rows)
        let bytes = JSONWriter.bytes(reservingCapacity: 1 << 13) { json in
            json.array { json in
                json.value(rows.count)
                json.value(utf8: PackedNumbers.text(of: steps, below: (steps.max() ?? 0) + 1))
            }
        }
        return Artifact(path: try ArtifactPath(Route.searchListed.file), stage: .page, content: .bytes(bytes))
    }
}
