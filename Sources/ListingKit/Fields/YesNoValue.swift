extension Rule {
    static let yesNoValue = Rule("yes-no-value", .error, "A yes-no field says yes or no", "Write yes or no.", example: "swap: yes")

    static func yesNo(_ node: YAMLNode, key: String, report: inout Report) -> Bool? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let value = YesNo.read(text) { return value }
        report.add(
            .yesNoValue, node.span, "\(key.quoted) must be yes or no, not \(text.quoted)",
            fix: YesNo.meant(text).map { report.fix(node, key: key, value: $0 ? "yes" : "no") })
        return nil
    }
}
