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
            let isFound = ["hidden-street", "tag-format"].contains(found.first?.rule) && found.map(\.file) == [secret.path]
            #expect(isFound, "\(number): \(secret.file) \(found)")
            if let before { try workspace.write(secret.path, before) } else { try workspace.remove(secret.path) }
        }
    }
}
