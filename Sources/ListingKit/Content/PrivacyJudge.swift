import Findings
import Places
import Rules
import Values
import YAML

/// Judges whether a file tells what somebody else hides.
struct PrivacyJudge: Sendable {
    /// A file and what it is about.
    struct File: Sendable {
        let path: String
        /// The row of the suburb that it is about; nil if it is about none.
        var locality: Int32?
        /// The handle of the owner of a listing; nil for any other file.
        var owner: String?
        /// The lines of a listing that hold its one address, if they are known.
        var addressLines: ClosedRange<Int>?
        /// The streets that the listing shows which a comment is about, or the listings of a person.
        var shown: [ShownStreet] = []
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
        var report = Report(source)
        var addresses = Report(source)
        for found in others(in: Array(file.path.utf8), file) where !isNeighbour(found, file) {
            add(found, at: .wholeFile, isName: true, to: &report)
        }
        if let owner = file.owner {
            check(source, of: owner, file, &report, &addresses)
        } else if file.path.hasPrefix("people/") {
            checkPerson(source, file, &report)
        } else {
            // How to reach the board is told on purpose, and an address of e-mail can have a name in it.
            let found = others(in: source.bytes, file)
            let contact = file.path == "board.yaml" && !found.isEmpty ? source.lines(of: ["contact"]) : []
            for found in found where !isNeighbour(found, file) {
                let isContact = found.value.isOfPerson && contact.contains { $0.contains(found.line + 1) }
                if !isContact { add(found, to: &report) }
            }
        }
        var told: Set<String> = []
        return Findings(
            words: report.diagnostics.filter { told.insert("\($0.span.line) \($0.message)").inserted }, addresses: addresses.diagnostics)
    }

    /// All that stand in a file or its name, of whomever.
    func told(in source: SourceFile) -> [PrivacySearch.Found] { search.all(in: source.bytes) + search.all(in: Array(source.path.utf8)) }

    /// Whether a value that stands in a file about a suburb is the hidden one, and not its namesake elsewhere.
    func concerns(_ found: PrivacySearch.Found, _ file: File) -> Bool {
        let value = found.value
        let isOwn = file.owner == value.person || file.path.prefix { $0 != "." } == "people/" + value.person
        let isAbout = file.path.hasPrefix("comments/") && file.locality == value.locality
        return search.concerns(found, locality: file.locality, isClose: isOwn || isAbout)
    }

    /// Whether a home is in the suburb that a file is about, or right beside it.
    private func isHere(_ found: PrivacySearch.Found, _ file: File) -> Bool {
        guard let home = found.value.locality, let here = file.locality else { return true }
        return search.isNear(home, here, 1)
    }

    /// What a text of a file tells of others.
    private func others(in text: [UInt8], _ file: File, by person: String? = nil) -> [PrivacySearch.Found] {
        search.all(in: text) { $0.file != file.path && (person == nil || $0.person == person) }.filter { concerns($0, file) }
    }

    /// Whether a street is named by somebody who shows a home of theirs in the same house, or below the listing that does.
    private func isNeighbour(_ found: PrivacySearch.Found, _ file: File) -> Bool {
        guard found.value.what == .street, let row = found.value.locality, !file.shown.isEmpty else { return false }
        return file.shown.contains(ShownStreet(locality: row, street: StreetKey(houseOf: found.value.text)))
    }

    /// A listing names its own street where its address stands, and most say nothing else of streets: those need no closer look.
    private func check(
        _ source: SourceFile, of owner: String, _ file: File, _ report: inout Report, _ addresses: inout Report
    ) {
        let known = file.addressLines.map { others(in: source.bytes(without: [$0]), file) }
        let mayMatter =
            if let known, let lines = file.addressLines {
                !known.isEmpty || !others(in: source.bytes(ofLines: lines), file, by: owner).isEmpty
            } else {
                !others(in: source.bytes, file).isEmpty
            }
        let point =
            search.mayHoldPoints ? search.all(in: source.bytes) { $0.what == .point && $0.file == file.path } : []
        guard mayMatter || !point.isEmpty, let listing = reading.listingsReader?.parsed(source) else { return }
        let shown = listing.listing.shownAddresses
        let neighbours = Set(
            shown.flatMap { others(in: Array($0.street.utf8), file) }.filter { $0.value.person != owner }.map(\.value.file))
        let contact = listing.root.lines { $0.key == "contact" }
        let addressLines = listing.addressLines
        for found in known ?? others(in: source.bytes(without: addressLines), file) {
            // Who lets a home in the same house may name its street, and whom to ask is told on purpose.
            let isNeighbour = found.value.what == .street && neighbours.contains(found.value.file)
            let isContact = found.value.isOfPerson && contact.contains { $0.contains(found.line + 1) }
            if !isNeighbour, !isContact { add(found, to: &report) }
        }
        // Its own street is looked for in the values of its facts, but no rule knows points.
        for found in point where !addressLines.contains(where: { $0.contains(found.line + 1) }) { add(found, to: &report) }
        for (field, street) in shown {
            // The same number in a street of that name elsewhere is another house.
            for found in others(in: Array(street.utf8), file) where found.value.person == owner && isHere(found, file) {
                addresses.add(
                    .hiddenStreet, listing.span(of: field),
                    "this address shows the street that \"show: suburb\" hides in \(ContentPath.named(found.value.file)), \(found.value.text)",
                    reason: "Both are \(owner)'s, so whoever reads this knows where that is.",
                    fix: "Write \"show: suburb\" here, or \"show: full\" in \(ContentPath.named(found.value.file)).")
            }
        }
    }

    /// People's own files hold what is hidden of them, in its place, and others may have the same name or phone.
    private func checkPerson(_ source: SourceFile, _ file: File, _ report: inout Report) {
        let found = others(in: source.bytes, file)
        if found.isEmpty { return }
        let own = source.lines(of: ["name", "contact", "phone", "email", "whatsapp", "signal", "matrix", "was", "forge"])
        for found in found where !isNeighbour(found, file) {
            let isInPlace = found.value.isOfPerson && own.contains { $0.contains(found.line + 1) }
            if !isInPlace { add(found, to: &report) }
        }
    }

    /// Where a value stands on a line; the line's start if it's written in another way.
    private static func span(of text: String, onLine number: Int, in source: SourceFile) -> SourceSpan {
        guard let line = source.line(number), let start = line.range(ofFirst: text)?.lowerBound else {
            return SourceSpan(line: number, column: 1)
        }
        return SourceSpan(line: number, column: line.unicodeScalars[..<start].count + 1, length: text.unicodeScalars.count)
    }

    private func add(_ found: PrivacySearch.Found, at span: SourceSpan? = nil, isName: Bool = false, to report: inout Report) {
        let value = found.value
        // What strangers write is told in logs that more people read than the content.
        let shown = report.source.path.hasPrefix("comments/") ? "" : ", \(value.text)"
        let span = span ?? PrivacyJudge.span(of: value.text, onLine: found.line + 1, in: report.source)
        switch value.what {
        case .street, .point:
            let what = value.what == .street ? "street" : "point"
            let isNamed = found.suburb == nil
            report.add(
                .hiddenStreet, span, "this gives away the \(what) that \"show: suburb\" hides in \(ContentPath.named(value.file))\(shown)",
                reason: "Everybody can read it here, and with it where the home of \(value.person) is.",
                fix: (isName ? "Rename the file" : "Take the \(what) out here")
                    + ", or write \"show: full\" in \(ContentPath.named(value.file))."
                    + (value.what == .street && isNamed && !isName
                        ? " If another street of that name is meant, write its suburb and state behind it, such as \"\(value.text), Sydney NSW\"."
                        : ""))
        case .name:
            let alias = reading.people.first { $0.handle == value.person }?.alias ?? value.person
            report.add(
                .suburbAlone, span, "this tells the whole name of \(value.person)\(shown)",
                reason: "Whoever offers nothing here is called by a first name or handle alone.",
                fix: (isName ? "Rename the file, with \(alias.quoted) in its place." : "Write \(alias.quoted) in its place.")
                    + " Whoever runs the board or a business has \"role: business\" in \(ContentPath.named(value.file)).yaml."
            )
        case .contact:
            report.add(
                .suburbAlone, span, "this tells how to reach \(value.person)\(shown)",
                reason: "Nobody needs to reach somebody who has no listing, so it's on none of the pages.", fix: "Take it out here.")
        }
    }
}

extension Listing {
    /// The streets that its page shows, each with the key of its address.
    fileprivate var shownAddresses: [(field: String, street: String)] {
        var streets = place?.publicStreet.map { [("address", $0)] } ?? []
        for (field, value) in zip(kind.fields, values) {
            if case .address(let place)? = value, let street = place.publicStreet { streets.append((field.id, street)) }
        }
        return streets
    }
}

extension SourceFile {
    /// The bytes with spaces in place of some lines, so that all others stay where they are.
    fileprivate func bytes(without gone: [ClosedRange<Int>]) -> [UInt8] {
        var result = bytes
        for lines in gone {
            for index in range(ofLines: lines) where result[index] != 0x0A && result[index] != 0x0D { result[index] = 0x20 }
        }
        return result
    }

    /// The bytes of some lines.
    fileprivate func bytes(ofLines lines: ClosedRange<Int>) -> [UInt8] { Array(bytes[range(ofLines: lines)]) }

    /// The lines of those keys in a file of facts.
    fileprivate func lines(of keys: Set<String>) -> [ClosedRange<Int>] {
        var scratch = Report(self)
        let root = YAMLFile.mapping(of: self, what: "a file", keys: nil, rule: .personFile, report: &scratch)
        return root?.lines { keys.contains($0.key) } ?? []
    }
}
