extension Rule {
    static let numberRange = Rule(
        "number-range", .error, "Numbers are numbers, and make sense",
        "Write digits only, without words or units, within the range that the kind's file allows.", example: "bedrooms: 2")

    static func count(_ node: YAMLNode, key: String, range: ClosedRange<Int>, report: inout Report) -> Int? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        guard text.utf8.count <= 12, let number = Int(text) else {
            let digits = String(text.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }.prefix(9))
            report.add(
                .numberRange, node.span, "\(key.quoted) must be a whole number, not \(text.quoted)",
                fix: digits.isEmpty ? nil : "\(key): \(digits)")
            return nil
        }
        guard range.contains(number) else {
            report.add(
                .numberRange, node.span, "\(key.quoted) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)")
            return nil
        }
        return number
    }

    static func number(_ node: YAMLNode, key: String, range: ClosedRange<Double>, unit: String?, report: inout Report) -> Double? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
        guard isPlain, text.utf8.count <= 20, let number = Double(text) else {
            report.add(
                .numberRange, node.span, "\(key.quoted) must be a number, not \(text.quoted)",
                reason: unit.map { "It is counted in \($0); leave the unit out." } ?? "")
            return nil
        }
        guard range.contains(number) else {
            report.add(
                .numberRange, node.span,
                "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
            return nil
        }
        return number
    }
}

extension Character {
    var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }
}
