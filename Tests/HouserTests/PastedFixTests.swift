import Bytes
import ListingKit
import TestSupport
import Testing

@testable import Findings

/// What somebody does who pastes the fixes that are printed: each must put its own problem right, or ask for what only they know.
@Suite struct PastedFixTests {
    @Test func someFixesOfLinesCanBePasted() throws { #expect(try paste(rounds: 2) > 40) }

    @Test(.endurance) func everyFixOfALineCanBePasted() throws { #expect(try paste(rounds: .max) > 100) }

    /// Pastes so many fixes of each file; how many there were.
    private func paste(rounds: Int) throws -> Int {
        let original = try Workspace(board: "wrong").check().diagnostics
        let byFile = Dictionary(grouping: original.filter { Self.line(of: $0) != nil }, by: \.file)
        var pasted = 0
        // One fix of each file at a time, so that none depends on another.
        for round in 0..<min(byFile.values.map(\.count).max() ?? 0, rounds) {
            let workspace = try Workspace(board: "wrong")
            var tried: [Diagnostic] = []
            for findings in byFile.values where round < findings.count {
                let finding = findings[round]
                let fix = try #require(Self.line(of: finding))
                let path = workspace.content + "/" + finding.file
                let text = String(decoding: try Files.readFile(path, limit: 1 << 20), as: UTF8.self)
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if finding.rule == "required-field", finding.message.hasSuffix(" is missing"), !finding.message.contains(" in ") {
                    lines.insert(fix, at: finding.span.line - 1)
                } else {
                    guard Self.key(fix) == Self.key(lines[finding.span.line - 1]) || finding.message.contains("has no \"") else {
                        continue
                    }
                    lines[finding.span.line - 1] = fix
                }
                try workspace.write(finding.file, lines.joined(separator: "\n"))
                tried.append(finding)
            }
            let after = try workspace.check().diagnostics
            for finding in tried {
                let rest = after.filter { $0.file == finding.file }
                #expect(
                    !rest.contains { $0.rule == finding.rule && $0.message == finding.message && $0.span == finding.span }, "\(finding)")
                let isReadable = !rest.contains { $0.rule.hasPrefix("yaml-") && $0.rule != "yaml-feature" && $0.rule != "yaml-tab" }
                #expect(
                    isReadable || finding.rule.hasPrefix("yaml-")
                        || original.contains { $0.file == finding.file && $0.rule.hasPrefix("yaml-") }, "\(finding)")
            }
            pasted += tried.count
        }
        return pasted
    }

    /// The first of the lines that a finding offers; nil for advice in words.
    private static func line(of finding: Diagnostic) -> String? {
        guard finding.span.line > 0, let fix = finding.fix else { return nil }
        let lines = fix.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 1 || lines[1] == "or", let key = key(String(lines[0])), key.allSatisfy({ $0.isLowercase || $0 == "-" }) else {
            return nil
        }
        return String(lines[0])
    }

    /// What stands before the first colon of a line.
    private static func key(_ line: String) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let key = line[..<colon].drop { $0 == " " || $0 == "\t" || $0 == "-" || $0 == "{" }
        return key.isEmpty ? nil : String(key)
    }
}
