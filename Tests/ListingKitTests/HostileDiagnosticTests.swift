import Foundation
import Testing

@testable import Findings
@testable import ListingKit

@Suite struct HostileDiagnosticTests {
    private static let hostile =
        "a\u{1B}[2J\u{0}\u{7F}\u{9B}31m\r\n::error::x\u{202E}b\u{2028}c\u{2066}\u{200B}\u{E0041}\u{FEFF}\tz\u{FFFF}%0A\"\\"

    private func diagnostic() -> Diagnostic {
        Diagnostic(
            .error, rule: "r" + Self.hostile, file: "f" + Self.hostile, span: SourceSpan(line: 3, column: 2, length: 4),
            message: "m" + Self.hostile, reason: "w" + Self.hostile, fix: "x" + Self.hostile, sourceLine: Self.hostile)
    }

    @Test(arguments: DiagnosticPrinter.Format.allCases) func nothingReachesATerminal(format: DiagnosticPrinter.Format) throws {
        let output = DiagnosticPrinter(format, in: ContentPlace("content"), version: "1").print([diagnostic()])
        for scalar in output.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar.value != 0x7F && !VisibleText.hides(scalar), "U+\(String(scalar.value, radix: 16))")
        }
        switch format {
        case .text: #expect(!output.contains("\n::"))
        case .github: #expect(output.filter { $0 == "\n" }.count == 1 && output.hasPrefix("::error file=content/fa␛[2J"))
        case .json:
            let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
            let message = (object?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
            #expect(message.map { Array($0.utf8) } == Array(("m" + Self.hostile).utf8))
        case .gitlab, .sarif: #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        }
    }

    @Test func escapesAreVisible() {
        #expect(VisibleText.line("a\u{1B}\0\t\u{7F}\u{202E}é\n") == "a␛␀ ␡\\u{202E}é␊")
        #expect(VisibleText.lines("a\r\nb\n\nc\n") == ["a", "b", "", "c"])
        #expect(VisibleText.lines("") == [""])
    }

    private func excerpt(_ source: String, _ column: Int, _ length: Int = 1) throws -> SourceExcerpt {
        try #require(SourceExcerpt(source, SourceSpan(line: 1, column: column, length: length)))
    }

    @Test func caretFollowsWidths() throws {
        #expect(try excerpt("漢字: x", 5).marker == "      ^")
        #expect(try excerpt("漢字: x", 1, 2).marker == "^~~~")
        #expect(try excerpt("e\u{301}e\u{301}: x", 7).marker == "    ^")
        #expect(try excerpt("😀 x", 3).marker == "   ^")
        #expect(try excerpt("\tx", 2).marker == " ^")
        #expect(try excerpt("\u{202E}x", 2).marker == "        ^")
        #expect(try excerpt("abc", 9, 4).marker == "   ^")
        #expect(try excerpt("abc", 3, 500).marker == "  ^")
        #expect(try excerpt("", 1).marker == "^")
        #expect(try excerpt("abc\r", 4).line == "abc")
    }

    @Test func longLinesAreWindowed() throws {
        let line = String(repeating: "0123456789", count: 100) + "X" + String(repeating: "9876543210", count: 100)
        let window = try excerpt(line, 1_001)
        #expect(window.line.hasPrefix("…0123456789") && window.line.hasSuffix("…") && window.line.count == 120)
        #expect(window.marker == String(repeating: " ", count: 41) + "^")
        #expect(Array(window.line)[41] == "X")
        let start = try excerpt(line, 5, 3)
        #expect(start.line.hasPrefix("0123") && start.line.count == 120 && start.marker == "    ^~~")
        let end = try excerpt(line, 2_001)
        #expect(end.line.hasSuffix("0") && end.line.hasPrefix("…") && end.line.count == 42)
        #expect(try excerpt(String(repeating: "a", count: 120), 120).line == String(repeating: "a", count: 120))
        #expect(SourceExcerpt(line, SourceSpan(line: 1, column: 20_001)) == nil)
    }

    @Test func everyWindowFits() throws {
        let alphabet = ["a", "漢", "e\u{301}", "\u{301}", "\u{202E}", "😀", "\t", "\u{0}", "\u{200D}"]
        var state: UInt64 = 7
        for _ in 0..<2_000 {
            var source = ""
            state = state &* 6_364_136_223_846_793_005 &+ 1
            let length = Int(state >> 55)
            for _ in 0..<length {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                source += alphabet[Int(state >> 33) % alphabet.count]
            }
            state = state &* 6_364_136_223_846_793_005 &+ 1
            let shown = try excerpt(source, Int(state >> 54) % 700 + 1, Int(state >> 33) % 40 + 1)
            let width = shown.line.unicodeScalars.reduce(0) { $0 + ColumnWidth.of($1) }
            #expect(width <= SourceExcerpt.widthLimit && shown.marker.utf8.count <= max(1, width + 1))
        }
    }

    @Test func hugeLinesAreCheap() {
        let source = String(repeating: "a\u{301}\u{301}", count: 400_000)
        let diagnostics = (0..<2_000).map {
            Diagnostic(.error, rule: "r", file: "f", span: SourceSpan(line: 1, column: $0 * 1_000 + 1), message: "m", sourceLine: source)
        }
        let output = DiagnosticPrinter(.text, in: ContentPlace(""), version: "1").print(diagnostics)
        #expect(output.utf8.count < 2_000 * 1_200)
    }
}
