/// Where an artifact goes: a path relative to the output folder that can lead nowhere else.
///
/// Two paths are equal if their bytes are; the order is part by part, so that a folder's contents stand together.
public struct ArtifactPath: Sendable, CustomStringConvertible {
    /// The most bytes of a whole path, as common object stores allow.
    public static let lengthLimit = 1_024
    /// The most parts of a path, which bounds how many folders are open at a time.
    public static let partLimit = 32
    /// How names begin that are kept for unfinished files and that no artifact may use.
    public static let reservedPrefix = ".houser-tmp"

    /// The path with `/` between its parts.
    public let string: String

    /// A path of one or more parts, each a usable file name.
    ///
    /// Refuses empty parts (so also a leading or trailing `/`), `.`, `..`, control characters, backslashes, parts of more than 255 bytes,
    /// names kept for unfinished files, and whatever exceeds `lengthLimit` or `partLimit`.
    public init(_ string: String) throws(ArtifactPathError) {
        var string = string
        string.makeContiguousUTF8()
        if let problem = string.withUTF8(Self.problem(of:)) { throw ArtifactPathError(path: string, problem: problem) }
        self.string = string
    }

    /// What keeps text from being a path, if anything does.
    private static func problem(of text: UnsafeBufferPointer<UInt8>) -> ArtifactPathError.Problem? {
        guard text.count <= lengthLimit else { return .tooLong }
        var parts = 0
        var start = 0
        while true {
            parts += 1
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "/") { end += 1 }
            if let problem = problem(ofPart: UnsafeBufferPointer(rebasing: text[start..<end])) { return problem }
            guard end < text.count else { return parts <= partLimit ? nil : .tooDeep }
            start = end + 1
        }
    }

    /// What keeps `part` from being a part of a path, if anything does.
    static func problem(ofPart part: some Collection<UInt8>) -> ArtifactPathError.Problem? {
        guard let first = part.first else { return .emptyPart }
        if part.count > 255 { return .tooLong }
        if first == UInt8(ascii: ".") {
            if part.count == 1 || part.elementsEqual("..".utf8) { return .dotPart }
            if part.starts(with: reservedPrefix.utf8) { return .reserved }
        }
        // The control characters U+0080 to U+009F are 0xC2 0x80 to 0xC2 0x9F in UTF-8.
        var previous: UInt8 = 0
        for byte in part {
            if byte < 0x20 || byte == 0x7F || (previous == 0xC2 && byte < 0xA0) { return .controlCharacter }
            if byte == UInt8(ascii: "\\") { return .backslash }
            previous = byte
        }
        return nil
    }

    init(unchecked string: String) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
    }

    /// The path itself.
    public var description: String { string }

    /// The folder that it lies in, or nil at the top.
    var folder: ArtifactPath? {
        withBytes { bytes in
            ArtifactPath.folderLength(bytes).map { ArtifactPath(unchecked: String(decoding: bytes[..<$0], as: UTF8.self)) }
        }
    }

    /// How many bytes of a path are its folder's, or nil at the top.
    static func folderLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var end = bytes.count
        while end > 0 {
            end -= 1
            if bytes[end] == UInt8(ascii: "/") { return end }
        }
        return nil
    }

    /// Whether it lies somewhere in `folder`.
    func isInside(_ folder: ArtifactPath) -> Bool {
        let length = folder.string.utf8.count
        guard string.utf8.count > length, string.utf8.starts(with: folder.string.utf8) else { return false }
        return string.utf8[string.utf8.index(string.utf8.startIndex, offsetBy: length)] == UInt8(ascii: "/")
    }
}

extension ArtifactPath: Hashable, Comparable {
    /// Whether both have the same bytes.
    public static func == (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.withBytes { left in
            right.withBytes { right in left.count == right.count && Self.firstDifference(left, right) == nil }
        }
    }

    /// Part by part, each by its bytes.
    public static func < (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.withBytes { left in
            right.withBytes { right in
                guard let place = firstDifference(left, right) else { return left.count < right.count }
                return rank(left[place]) < rank(right[place])
            }
        }
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Calls `body` with the UTF-8 bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = string
        return copy.withUTF8(body)
    }

    /// Below every byte that a name can hold, so that what lies in a folder follows the folder's name at once.
    private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }

    private static func firstDifference(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = min(left.count, right.count)
        var place = 0
        while place < count, left[place] == right[place] { place += 1 }
        return place < count ? place : nil
    }
}
