import BundledData

/// The words and numbers of a bundled JSON file of texts alone, as abbreviations.json of the theme, which the search box reads, too, and slips.json are.
struct SlipData: Sendable {
    private var texts: [String: String] = [:]

    /// What names are made alike by: abbreviations, each with what it stands for.
    static let abbreviations = SlipData(UnsafeBufferPointer(start: houser_abbreviations_bytes(), count: houser_abbreviations_count()))
    /// What people get wrong in names, and how wrong that is.
    static let slips = SlipData(UnsafeBufferPointer(start: houser_slips_bytes(), count: houser_slips_count()))

    /// Reads texts by their names. None of them has a quotation mark in it.
    private init(_ json: UnsafeBufferPointer<UInt8>) {
        var key: String?
        for (number, part) in json.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated() where number % 2 == 1
        {
            let text = String(decoding: part, as: UTF8.self)
            if let name = key { texts[name] = text }
            key = key == nil ? text : nil
        }
    }

    /// All texts with their names, in the order of the names.
    var all: [(name: String, text: String)] { texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The number of a name.
    func cost(_ name: String) -> Int { texts[name].flatMap { Int($0) } ?? 0 }

    /// The words of a name.
    func words(_ name: String) -> [[UInt8]] {
        (texts[name] ?? "").utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    }

    /// The pairs of words of a name, in the order of the file.
    func pairs(_ name: String) -> [(from: [UInt8], to: [UInt8])] {
        (texts[name] ?? "").utf8.split(separator: UInt8(ascii: ",")).map { pair in
            let words = pair.split(separator: UInt8(ascii: " "))
            return (words.first.map { Array($0) } ?? [], words.last.map { Array($0) } ?? [])
        }
    }
}
