/// Something that a revision holds.
public struct TreeEntry: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
        case file
        case symbolicLink
        /// Another repository, of which nothing is here but a commit.
        case submodule

        /// Reads a mode as `git` writes it; nil for that of something that is not there.
        init?(mode: Substring) {
            switch mode {
            case "120000": self = .symbolicLink
            case "160000": self = .submodule
            case let mode where mode.hasPrefix("100"): self = .file
            default: return nil
            }
        }
    }

    /// The path, with `/` between the parts and U+FFFD for bytes that are not UTF-8.
    public let path: String
    /// What it is.
    public let kind: Kind
    /// What names its bytes.
    public let object: String
}

/// Something that is not in a folder as a revision has it.
public struct TouchedFile: Hashable, Sendable {
    /// The path from the top of the repository.
    public let path: String
    /// What it was; nil if it was not there.
    public let before: TreeEntry.Kind?
    /// What names the bytes that it had.
    public let object: String
    /// What it is; nil if it is not there.
    public let now: TreeEntry.Kind?
    /// Whether only its time tells that it may be another: nobody has looked at its bytes.
    public let isUncertain: Bool

    /// The same under another path.
    public func called(_ path: String) -> TouchedFile {
        TouchedFile(path: path, before: before, object: object, now: now, isUncertain: isUncertain)
    }
}
