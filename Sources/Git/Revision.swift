import Bytes
import Findings
import Values

/// A state of a repository that was committed.
public struct Revision: Hashable, Sendable {
    /// What people call it.
    public let name: String
    /// What `git` calls it, in hexadecimal digits.
    let commit: String

    static func isHexadecimal(_ byte: UInt8) -> Bool { byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte) }

    /// Whether a text can be asked for. One that starts with a hyphen is an option of something, and none has a line end in it.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 1000 && !text.hasPrefix("-") && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }
}
