import Bytes
import FoundationEssentials

/// An export of webmentions: a feed in JF2, of which so many entries are read.
struct WebmentionExport: Decodable {
    /// How deep lists and objects lie in each other at most, which those of receivers hardly do beyond six.
    private static let mostDepth = 32

    /// The entries that are read.
    let entries: [JF2Entry]
    /// How many there are.
    let count: Int

    private enum Key: String, CodingKey {
        case children
    }

    /// The export of those bytes. Throws if they are none.
    static func read(_ bytes: [UInt8]) throws(WebmentionImport.Unreadable) -> WebmentionExport {
        guard UTF8Check.firstProblem(bytes[...]) == nil else {
            throw WebmentionImport.Unreadable(description: "the export is not UTF-8 text")
        }
        guard depth(of: bytes) <= mostDepth else {
            throw WebmentionImport.Unreadable(
                description: "the lists and objects of the export lie more than \(mostDepth) deep in each other, which no receiver's do")
        }
        do {
            return try JSONDecoder().decode(WebmentionExport.self, from: Data(bytes))
        } catch let error as WebmentionImport.Unreadable {
            throw error
        } catch {
            throw WebmentionImport.Unreadable(description: "the export is not JSON")
        }
    }

    init(from decoder: any Decoder) throws {
        var list = try WebmentionExport.children(decoder)
        var entries: [JF2Entry] = []
        while !list.isAtEnd, entries.count < WebmentionImport.most { entries.append(try list.decode(JF2Entry.self)) }
        self.entries = entries
        count = list.count ?? entries.count
    }

    private static func children(_ decoder: any Decoder) throws -> any UnkeyedDecodingContainer {
        if let list = try? decoder.unkeyedContainer() { return list }
        if let feed = try? decoder.container(keyedBy: Key.self), let list = try? feed.nestedUnkeyedContainer(forKey: .children) {
            return list
        }
        throw WebmentionImport.Unreadable(
            description: "the export has no \"children\": it must be a feed in JF2, such as webmention.io gives under mentions.jf2")
    }

    /// How deep lists and objects lie in each other, found before anything is made of them.
    private static func depth(of bytes: [UInt8]) -> Int {
        var (depth, deepest, isText) = (0, 0, false)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "\\"): if isText { index += 1 }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isText { depth += 1 }
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isText { depth -= 1 }
            default: break
            }
            index += 1
        }
        return deepest
    }
}
