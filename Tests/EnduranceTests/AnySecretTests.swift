import TestSupport
import Testing

/// Ten thousand boards with a hidden street that another file tells: each is found, the file is named, and no byte of it leaves.
@Suite(.endurance) struct AnySecretTests {
    @Test func isFoundWhereverItIsTold() throws {
        let workspace = try Workspace(board: "small")
        for number in Endurance.rounds(10_000) {
            let secret = PlantedSecret(number)
            try secret.prepare(workspace)
            let before = try? workspace.source(secret.path)
            let isLookedThrough = number % 100 == 1
            // Where the owner shows a home at that very address nothing is published at all.
            if isLookedThrough, try workspace.build().publication != nil {
                let text = String(decoding: try workspace.contents().values.joined(), as: UTF8.self)
                #expect(!text.contains(secret.street), "\(number)")
            }
            let published = isLookedThrough ? try workspace.contents() : [:]
            try secret.plant(in: workspace)
            let built = try workspace.build()
            let found = built.reading.diagnostics.filter { $0.severity == .error }
            #expect(built.publication == nil, "\(number): \(secret.file)")
            if isLookedThrough { #expect(try workspace.contents() == published, "\(number)") }
            // Now and then the owner shows a home at that very address already.
            let files = found.map(\.file).filter { $0 != "rentals/gipps-street-terrace/index.md" }
            let isFound = found.contains { ["hidden-street", "tag-format"].contains($0.rule) } && files == [secret.path]
            #expect(isFound, "\(number): \(secret.file) \(found)")
            if let before { try workspace.write(secret.path, before) } else { try workspace.remove(secret.path) }
        }
    }
}
