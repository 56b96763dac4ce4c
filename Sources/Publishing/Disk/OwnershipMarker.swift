import Bytes

/// How an output folder shows that Houser filled it even when the ledger is lost: a file that every site has, and words in it.
///
/// Without it a site that somebody else made could be written over by a first build into the wrong folder.
public struct OwnershipMarker: Sendable {
    /// Which file.
    public let path: ArtifactPath
    /// What stands in it, near its beginning.
    public let text: String

    /// How many bytes of the file are looked at.
    private static let reach = 65_536

    /// The mark that `text` stands in the file `path`.
    public init(path: ArtifactPath, text: String) {
        self.path = path
        self.text = text
    }

    /// Whether the folder bears it; a file that cannot be read does not.
    func isBorne(by output: OutputFolder?) -> Bool {
        guard let output else { return false }
        guard let bytes = try? Files.readFile(path.string, in: output.descriptor, path: path.string, limit: 1 << 28) else { return false }
        return String(decoding: bytes.prefix(OwnershipMarker.reach), as: UTF8.self).contains(text)
    }
}
