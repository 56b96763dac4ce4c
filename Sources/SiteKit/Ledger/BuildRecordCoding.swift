import ListingKit

/// The form of a build's record in a ledger.
extension BuildRecord {
    func write(to out: inout ByteWriter) {
        out.write(program.stamp)
        out.write(program.fingerprint)
        out.write(options)
        out.write(frame)
        out.write(timeZone)
        out.write(findings.today.number)
        out.write(UInt32(findings.listingFileCount))
        out.write(UInt32(findings.listingCount))
        out.write(UInt32(findings.openCount))
        out.write(UInt32(findings.diagnostics.count))
        for diagnostic in findings.diagnostics { out.write(diagnostic) }
        out.write(UInt32(keptForeign.count))
        for path in keptForeign { out.write(path) }
        out.write(UInt32(caseCollisions.count))
        for pair in caseCollisions {
            out.write(pair.first.string)
            out.write(pair.second.string)
        }
        out.write(pages)
        out.write(feeds)
        out.write(bytes)
    }

    static func writeListings(_ listings: [Listing], to out: inout ByteWriter) {
        out.write(UInt32(listings.count))
        for listing in listings {
            let record = listing.record
            guard let summary = record.summary else { continue }
            out.write(summary.file)
            out.write(summary.slug)
            out.write(summary.id)
            out.write(summary.kind)
            out.write(summary.owner)
            out.write(summary.locality ?? -1)
            out.write(Int32(truncatingIfNeeded: summary.listed.number))
            out.write(Int32(truncatingIfNeeded: summary.updated.number))
            out.write(summary.isListed)
            out.write(record.fingerprint)
            out.write(record.idSpan)
            out.write(UInt32(record.diagnostics.count))
            for diagnostic in record.diagnostics { out.write(diagnostic) }
            out.write(listing.search != nil)
            if let search = listing.search { out.write(search) }
        }
    }

    /// Where the parts of a listing lie.
    struct ListingPlace: Sendable {
        /// What came of the reading of its file.
        let record: Int
        /// What the search index says of it.
        let search: Int
    }

    /// Finds all listings by their fingerprints, without making values of them.
    static func findListings(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> [Fingerprint: ListingPlace] {
        let count = try reader.count(of: 40)
        var places = [Fingerprint: ListingPlace](minimumCapacity: count)
        for _ in 0..<count {
            let record = reader.position
            for _ in 0..<5 { _ = try reader.raw(try reader.count(of: 1)) }
            _ = try reader.raw(13)
            let fingerprint = try reader.fingerprint()
            _ = try reader.span()
            _ = try reader.diagnostics()
            places[fingerprint] = ListingPlace(record: record, search: reader.position)
            if try reader.bool() { _ = try reader.raw(try reader.count(of: 1)) }
        }
        return places
    }

    static func readListing(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> ListingRecord {
        let file = try reader.text()
        let slug = try reader.text()
        let id = try reader.text()
        let kind = try reader.text()
        let owner = try reader.text()
        let locality = try reader.number(Int32.self)
        let listed = Day(number: Int(try reader.number(Int32.self)))
        let updated = Day(number: Int(try reader.number(Int32.self)))
        let summary = ListingSummary(
            file: file, slug: slug, id: id, kind: kind, owner: owner, locality: locality < 0 ? nil : locality, listed: listed,
            updated: updated, isListed: try reader.bool())
        return ListingRecord(
            fingerprint: try reader.fingerprint(), summary: summary, idSpan: try reader.span(), diagnostics: try reader.diagnostics())
    }

    static func writeInputs(_ inputs: [Input], to out: inout ByteWriter) {
        PathColumn.write(inputs.map(\.path), to: &out)
        for input in inputs { out.write(input.stamp) }
        for input in inputs {
            out.write(input.fingerprint != nil)
            out.write(input.fingerprint ?? Fingerprint(high: 0, low: 0))
        }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ span: SourceSpan) {
        write(Int32(truncatingIfNeeded: span.line))
        write(Int32(truncatingIfNeeded: span.column))
        write(Int32(truncatingIfNeeded: span.length))
    }

    fileprivate mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.severity.rawValue)
        write(diagnostic.rule)
        write(diagnostic.file)
        write(diagnostic.span)
        write(diagnostic.message)
        write(diagnostic.reason)
        write(diagnostic.fix)
        write(diagnostic.sourceLine)
    }
}

extension ByteReader {
    fileprivate mutating func span() throws(Malformed) -> SourceSpan {
        SourceSpan(line: Int(try number(Int32.self)), column: Int(try number(Int32.self)), length: Int(try number(Int32.self)))
    }

    mutating func diagnostics() throws(Malformed) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for _ in 0..<(try count(of: 30)) {
            guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw Malformed() }
            result.append(
                Diagnostic(
                    severity, rule: try text(), file: try text(), span: try span(), message: try text(), reason: try text(),
                    fix: try optionalText(), sourceLine: try optionalText()))
        }
        return result
    }

    mutating func texts() throws(Malformed) -> [String] {
        var result: [String] = []
        for _ in 0..<(try count(of: 4)) { result.append(try text()) }
        return result
    }
}
