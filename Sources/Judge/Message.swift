import Findings
import Values

/// What goes to a judge as bytes: members, each a line with a name and a number of bytes, and so many bytes and a line end after it.
///
/// It is what a script can write without knowing more, and nothing in a value can end it.
struct Message {
    private(set) var members: [(name: String, value: ArraySlice<UInt8>)] = []

    /// Reads a message; nil if it is none.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            let parts = rest[..<end].split(separator: 0x20)
            guard parts.count == 2, let count = Int(String(decoding: parts[1], as: UTF8.self)), (0..<(rest.endIndex - end)).contains(count)
            else { return nil }
            let value = rest[(end + 1)..<(end + 1 + count)]
            members.append((String(decoding: parts[0], as: UTF8.self), value))
            rest = rest[(end + 1 + count)...]
            guard rest.first == 0x0A else { return nil }
            rest = rest.dropFirst()
        }
        if !rest.isEmpty { return nil }
    }
}

extension Judge.Settings {
    /// The settings that a message gives; nil if it gives no day, or what nobody asks for.
    ///
    /// A value of several parts has them on lines of their own.
    init?(_ message: Message) {
        guard let day = message.members.first(where: { $0.name == "today" }), let today = Day(String(decoding: day.value, as: UTF8.self))
        else {
            return nil
        }
        self.init(today: today)
        for (name, value) in message.members {
            let text = String(decoding: value, as: UTF8.self)
            // The last part may have line ends of its own.
            func parts(_ count: Int) -> [String]? {
                let found = text.split(separator: "\n" as Character, maxSplits: count - 1, omittingEmptySubsequences: false).map {
                    String($0)
                }
                return found.count == count ? found : nil
            }
            switch name {
            case "today": continue
            case "zone": timeZone = text
            case "host": host = text
            case "person":
                guard let parts = parts(3) else { return nil }
                people.append((parts[0], parts[2], parts[1] == "reachable"))
            case "circle": circles.append(text)
            case "brand":
                guard let parts = parts(2) else { return nil }
                brands.append((parts[0], parts[1]))
            case "kind":
                guard let end = value.firstIndex(of: 0x0A) else { return nil }
                kindFiles.append(SourceFile(path: String(decoding: value[..<end], as: UTF8.self), bytes: Array(value[(end + 1)...])))
            case "broken": brokenKinds.insert(text)
            case "campuses": if text == "none" { hasCampuses = false } else { campuses = Array(value) }
            case "suburbs": suburbs = Array(value)
            default: return nil
            }
        }
    }
}

extension Judge.Request {
    /// The file of a message; nil if that has what nobody asks for.
    init?(_ message: Message) {
        self.init()
        for (name, value) in message.members {
            let text = { String(decoding: value, as: UTF8.self) }
            switch name {
            case "kind": kind = text()
            case "owner": owner = text()
            case "path": path = text()
            case "slug": slug = text()
            case "index": isIndex = true
            case "taken": isTaken = true
            case "picture":
                guard let end = value.firstIndex(of: 0x0A) else { return nil }
                pictures.append((String(decoding: value[..<end], as: UTF8.self), Array(value[(end + 1)...])))
            case "text": bytes = Array(value)
            default: return nil
            }
        }
    }
}
