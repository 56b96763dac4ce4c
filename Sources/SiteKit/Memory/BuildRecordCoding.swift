import Bytes
import Findings
import ListingKit
import Publishing
import Rules

/// The form of a build's record in a ledger.
extension BuildRecord {
    /// Writes everything but the long columns.
    func writeHead(to out: inout ByteWriter) {
        out.write(program.stamp)
        out.write(program.fingerprint)
        out.write(options)
        out.write(shared)
        out.write(timeZone)
        out.write(isPreview)
        out.write(findings.today.number)
        out.write(UInt32(findings.listingFileCount))
        out.write(UInt32(findings.listingCount))
        out.write(UInt32(findings.openCount))
        out.write(UInt32(findings.diagnostics.count))
        for diagnostic in findings.diagnostics { out.write(diagnostic) }
        memory.write(to: &out)
        out.write(clock.part.code)
        out.write(UInt32(clamping: clock.count))
        addresses.write(to: &out)
        out.write(outline)
        out.write(hiddenPeople)
    }

    /// Writes the owners, unless something was said of one of them, which only reading them again can repeat.
    func writePeople(to out: inout ByteWriter) {
        let isSound = !findings.diagnostics.contains { $0.file.utf8.starts(with: "people/".utf8) }
        out.write(isSound)
        let start = out.bytes.count
        out.write(UInt64(0))
        guard isSound else { return }
        out.write(UInt32(people.count))
        for person in people { out.write(person) }
        out.overwrite(at: start, with: ByteWriter.bytes(of: UInt64(out.bytes.count - start - 8)))
    }

    static func writeInputs(_ inputs: [Input], to text: inout LedgerText) {
        PathColumn.write(inputs.count, to: &text) { inputs[$0].path }
        text.append(rows: inputs.count) { $1.write(inputs[$0].stamp) }
        text.append(rows: inputs.count) { $1.write(inputs[$0].fingerprint) }
    }
}

extension ByteWriter {
    /// A fingerprint or its absence, which take as much room.
    mutating func write(_ fingerprint: Fingerprint?) {
        write(fingerprint != nil)
        write(fingerprint ?? Fingerprint(high: 0, low: 0))
    }

    mutating func write(_ span: SourceSpan) {
        write(Int32(truncatingIfNeeded: span.line))
        write(Int32(truncatingIfNeeded: span.column))
        write(Int32(truncatingIfNeeded: span.length))
    }

    mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.severity.rawValue)
        write(diagnostic.rule)
        write(diagnostic.file)
        write(diagnostic.span)
        write(diagnostic.texts.message)
        write(diagnostic.texts.reason)
        write(diagnostic.texts.fix)
        write(diagnostic.sourceLine)
        write(diagnostic.missing)
        write(UInt32(diagnostic.beside.count))
        for file in diagnostic.beside { write(file) }
    }
}

extension ByteReader {
    fileprivate mutating func span() throws(Malformed) -> SourceSpan {
        SourceSpan(line: Int(try number(Int32.self)), column: Int(try number(Int32.self)), length: Int(try number(Int32.self)))
    }

    mutating func diagnostics() throws(Malformed) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for _ in 0..<(try count(of: 35)) {
            guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw Malformed() }
            result.append(
                Diagnostic(
                    severity, rule: try text(), file: try text(), span: try span(), message: try text(), reason: try text(),
                    fix: try optionalText(), sourceLine: try optionalText(), missing: try optionalText()
                ).beside(try texts()))
        }
        return result
    }

    mutating func people() throws(Malformed) -> [Person] {
        var result: [Person] = []
        for _ in 0..<(try count(of: 20)) { result.append(try person()) }
        return result
    }

    mutating func texts() throws(Malformed) -> [String] {
        var result: [String] = []
        for _ in 0..<(try count(of: 4)) { result.append(try text()) }
        return result
    }
}
