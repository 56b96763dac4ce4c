import Facts
import Findings
import Values
import YAML

/// Reports the unknown keys of a listing, each with the line that was meant.
struct KeySlips {
    let kind: Kind
    /// What values are read with; made only where a key is unknown.
    let context: () -> FieldContext

    /// Reports all of them once, and gives the known keys that were probably meant.
    func report(_ root: YAMLNode, into report: inout Report) -> Set<String> {
        var meant: Set<String> = []
        // It can have many keys, so they are listed once.
        var listsKeys = true
        let allowed = CommonFields.keys(of: kind)
        var address: AddressParts?
        for entry in root.entries ?? [] where !CommonFields.names.contains(entry.key) && kind.index(of: entry.key) == nil {
            if report.isFull { break }
            if let key = ProtectedKey(entry.key, kind: kind) {
                key.report(entry, kind: kind, into: &report)
                continue
            }
            if let key = OwnerKey(entry.key, kind: kind) {
                key.report(entry, in: root, into: &report)
                if key.way != nil { meant.insert("contact") }
                continue
            }
            let parts = address ?? AddressParts(root, kind: kind)
            address = parts
            if parts.report(entry, into: &report) {
                meant.insert("address")
                continue
            }
            let guess = KeyCheck.unknown(
                entry, among: root, allowed: allowed, of: "a \(kind.label.lowercasedFirst)",
                meant: KeyWords.meant(entry.key, kind: kind), fits: { value, key in kind.field(key).map { $0.mayTake(value) } ?? true },
                line: { key, report in
                    InspectionTimes.line(for: entry).map { CorrectedLine(text: $0, reason: "") } ?? corrected(entry, as: key, report)
                }, listsKeys: listsKeys, rule: .unknownKey, report: &report)
            listsKeys = false
            if let guess { meant.insert(guess) }
        }
        return meant
    }

    /// The line of an entry with the key that was meant and, if its value would be refused under that, with the value that was meant.
    private func corrected(_ entry: YAMLNode.Entry, as key: String, _ report: Report) -> CorrectedLine? {
        guard let field = kind.field(key), !entry.value.isEmpty else { return nil }
        var scratch = Report(report.source)
        _ = field.type.read(entry.value, of: field, in: context(), report: &scratch)
        guard let finding = scratch.diagnostics.first, scratch.diagnostics.count == 1, scratch.hasErrors, let fix = finding.fix else {
            return nil
        }
        let lines = fix.split(separator: "\n").map { String($0) }
        let written = lines.filter { $0 != "or" }.map { withKey(key, $0, entry) }
        guard !written.contains(nil), lines.count == written.count * 2 - 1 else { return nil }
        return CorrectedLine(
            text: Rule.alternatives(written.compactMap { $0 }) ?? fix, reason: "\(finding.message). \(finding.reason)".trimmed)
    }

    /// The line of an entry, whose value is as it should be, with another key.
    private func withKey(_ key: String, _ line: String, _ entry: YAMLNode.Entry) -> String? {
        if line.hasPrefix("\(key): ") { return line }
        let scalars = line.unicodeScalars
        let start = entry.keySpan.column - 1
        guard start >= 0, scalars.dropFirst(start).starts(with: "\(entry.key):".unicodeScalars) else { return nil }
        return String(scalars.prefix(start)) + key + String(scalars.dropFirst(start + entry.key.unicodeScalars.count))
    }
}
