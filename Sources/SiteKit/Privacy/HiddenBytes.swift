import Bytes
import ListingKit
import Places
import Publishing
import Synchronization
import Values

/// Lets nothing hidden pass to the disk, whatever brought it there: a template, a mistake in this program, or a text that no check understood.
final class HiddenBytes: OutputGate {
    /// What is looked for.
    private struct Patterns: Sendable {
        var bytes: [[UInt8]] = []
        /// What each pattern shows.
        var values: [HiddenValue] = []
        /// Whether each is a street with its suburb.
        var haveSuburb: [Bool] = []

        mutating func append(_ form: [UInt8], of value: HiddenValue, hasSuburb: Bool = false) {
            guard form.count >= PatternSearch.shortest else { return }
            bytes.append(form)
            values.append(value)
            haveSuburb.append(hasSuburb)
        }
    }

    /// A search, and whether nothing innocent is looked for any more.
    private struct State: Sendable {
        var search: PatternSearch
        var patterns: Patterns
        var isSifted = false
    }

    private let state: Mutex<State>
    private let reading: LoadedContent
    private let content: ContentFolder
    private let threads: Int

    /// Nil if nothing is hidden.
    init?(_ reading: LoadedContent, _ content: ContentFolder, threads: Int) {
        var patterns = Patterns()
        for value in reading.hidden.all { HiddenBytes.append(value, in: reading.gazetteer, to: &patterns) }
        if patterns.bytes.isEmpty { return nil }
        state = Mutex(State(search: PatternSearch(patterns.bytes), patterns: patterns))
        self.reading = reading
        self.content = content
        self.threads = threads
    }

    /// Appends a value in all forms in which the files of a site may hold it.
    private static func append(_ value: HiddenValue, in gazetteer: Gazetteer, to patterns: inout Patterns) {
        let text = Array(value.text.utf8)
        patterns.append(text, of: value)
        if text.contains(where: { "&<>\"'".utf8.contains($0) }) {
            patterns.append(Array(String(writing: { $0.append(value.text, escaping: HTMLText.Escaped.self) }).utf8), of: value)
        }
        if text.contains(0x20) {
            patterns.append(text.flatMap { $0 == 0x20 ? Array("%20".utf8) : [$0] }, of: value)
            patterns.append(text.map { $0 == 0x20 ? UInt8(ascii: "+") : $0 }, of: value)
            if value.what == .street { patterns.append(Array(value.text.slugified.utf8), of: value) }
        }
        // Where the street has a namesake elsewhere, it still must not stand beside its own suburb.
        if let row = value.locality, value.what == .street {
            patterns.append(text + ", ".utf8 + gazetteer.localities[Int(row)].name.utf8, of: value, hasSuburb: true)
        }
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
        let now = state.withLock(\.self)
        guard let value = HiddenBytes.first(now, in: text) else { return nil }
        if now.isSifted { return value }
        // Another street of that name may be meant. That takes a look at all content, once, and only if there is such a one.
        let sifted = state.withLock { state in
            if !state.isSifted { state = sift(state) }
            return state
        }
        return HiddenBytes.first(sifted, in: text)
    }

    private static func first(_ state: State, in text: UnsafeRawBufferPointer) -> HiddenValue? {
        var first: HiddenValue?
        state.search.matches(in: text) { pattern in
            first = state.patterns.values[pattern]
            return false
        }
        return first
    }

    /// The search without what stands in the content outside the files that hide it: all of that was judged before.
    private func sift(_ state: State) -> State {
        let said = said(state)
        var patterns = Patterns()
        for (index, value) in state.patterns.values.enumerated() {
            let hasSuburb = state.patterns.haveSuburb[index]
            let isInnocent = hasSuburb ? said.withSuburb.contains(HiddenBytes.place(value)) : said.texts.contains(value.text)
            if !isInnocent { patterns.append(state.patterns.bytes[index], of: value, hasSuburb: hasSuburb) }
        }
        return State(search: PatternSearch(patterns.bytes), patterns: patterns, isSifted: true)
    }

    /// A street with the row of its suburb.
    private static func place(_ value: HiddenValue) -> String { "\(value.locality ?? -1) \(value.text)" }

    /// The texts that stand in files that do not hide them, and the streets that a neighbour shows.
    private func said(_ state: State) -> (texts: Set<String>, withSuburb: Set<String>) {
        let texts = content.entries.filter { entry in
            entry.kind == .file && [".md", ".yaml", ".yml"].contains { entry.path.hasSuffix($0) }
        }
        let values = state.patterns.values
        var holders: [String: Set<String>] = [:]
        for value in values { holders[value.text, default: []].insert(value.file) }
        let localities = Dictionary(
            reading.listings.map { ($0.summary.file, $0.summary.locality) }, uniquingKeysWith: { first, _ in first })
        let found = Parallel.map(Array(texts), threads: threads) { [holders] entry -> [(text: String, place: String?)] in
            guard let bytes = try? self.content.bytes(of: entry.path, limit: SourceFile.sizeLimit) else { return [] }
            let name = String(entry.path.prefix { $0 != "." })
            let locality = localities[entry.path] ?? nil
            var found: [(text: String, place: String?)] = []
            bytes.withUnsafeBytes { text in
                state.search.matches(in: text) { pattern in
                    let value = values[pattern]
                    let files = holders[value.text] ?? []
                    if files.contains(entry.path) || files.contains(name) { return true }
                    let isBeside = state.patterns.haveSuburb[pattern] || locality != nil && locality == value.locality
                    found.append((value.text, isBeside ? HiddenBytes.place(value) : nil))
                    return true
                }
            }
            return found
        }
        let all = found.joined()
        return (Set(all.lazy.map(\.text)), Set(all.lazy.compactMap(\.place)))
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
