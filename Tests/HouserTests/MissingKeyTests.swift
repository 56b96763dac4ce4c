import Findings
import TestSupport
import Testing

/// Findings on what is missing name its key, for forms that ask for it.
@Suite struct MissingKeyTests {
    private typealias Rental = TruthfulFixTests

    private static let withoutDescription = "---\n" + Rental.rental().split(separator: "---\n")[0] + "---\n"

    static let files: [(path: String, text: String, missing: [String?])] = [
        ("rentals/flat.md", Rental.rental(without: ["rent", "title"]), ["rent", "title"]),
        ("rentals/flat.md", Rental.rental(["rent": ""], without: ["owner"]), ["owner", "rent"]),
        ("rentals/flat.md", Rental.rental(["address": "{street: 1 Smith Street}"]), ["address.suburb"]),
        ("rentals/flat.md", Rental.rental(["address": "{suburb: Nowhere, state: VIC, postcode: 3066}"]), [nil]),
        ("rentals/flat.md", withoutDescription, ["description"]),
        ("people/bo.yaml", "role: agent\nphone: 0491 570 156\n", ["name", "licence"]),
        ("people/bo.yaml", "name: Bo\nphone: 0491 570 156\nstatus: {text: Away}\n", ["status.on"]),
        ("comments/gipps-street-terrace/a.md", "---\ndate: 2026-11-12\n---\nHello.\n", ["name"]),
    ]

    @Test(arguments: files) func isNamed(path: String, text: String, missing: [String?]) throws {
        let found = try Rental.findings(text, at: path).filter { $0.severity != .hint }
        #expect(Set(found.map(\.missing)) == Set(missing), "\(found)")
    }

    @Test func isTheirsWhoReadJSON() {
        let finding = Diagnostic(.error, rule: "r", file: "f", message: "m", missing: "rent")
        #expect(finding.json(path: "f").document.contains("\n  \"missing\": \"rent\",\n  \"message\": \"m\"\n"))
    }
}
