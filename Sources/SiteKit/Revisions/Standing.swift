import ListingKit
import Values

/// Who proposes a change, as the board knew them before it.
///
/// All who judge a change ask ``owns(_:)``, and nothing else decides. A change that came by a private link brings its proof, the secret whose hash
/// the listing holds, to `houser accept`, which judges it before it writes the listing's file. What it wrote holds no secret, so it cannot be proven
/// again here: the account that makes the change request of it is one of the board's `maintainers`.
struct Standing {
    /// The account of the forge.
    let account: String
    /// Whether they are one of those who look after the board.
    let isMaintainer: Bool
    /// The handles of those whose file named the account before.
    let known: Set<String>
    /// The handles of those who come with the change and name the account.
    let new: Set<String>

    /// Whether something of that owner is theirs.
    func owns(_ handle: String?) -> Bool { handle.map { known.contains($0) || new.contains($0) } ?? false }

    /// Whether the board does not know them yet.
    var isStranger: Bool { known.isEmpty && !isMaintainer }

    /// The one handle that they have; nil if they have none or several.
    var handle: String? {
        let all = known.union(new)
        return all.count == 1 ? all.first : nil
    }

    /// Whether two names mean the same account. Forges tell no capitals of ASCII apart, and nothing else is taken for the same.
    static func isSame(_ one: String, _ other: String) -> Bool { folded(one) == folded(other) && !folded(one).isEmpty }

    private static func folded(_ name: String) -> [UInt8] {
        let bytes = name.trimmed.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        return bytes.first == UInt8(ascii: "@") ? Array(bytes.dropFirst()) : bytes
    }
}
