import Bytes

extension WebmentionImport.File {
    /// The name of the file without its ending.
    var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }

    /// How a file of an import stands to what lies in the content already.
    public enum State: Sendable, Equatable {
        /// There is no such file.
        case new
        /// It is there, and nothing changed at its source, or somebody made it theirs by taking out its mark.
        case known
        /// It is there as an import made it, with these bytes, and its source has changed since.
        case outdated([UInt8])
        /// The same, but somebody edited it here.
        case edited
    }

    /// The most bytes of a file that is compared.
    private static let mostBytes = 1 << 20

    /// How it stands to the content. Throws if what is there cannot be read.
    public func state(in content: String) throws(FileError) -> State {
        if otherPaths.contains(where: { Files.stamp(content + "/" + $0) != nil }) { return .known }
        guard Files.stamp(content + "/" + path) != nil else { return .new }
        let bytes = try Files.readFile(content + "/" + path, limit: WebmentionImport.File.mostBytes)
        let there = ImportMark(String(decoding: bytes, as: UTF8.self))
        guard let mark = there.mark, mark != ImportMark(text).mark else { return .known }
        return there.isEdited ? .edited : .outdated(bytes)
    }

    /// Writes the file into the content folder, with the folders that it needs. Throws if it cannot be, or if there is one by now.
    public func write(in content: String) throws(ContentWriter.Unwritable) { try put(in: content, replacing: nil) }

    /// Writes the file in place of the one that is there, in one step. Throws if that does not hold those bytes any more.
    public func replace(_ expected: [UInt8], in content: String) throws(ContentWriter.Unwritable) {
        try put(in: content, replacing: expected)
    }

    private func put(in content: String, replacing expected: [UInt8]?) throws(ContentWriter.Unwritable) {
        try ContentWriter.write(
            [ContentWriter.File(path: path, bytes: Array(text.utf8), replaces: expected != nil, expected: expected.map { .bytes($0) })],
            in: content)
    }
}
