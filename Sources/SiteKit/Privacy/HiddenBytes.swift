import Bytes
import ListingKit
import Places
import Publishing
import Rules
import Synchronization

/// Lets nothing hidden pass to the disk, whatever brought it there: a template, a mistake in this program, or a text that no check understood.
final class HiddenBytes: OutputGate {
    /// A search, and whether nothing innocent is looked for any more.
    private final class Search: Sendable {
        let forms: HiddenForms
        let isSifted: Bool
        private let patterns: PatternSearch

        init(_ forms: HiddenForms, isSifted: Bool) {
            patterns = PatternSearch(forms.bytes)
            (self.forms, self.isSifted) = (forms, isSifted)
        }

        /// The first value that stands in a text.
        func first(in text: UnsafeRawBufferPointer) -> HiddenValue? {
            var first: HiddenValue?
            patterns.matches(in: text) { form, place in
                guard forms.isWhole(form, at: place, in: text) else { return true }
                first = forms.values[form]
                return false
            }
            return first
        }
    }

    private let search: Mutex<Search>
    private let reading: LoadedContent
    private let content: ContentFolder
    private let threads: Int
    /// Points that are published whatever is hidden there, as text.
    private let points: Set<String>
    /// The addresses of the board's own files.
    private let statics: Set<String>

    /// Nil if nothing is hidden.
    init?(_ reading: LoadedContent, _ content: ContentFolder, threads: Int) {
        let hidden = reading.hidden.all
        if hidden.isEmpty { return nil }
        // Most namesakes of a hidden street are the addresses of other listings.
        let shown = Set(reading.listings.lazy.flatMap(\.summary.shown))
        let streets = Set(shown.lazy.map(\.street))
        points = HiddenBytes.points(shownBy: reading)
        var forms = HiddenForms(reading.gazetteer)
        for value in hidden {
            let place = HiddenBytes.place(value)
            forms.append(
                value, isElsewhere: points.contains(value.text) || place.map { streets.contains($0.street) } ?? false,
                isBeside: place.map(shown.contains) ?? false)
        }
        if forms.bytes.isEmpty { return nil }
        search = Mutex(Search(forms, isSifted: false))
        statics = Set(reading.statics.map(\.target))
        self.reading = reading
        self.content = content
        self.threads = threads
    }

    /// The points of homes that are shown, of which one may be in the same house, and the middles of suburbs: those that may be hidden ones.
    private static func points(shownBy reading: LoadedContent) -> Set<String> {
        guard reading.hidden.places.contains(where: { $0.what == .point }) else { return [] }
        let hidden = reading.listings.lazy.flatMap(\.summary.hidden)
        let cells = Set(hidden.compactMap(\.point).flatMap { Cell($0).around })
        let middles = Set(hidden.map(\.locality)).compactMap { reading.gazetteer.localities[Int($0)].coordinate }
        let shown = reading.listings.lazy.compactMap(\.summary.point).filter { cells.contains(Cell($0)) }
        return Set((middles + shown).flatMap(HiddenValues.pointTexts))
    }

    /// Points that may be told by the same four decimals.
    private struct Cell: Hashable {
        let latitude: Int
        let longitude: Int

        init(_ point: Coordinate) { self.init(Int(point.latitude * 10_000), Int(point.longitude * 10_000)) }

        private init(_ latitude: Int, _ longitude: Int) { (self.latitude, self.longitude) = (latitude, longitude) }

        var around: [Cell] { (-1...1).flatMap { north in (-1...1).map { Cell(latitude + north, longitude + $0) } } }
    }

    private static func place(_ value: HiddenValue) -> ShownStreet? {
        guard value.what == .street, let row = value.locality else { return nil }
        return ShownStreet(locality: row, street: StreetKey(value.text))
    }

    func refusal(of path: ArtifactPath, _ bytes: [UInt8]) -> String? {
        var name = path.string
        let value = name.hasSuffix(".ics") ? HiddenBytes.plain(bytes).withUnsafeBytes(hit) : bytes.withUnsafeBytes(hit)
        guard let value = value ?? name.withUTF8({ hit(UnsafeRawBufferPointer($0)) }) else { return nil }
        // Tables of places say the same on every board: "Georges River" is nobody there.
        if value.what == .name, HiddenBytes.tables.contains(where: path.string.hasPrefix) { return nil }
        let what =
            switch value.what {
            case .street: "the street \(value.text), which \(value.file) hides"
            case .point: "the point \(value.text), which \(value.file) hides"
            case .name: "the name \(value.text) of \(value.person), who offers nothing"
            case .contact: "\(value.text), by which to reach \(value.person), who has no listing"
            }
        if statics.contains(path.string) {
            return "it would show \(what). It's published as it lies in static/\(path.string): take it out of that file"
        }
        return
            "it would show \(what). If a template of your own puts it there, take it out; else this is a mistake in Houser, so please report it"
    }

    /// The first value that must not stand in a text.
    private func hit(_ text: UnsafeRawBufferPointer) -> HiddenValue? {
        let now = search.withLock(\.self)
        guard let value = now.first(in: text) else { return nil }
        if now.isSifted { return value }
        // Something else may be meant. That takes a look at all content, once, and only if there is such a one.
        let last = search.withLock { search in
            if !search.isSifted { search = Search(sifted(), isSifted: true) }
            return search
        }
        return last.first(in: text)
    }

    /// The forms without what stands in the content outside the files that hide it: all of that was judged before.
    private func sifted() -> HiddenForms {
        let said = reading.saidValues(content, threads: threads)
        let shown = Set(reading.listings.lazy.flatMap(\.summary.shown)).union(said.places)
        let streets = Set(shown.lazy.map(\.street))
        var forms = HiddenForms(reading.gazetteer)
        for value in reading.hidden.all {
            let place = HiddenBytes.place(value)
            forms.append(
                value,
                isElsewhere: said.texts.contains(value.text) || points.contains(value.text)
                    || place.map { streets.contains($0.street) } ?? false,
                isBeside: place.map(shown.contains) ?? false)
        }
        return forms
    }

    /// Where files lie that hold nothing but tables of places.
    private static let tables = ["search/places/", "search/campuses.json", "search/letters.json", "map/", "api/postcodes/", "api/campuses"]

    /// A calendar without the folds of its lines and the backslashes of its texts (RFC 5545, sections 3.1 and 3.3.11).
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0D, index + 2 < bytes.count, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x20 {
                index += 3
            } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, ",;".utf8.contains(bytes[index + 1]) {
                index += 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
