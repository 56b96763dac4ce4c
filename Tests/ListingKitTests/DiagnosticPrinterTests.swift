import Foundation
import Testing

@testable import Findings
@testable import ListingKit

@Suite struct DiagnosticPrinterTests {
    private let samples = [
        Diagnostic(
            .error, rule: "suburb-postcode", file: "rentals/gipps-st.md", span: SourceSpan(line: 7, column: 77, length: 4),
            message: "Hawthorn VIC does not have postcode 3066",
            reason: "3066 is the postcode of Collingwood and Abbotsford. Hawthorn VIC is 3122.",
            fix: "address: {…, postcode: 3122}",
            sourceLine: "address: {street: 12 Gipps Street, suburb: Hawthorn, state: VIC, postcode:  3066}"),
        Diagnostic(
            .warning, rule: "bond:limit", file: "rentals/gipps-st.md", span: SourceSpan(line: 12_345, column: 1, length: 4),
            message: "100% of the rent, twice", reason: "One.\nTwo.", fix: "a:\n  b: 1\n", sourceLine: "bond: 1"),
        Diagnostic(.hint, rule: "unreadable", file: "rooms/ä,b.md", message: "the file is empty"),
    ]

    private func print(_ format: DiagnosticPrinter.Format, colour: Bool = false, _ diagnostics: [Diagnostic]? = nil) -> String {
        let rules = [
            Rule("unreadable", .hint, "Readable", "Files must be readable."),
            Rule("unused", .warning, "Unused", ""),
        ]
        return DiagnosticPrinter(format, in: ContentPlace("content"), colour: colour, version: "1.2.3", rules: rules).print(
            diagnostics ?? samples)
    }

    private func parsed(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    @Test func text() {
        let caret = String(repeating: " ", count: 76) + "^~~~"
        #expect(
            print(.text) == """
                content/rooms/ä,b.md: hint: the file is empty [unreadable]
                content/rentals/gipps-st.md:12345:1: warning: 100% of the rent, twice [bond:limit]
                12345 | bond: 1
                      | ^~~~
                   why: One.
                        Two.
                   fix:
                      a:
                        b: 1
                content/rentals/gipps-st.md:7:77: error: Hawthorn VIC does not have postcode 3066 [suburb-postcode]
                   7 | address: {street: 12 Gipps Street, suburb: Hawthorn, state: VIC, postcode:  3066}
                     | \(caret)
                   why: 3066 is the postcode of Collingwood and Abbotsford. Hawthorn VIC is 3122.
                   fix: address: {…, postcode: 3122}

                """)
    }

    /// Many listings that expired drown no error.
    @Test func whatExpiredIsToldInOneLine() {
        let expired = ["a", "b", "c", "d", "e"].map { Diagnostic(.hint, rule: "expired", file: "rentals/\($0).md", message: "gone") }
        #expect(
            print(.text, expired).hasPrefix(
                "content: hint: 5 listings have expired and are in no list any more: content/rentals/a.md, content/rentals/b.md, content/rentals/c.md and 2 more [expired]\n"
            ))
        #expect(print(.text, expired + samples).hasSuffix("fix: address: {…, postcode: 3122}\n"))
        #expect(print(.text, Array(expired.prefix(3))).split(separator: "\n").count == 3)
    }

    @Test func colourAddsOnlyEscapes() {
        let coloured = print(.text, colour: true)
        #expect(coloured.contains("\u{1B}[31merror:\u{1B}[0m \u{1B}[1mHawthorn VIC does not have postcode 3066\u{1B}[0m"))
        #expect(coloured.contains("\u{1B}[33m^~~~\u{1B}[0m") && coloured.contains("\u{1B}[36mhint:\u{1B}[0m"))
        #expect(coloured.replacingOccurrences(of: "\u{1B}\\[[0-9]+m", with: "", options: .regularExpression) == print(.text))
    }

    @Test func github() {
        #expect(
            print(.github) == """
                ::error file=content/rentals/gipps-st.md,line=7,col=77,endColumn=81,title=suburb-postcode::Hawthorn VIC does not have \
                postcode 3066%0A3066 is the postcode of Collingwood and Abbotsford. Hawthorn VIC is 3122.%0Afix: address: {…, postcode: 3122}
                ::warning file=content/rentals/gipps-st.md,line=12345,col=1,endColumn=5,title=bond%3Alimit::100%25 of the rent, \
                twice%0AOne.%0ATwo.%0Afix:%0A  a:%0A    b: 1
                ::notice file=content/rooms/ä%2Cb.md,title=unreadable::the file is empty

                """)
    }

    @Test func gitlab() throws {
        let twice = samples + [samples[2]]
        let issues = try #require(try parsed(print(.gitlab, twice)) as? [[String: Any]])
        #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "info", "info"])
        #expect(
            issues[0]["description"] as? String
                == "Hawthorn VIC does not have postcode 3066. 3066 is the postcode of Collingwood and Abbotsford. Hawthorn VIC is 3122. fix: address: {…, postcode: 3122}"
        )
        #expect(issues[0]["check_name"] as? String == "suburb-postcode")
        let location = try #require(issues[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "content/rentals/gipps-st.md")
        #expect((location["lines"] as? [String: Int]) == ["begin": 7])
        #expect(((issues[2]["location"] as? [String: Any])?["lines"] as? [String: Int]) == ["begin": 1])
        let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
        #expect(Set(fingerprints).count == 4 && fingerprints.allSatisfy { $0.utf8.count == 32 })

        var moved = samples
        moved[0].span.line = 99
        let after = try #require(try parsed(print(.gitlab, moved)) as? [[String: Any]])
        #expect(after[0]["fingerprint"] as? String == fingerprints[0])
        #expect(print(.gitlab, []) == "[]\n")
    }

    @Test func json() throws {
        let object = try #require(try parsed(print(.json)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect(object["summary"] as? [String: Int] == ["errors": 1, "warnings": 1, "hints": 1, "files": 2])
        let list = try #require(object["diagnostics"] as? [[String: Any]])
        #expect(list[1]["fix"] as? String == "a:\n  b: 1\n" && list[1]["reason"] as? String == "One.\nTwo.")
        #expect(list[0]["line"] as? Int == 7 && list[0]["column"] as? Int == 77 && list[0]["length"] as? Int == 4)
        #expect(list[2].keys.sorted() == ["file", "message", "rule", "severity"])
        #expect(
            print(.json, []) == """
                {
                  "version": 1,
                  "summary": {
                    "errors": 0,
                    "warnings": 0,
                    "hints": 0,
                    "files": 0
                  },
                  "diagnostics": []
                }

                """)
    }

    @Test func sarif() throws {
        let object = try #require(try parsed(print(.sarif)) as? [String: Any])
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "houser" && driver["version"] as? String == "1.2.3" && driver["informationUri"] == nil)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids == ["bond:limit", "suburb-postcode", "unreadable", "unused"])
        #expect((rules[2]["shortDescription"] as? [String: String]) == ["text": "Readable"])
        #expect((rules[2]["fullDescription"] as? [String: String]) == ["text": "Files must be readable."])
        #expect((rules[2]["defaultConfiguration"] as? [String: String]) == ["level": "note"])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(ids[index] == result["ruleId"] as? String)
            #expect((result["partialFingerprints"] as? [String: String])?["houser/v1"]?.utf8.count == 32)
        }
        func place(_ index: Int) -> [String: Any]? {
            (results[index]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        }
        #expect((place(0)?["region"] as? [String: Int]) == ["startLine": 7, "startColumn": 77, "endColumn": 81])
        #expect(place(2)?["region"] == nil)
        #expect((place(2)?["artifactLocation"] as? [String: String]) == ["uri": "content/rooms/%C3%A4%2Cb.md"])
    }

    @Test func summaries() {
        #expect(DiagnosticSummary([]).sentence(listings: 1) == "no problems; 1 listing checked")
        #expect(DiagnosticSummary([samples[0]]).sentence(listings: 0) == "1 error in 1 file; 0 listings checked")
        #expect(
            DiagnosticSummary(samples + samples).sentence(listings: 61)
                == "2 errors, 2 warnings and 2 hints in 2 files; 61 listings checked")
        let three = [samples[0], samples[0], samples[0], samples[1]]
        #expect(DiagnosticSummary(three).sentence(listings: 61) == "3 errors and 1 warning in 1 file; 61 listings checked")
    }
}
