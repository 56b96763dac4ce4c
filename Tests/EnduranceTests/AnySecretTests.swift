import TestSupport
import Testing

/// Ten thousand boards with a hidden street that another file tells: each is found, and the file is named.
@Suite(.endurance) struct AnySecretTests {
    @Test func isFoundWhereverItIsTold() throws {
        let workspace = try Workspace(board: "small")
        for number in Endurance.rounds(10_000) {
            let secret = PlantedSecret(number)
            try secret.prepare(workspace)
            let before = try? workspace.source(secret.path)
            try secret.plant(in: workspace)
            let found = try workspace.check().diagnostics.filter { $0.severity == .error }
            // Now and then the owner shows a home at that very address already.
            let files = found.map(\.file).filter { $0 != "rentals/gipps-street-terrace/index.md" }
            let isFound = found.contains { ["hidden-street", "tag-format"].contains($0.rule) } && files == [secret.path]
            #expect(isFound, "\(number): \(secret.file) \(found)")
            if let before { try workspace.write(secret.path, before) } else { try workspace.remove(secret.path) }
        }
    }
}
