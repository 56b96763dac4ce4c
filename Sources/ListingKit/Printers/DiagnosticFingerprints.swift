import Bytes
import Findings

/// Identifies findings across edits elsewhere in their file: by file, rule, message and occurrence, not by line.
struct DiagnosticFingerprints {
    private var occurrences: [String: Int] = [:]

    /// 32 hexadecimal digits for the next diagnostic in order, different for each.
    mutating func next(_ diagnostic: Diagnostic, path: String) -> String {
        // Lengths keep two different triples from running together to one text.
        let identity = "\(path.utf8.count) \(diagnostic.rule.utf8.count) \(path)\(diagnostic.rule)\(diagnostic.message)"
        let occurrence = occurrences[identity, default: 0]
        occurrences[identity] = occurrence + 1
        let bytes = Array("\(occurrence) \(identity)".utf8)
        return ContentHash.of(bytes, seed: 0).paddedHex + ContentHash.of(bytes, seed: 1).paddedHex
    }
}
