import Places
import Values

/// Judges whether a file tells what somebody else hides.
struct PrivacyJudge: Sendable {
    /// A file and what it is about.
    struct File: Sendable {
        let path: String
        /// The row of the suburb that it is about; nil if it is about none.
        var locality: Int32?
        /// The handle of the owner of a listing; nil for any other file.
        var owner: String?
    }

    private let reading: LoadedContent
    private let search: PrivacySearch

    /// A judge who knows those values.
    init(_ reading: LoadedContent, hidden: [HiddenValue]) {
        self.reading = reading
        search = PrivacySearch(hidden, in: reading.gazetteer)
    }

    /// What a file tells: in its words, and in its own address, where its owner hides that elsewhere.
    struct Findings: Sendable {
        var words: [Diagnostic] = []
        var addresses: [Diagnostic] = []
    }

    /// What a file tells.
    func findings(in source: SourceFile, _ file: File) -> Findings {
        let name = Array(file.path.utf8)
        guard search.mayFind(in: source.bytes) || search.mayFind(in: name) else { return Findings() }
        var report = Report(source)
        var addresses = Report(source)
        for found in others(in: name, file) { add(found, at: .wholeFile, to: &report) }
        if !others(in: source.bytes, file).isEmpty {
            if let owner = file.owner {
                if let listing = reading.listingsReader?.parsed(source) { check(listing, of: owner, source, file, &report, &addresses) }
            } else if file.path.hasPrefix("people/") {
                checkPerson(source, file, &report)
            } else {
                // How to reach the board is told on purpose, too.
                for found in others(in: source.bytes, file) where file.path != "board.yaml" || found.value.what != .contact {
                    add(found, to: &report)
                }
            }
        }
        var told: Set<String> = []
        return Findings(
            words: report.diagnostics.filter { told.insert("\($0.span.line) \($0.message)").inserted }, addresses: addresses.diagnostics)
    }

    /// What a text of a file tells of others.
    private func others(in text: [UInt8], _ file: File) -> [PrivacySearch.Found] {
        search.all(in: text).filter { $0.value.file != file.path && search.concerns($0, locality: file.locality) }
    }

    private func check(
        _ listing: ParsedListing, of owner: String, _ source: SourceFile, _ file: File, _ report: inout Report, _ addresses: inout Report
    ) {
        let streets = listing.listing.shownStreets.map { Array($0.utf8) }
        let shown = Set(streets.flatMap { search.all(in: $0).map(\.value.text) })
        let contact = Set((listing.root["contact"]?.entries ?? []).flatMap { $0.keySpan.line...max($0.keySpan.line, $0.value.lastLine) })
        for found in others(in: source.bytes(without: listing.addressEntries), file) {
            // Who lets a home in the same house may name its street, and whom to ask is told on purpose.
            let isNeighbour = found.value.person != owner && shown.contains(found.value.text)
            let isContact = found.value.what == .contact && contact.contains(found.line + 1)
            if !isNeighbour, !isContact { add(found, to: &report) }
        }
        for street in streets {
            for found in others(in: street, file) where found.value.person == owner {
                addresses.add(
                    .hiddenStreet, listing.span(of: "address"),
                    "this address shows the street that \"show: suburb\" hides in \(found.value.file), \(found.value.text)",
                    reason: "Both are \(owner)'s, so whoever reads this knows where that is.",
                    fix: "Write \"show: suburb\" here, or \"show: full\" in \(found.value.file).")
            }
        }
    }

    /// People's own files hold what is hidden of them, in its place, and others may have the same name or phone.
    private func checkPerson(_ source: SourceFile, _ file: File, _ report: inout Report) {
        let rest = source.bytes(without: source.entries(["name", "contact", "phone", "email", "whatsapp", "signal", "matrix"]))
        for found in others(in: rest, file) { add(found, to: &report) }
    }

    /// Where a value stands on a line; the line's start if it's written in another way.
    private static func span(of text: String, onLine number: Int, in source: SourceFile) -> SourceSpan {
        guard let line = source.line(number), let start = line.range(ofFirst: text)?.lowerBound else {
            return SourceSpan(line: number, column: 1)
        }
        return SourceSpan(line: number, column: line.unicodeScalars[..<start].count + 1, length: text.unicodeScalars.count)
    }

    private func add(_ found: PrivacySearch.Found, at span: SourceSpan? = nil, to report: inout Report) {
        let value = found.value
        let span = span ?? PrivacyJudge.span(of: value.text, onLine: found.line + 1, in: report.source)
        switch value.what {
        case .street, .point:
            let what = value.what == .street ? "street" : "point"
            let isNamed = found.suburb == nil
            // What strangers write is told in logs that more people read than the content.
            let shown = report.source.path.hasPrefix("comments/") ? "" : ", \(value.text)"
            report.add(
                .hiddenStreet, span, "this gives away the \(what) that \"show: suburb\" hides in \(value.file)\(shown)",
                reason: "Everybody can read it here, and with it where the home of \(value.person) is.",
                fix: "Take the \(what) out here, or write \"show: full\" in \(value.file)."
                    + (value.what == .street && isNamed
                        ? " If another street of that name is meant, write its suburb and state behind it." : ""))
        case .name:
            let alias = reading.people.first { $0.handle == value.person }?.alias ?? value.person
            report.add(
                .suburbAlone, span, "this tells the whole name of \(value.person), \(value.text)",
                reason: "Whoever offers nothing here is called by a first name or handle alone.", fix: "Write \(alias.quoted) in its place."
            )
        case .contact:
            report.add(
                .suburbAlone, span, "this tells how to reach \(value.person), \(value.text)",
                reason: "Nobody needs to reach somebody who has no listing, so it's on none of the pages.", fix: "Take it out here.")
        }
    }
}

extension Listing {
    /// The streets that its page shows.
    fileprivate var shownStreets: [String] {
        var streets = place?.publicStreet.map { [$0] } ?? []
        for case .address(let place)? in values { if let street = place.publicStreet { streets.append(street) } }
        return streets
    }
}

extension ParsedListing {
    /// The entries of the file that hold addresses.
    fileprivate var addressEntries: [YAMLNode.Entry] {
        (root.entries ?? []).filter { $0.key == "address" || kind.field($0.key)?.type is AddressField }
    }
}

extension YAMLNode {
    /// The last line that a part of it starts in.
    fileprivate var lastLine: Int {
        switch content {
        case .scalar: span.line
        case .sequence(let items): items.map(\.lastLine).max() ?? span.line
        case .mapping(let entries): entries.map(\.value.lastLine).max() ?? span.line
        }
    }
}

extension SourceFile {
    /// The bytes with spaces in place of some entries, on the same lines.
    fileprivate func bytes(without entries: [YAMLNode.Entry]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        let gone = Set(entries.flatMap { $0.keySpan.line...max($0.keySpan.line, $0.value.lastLine) })
        for (place, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if !gone.contains(place + 1) { result.append(contentsOf: line) }
            result.append(0x0A)
        }
        return result
    }

    /// The entries of those keys in a file of facts.
    fileprivate func entries(_ keys: Set<String>) -> [YAMLNode.Entry] {
        var scratch = Report(self)
        let root = YAMLFile.mapping(of: self, what: "a file", keys: nil, rule: .personFile, report: &scratch)
        return (root?.entries ?? []).filter { keys.contains($0.key) }
    }
}
