import Bytes
import Places

/// The names of all places and regions, for the search page to find in them what somebody misspelt.
enum PlaceNames {
    /// How many letters a name shares with the one before it at most, as they are told by one byte that needs no escaping.
    private static let mostShared = 40
    private static let noneShared: UInt8 = 0x30

    /// The file: names as small letters with spaces between their words, in the order of their bytes, a line each. Its first byte tells how many
    /// letters it shares with the one before.
    static func bytes(_ gazetteer: Gazetteer) -> [UInt8] {
        let regions = gazetteer.hasBundledSuburbs ? gazetteer.regions.members.map { written($0.region.label) } : []
        let all = Set(gazetteer.localities.map { written($0.name) } + regions).filter { !$0.isEmpty }
        var text: [UInt8] = []
        var last: [UInt8] = []
        for name in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shared = min(mostShared, zip(last, name).prefix { $0 == $1 }.count)
            if !text.isEmpty { text.append(0x0A) }
            text.append(noneShared + UInt8(shared))
            text += name[shared...]
            last = name
        }
        return JSONWriter.bytes(reservingCapacity: text.count + 64) { json in
            json.object { json in json.member("names", utf8: text) }
        }
    }

    /// A name as somebody types it, without what is behind a comma.
    private static func written(_ name: String) -> [UInt8] {
        let slug = String(writing: { $0.append(slugOf: String(name.prefix { $0 != "," })) })
        return slug.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    }
}
