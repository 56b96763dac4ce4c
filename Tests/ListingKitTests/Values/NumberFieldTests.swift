import Bytes
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import YAML

@Suite struct NumberFieldTests {
    /// How a number is shown, and the lines that are offered in its place.
    private func read(_ text: String) -> (shown: String?, fixes: [String?]) {
        let type = NumberField(range: -1_000_000_000...1_000_000_000)
        let field = Field(id: "width", type: type.boxed, unit: Field.Unit(one: "inch", many: "inches"))
        let bytes = Array("width: \(text)".utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let node = YAMLParser.parse(bytes[...], firstLine: 1, report: &report)?["width"]
        let value = node.flatMap { type.read($0, of: field, report: &report) }
        return (
            value.map { value in String(writing: { _ = type.write(value, of: field, in: .english, to: &$0) }) },
            report.diagnostics.map(\.fix)
        )
    }

    @Test(arguments: [
        ("8.2", "8.2 inches"), ("1", "1 inch"), ("1.00000", "1 inch"), ("0.001", "0.001 inches"), ("-.5", "-0.5 inches"),
        ("0800", "800 inches"),
        ("999999999.999", "999999999.999 inches"),
    ])
    func isShownInPlainDigits(text: String, shown: String) {
        #expect(read(text) == (shown, []))
    }

    @Test(arguments: [
        ("0.00001", "width: 0"), ("8.1234", "width: 8.123"), ("-0.0006", "width: -0.001"), ("999999999.99999", "width: 1000000000"),
    ])
    func hasNoMoreThanThreeDigitsAfterThePoint(text: String, fix: String) {
        #expect(read(text) == (nil, [fix]))
    }
}
