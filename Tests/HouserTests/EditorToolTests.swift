import Foundation
import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

/// What editors and scripts are told: `houser schema`, `houser kinds`, `houser rules`.
@Suite struct EditorToolTests {
    private func json(_ arguments: [String], in workspace: Workspace) throws -> [String: Any] {
        let run = try Program.run(arguments, in: workspace.folder)
        #expect(run.status == 0, "\(run)")
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    /// A board's own kind is told as the shipped ones are.
    @Test func aSchemaHasTheKeysOfAKind() throws {
        let workspace = try Workspace(board: "boat")
        let schema = try json(["schema", "boat"], in: workspace)
        #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        #expect(schema["additionalProperties"] as? Bool == false)
        let keys = Set(try #require(schema["properties"] as? [String: Any]).keys)
        let kind = try #require(try workspace.check().kinds.first { $0.id == "boat" })
        #expect(keys == Set(CommonFields.keys(of: kind)))
        #expect(Set(schema["required"] as? [String] ?? []).isSuperset(of: ["title", "owner", "listed"]))
    }

    /// Whoever hovers over a key learns what it is.
    @Test func allKeysSayWhatTheyAre() {
        for schema in FileSchema.all(of: KindSet.load([]).kinds) {
            let own = Set(KindSet.load([]).kinds.flatMap(\.fields).map(\.id))
            let silent = schema.parts.filter { $0.note.isEmpty && !own.contains($0.key) }.map(\.key)
            #expect(silent.isEmpty, "\(schema.name)")
        }
    }

    @Test func whatThereIsNoSchemaOfIsTold() throws {
        let workspace = try Workspace(board: "small")
        let wrong = try Program.run(["schema", "rentls"], in: workspace.folder)
        #expect(wrong.status == 2 && wrong.errors.contains("There is no schema 'rentls'. Did you mean 'rentals'?"), "\(wrong)")
        let both = try Program.run(["schema", "rental", "--write", "schemas"], in: workspace.folder)
        #expect(both.status == 2 && both.errors.contains("--write writes all of them"), "\(both)")
        let list = try Program.run(["schema"], in: workspace.folder)
        #expect(list.output.hasSuffix("\npeople\nboard\n"), "\(list)")
    }

    /// They can be written again and again, and nothing else of the folder is touched.
    @Test func schemasAreWrittenWithWhatAnEditorNeeds() throws {
        let workspace = try Workspace(board: "small")
        for _ in 0..<2 {
            let run = try Program.run(["schema", "--write", "schemas"], in: workspace.folder)
            #expect(run.status == 0 && run.output.hasPrefix("wrote schemas/rentals.json\n"), "\(run)")
            let settings = run.output[(run.output.range(of: "\n{")?.lowerBound ?? run.output.endIndex)...]
            let value = try JSONSerialization.jsonObject(with: Data(settings.utf8)) as? [String: [String: [String]]]
            #expect(value?["yaml.schemas"]?["./schemas/board.json"] == ["content/board.yaml"])
        }
    }

    /// Whoever has no board yet can look at what comes with the program; a board that is named must be there.
    @Test func withoutABoardTheShippedKindsAreTold() throws {
        let empty = try Workspace()
        let run = try Program.run(["kinds"], in: empty.folder)
        #expect(run.status == 0 && run.output.hasPrefix("rental: Home to rent, in content/rentals\n"), "\(run)")
        #expect(try Program.run(["kinds", "--content", "board"], in: empty.folder).status == 2)
    }

    @Test func rulesAndKindsAreToldToPrograms() throws {
        let workspace = try Workspace(board: "boat")
        let rules = try #require(try json(["rules", "--format", "json"], in: workspace)["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
        #expect(rules.allSatisfy { ($0["explanation"] as? String)?.isEmpty == false })
        let kinds = try #require(try json(["kinds", "--format", "json"], in: workspace)["kinds"] as? [[String: Any]])
        let boat = try #require(kinds.first { $0["id"] as? String == "boat" })
        #expect(boat["folder"] as? String == "boats")
        let fields = try #require(boat["fields"] as? [[String: Any]])
        #expect(fields.contains { $0["type"] as? String == "choice" && ($0["words"] as? [String])?.isEmpty == false })
        let text = try Program.run(["kinds"], in: workspace.folder).output
        #expect(text.contains("boat: ") && text.contains(", in content/boats\n"), "\(text)")
    }
}
