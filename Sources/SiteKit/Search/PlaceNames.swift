import BundledData
import Bytes
import Places

/// The names of all places and regions, and how wrong slips in them are, for the search page to find in them what somebody misspelt.
enum PlaceNames {
    /// How many letters a name shares with the one before it at most, as they are told by one byte that needs no escaping.
    private static let mostShared = 40
    private static let noneShared: UInt8 = 0x30

    /// The file: names as small letters with spaces between their words, in the order of their bytes, with commas between them. The first byte of
    /// each tells how many letters it shares with the one before.
    static func bytes(_ gazetteer: Gazetteer) -> [UInt8] {
        let regions = gazetteer.hasBundledSuburbs ? gazetteer.regions.members.map { written($0.region.label) } : []
        let all = Set(gazetteer.localities.map { written($0.name) } + regions).filter { !$0.isEmpty }
        var text: [UInt8] = []
        var last: [UInt8] = []
        for name in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shared = min(mostShared, zip(last, name).prefix { $0 == $1 }.count)
            if !text.isEmpty { text.append(UInt8(ascii: ",")) }
            text.append(noneShared + UInt8(shared))
            text += name[shared...]
            last = name
        }
        let slips = UnsafeBufferPointer(start: houser_slips_bytes(), count: houser_slips_count())
        let costs = slips.filter { $0 != UInt8(ascii: "\n") }
        return Array("{\"names\":\"".utf8) + text + Array("\",\"slips\":".utf8) + costs + [UInt8(ascii: "}")]
    }

    /// A name as somebody types it, without what is behind a comma.
    private static func written(_ name: String) -> [UInt8] {
        let slug = String(writing: { $0.append(slugOf: String(name.prefix { $0 != "," })) })
        return slug.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    }
}
