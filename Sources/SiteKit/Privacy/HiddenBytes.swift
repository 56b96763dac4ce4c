import Bytes
import ListingKit
import Places
import Publishing
import Synchronization
import Values

/// Lets nothing hidden pass to the disk, whatever brought it there: a template, a mistake in this program, or a text that no check understood.
final class HiddenBytes: OutputGate {
    private let search: PatternSearch
    /// What each pattern shows.
    private let values: [HiddenValue]
    private let reading: LoadedContent
    private let content: ContentFolder
    private let threads: Int
    /// For each pattern, whether the content says the same elsewhere, where it means something else: another street of that name. Nil until
    /// somebody asks.
    private let innocent = Mutex<[Bool]?>(nil)

    /// Nil if nothing is hidden.
    init?(_ reading: LoadedContent, _ content: ContentFolder, threads: Int) {
        var patterns: [[UInt8]] = []
        var values: [HiddenValue] = []
        for value in reading.hidden.all {
            for form in HiddenBytes.forms(of: value, in: reading.gazetteer) where form.utf8.count >= PatternSearch.shortest {
                patterns.append(Array(form.utf8))
                values.append(value)
            }
        }
        if patterns.isEmpty { return nil }
        search = PatternSearch(patterns)
        self.values = values
        self.reading = reading
        self.content = content
        self.threads = threads
    }

    /// The value as the files of a site may hold it.
    private static func forms(of value: HiddenValue, in gazetteer: Gazetteer) -> [String] {
        let text = value.text
        var forms = [text]
        if text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) {
            forms.append(String(writing: { $0.append(text, escaping: HTMLText.Escaped.self) }))
        }
        if text.utf8.contains(0x20) {
            forms += [text.replacing(" ", with: "%20"), text.replacing(" ", with: "+")]
            if value.what == .street { forms.append(text.slugified) }
        }
        // Where the street has a namesake elsewhere, it still must not stand beside its own suburb.
        if let row = value.locality, value.what == .street { forms.append("\(text), \(gazetteer.localities[Int(row)].name)") }
        return forms
    }

    func refusal(of path: ArtifactPath, _ bytes: [UInt8]) -> String? {
        // Lines of calendars are folded (RFC 5545, section 3.1).
        let text = path.string.hasSuffix(".ics") ? HiddenBytes.unfolded(bytes) : bytes
        guard let value = text.withUnsafeBytes(hit) ?? Array(path.string.utf8).withUnsafeBytes(hit) else { return nil }
        let what =
            switch value.what {
            case .street: "the street \(value.text), which \(value.file) hides"
            case .point: "the point \(value.text), which \(value.file) hides"
            case .name: "the name \(value.text) of \(value.person), who offers nothing"
            case .contact: "\(value.text), by which to reach \(value.person), who has no listing"
            }
        return
            "it would show \(what). If a template of your own puts it there, take it out; else this is a mistake in Houser, so please report it"
    }

    /// The first value that must not stand in a text.
    private func hit(_ text: UnsafeRawBufferPointer) -> HiddenValue? {
        var hit: HiddenValue?
        search.matches(in: text) { pattern in
            if isInnocent(pattern) { return true }
            hit = values[pattern]
            return false
        }
        return hit
    }

    private func isInnocent(_ pattern: Int) -> Bool {
        innocent.withLock { known in
            let all = known ?? saidElsewhere()
            known = all
            return all[pattern]
        }
    }

    /// Which patterns stand in the content outside the files that hide them: all of it was judged before.
    private func saidElsewhere() -> [Bool] {
        let texts = content.entries.filter { entry in
            entry.kind == .file && [".md", ".yaml", ".yml"].contains { entry.path.hasSuffix($0) }
        }
        var holders: [String: Set<String>] = [:]
        for value in values { holders[value.text, default: []].insert(value.file) }
        let localities = Dictionary(
            reading.listings.map { ($0.summary.file, $0.summary.locality) }, uniquingKeysWith: { first, _ in first })
        let found = Parallel.map(Array(texts), threads: threads) { [holders] entry -> [Int] in
            guard let bytes = try? self.content.bytes(of: entry.path, limit: SourceFile.sizeLimit) else { return [] }
            let name = String(entry.path.prefix { $0 != "." })
            var found: [Int] = []
            bytes.withUnsafeBytes { text in
                self.search.matches(in: text) { pattern in
                    let files = holders[self.values[pattern].text] ?? []
                    if files.contains(entry.path) || files.contains(name) { return true }
                    found.append(pattern)
                    // A neighbour may show the house.
                    if let row = localities[entry.path] ?? nil, row == self.values[pattern].locality, let whole = self.withSuburb(pattern) {
                        found.append(whole)
                    }
                    return true
                }
            }
            return found
        }
        var result = [Bool](repeating: false, count: values.count)
        for pattern in found.joined() { result[pattern] = true }
        // What stands there in one form may be published in another.
        let said = Set(result.indices.filter { result[$0] && !isWithSuburb($0) }.map { values[$0].text })
        for pattern in result.indices where !isWithSuburb(pattern) && said.contains(values[pattern].text) { result[pattern] = true }
        return result
    }

    /// The pattern of the same street with its suburb.
    private func withSuburb(_ pattern: Int) -> Int? {
        (pattern..<values.count).first(where: isWithSuburb).flatMap { values[$0].text == values[pattern].text ? $0 : nil }
    }

    /// Whether a pattern is a street with its suburb: the last form of each.
    private func isWithSuburb(_ pattern: Int) -> Bool {
        guard values[pattern].what == .street else { return false }
        let next = pattern + 1
        return next == values.count || values[next].text != values[pattern].text || values[next].file != values[pattern].file
    }

    private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0D, index + 2 < bytes.count, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x20 {
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
