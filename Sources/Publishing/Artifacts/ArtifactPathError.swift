/// Why a text cannot be the path of an artifact.
public struct ArtifactPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the path.
    public enum Problem: Hashable, Sendable {
        case emptyPart, dotPart, controlCharacter, backslash, tooLong, tooDeep, reserved
    }

    /// The refused text.
    public var path: String
    /// What is wrong with it.
    public var problem: Problem

    /// One sentence without a final full stop; the path is quoted with its control characters escaped.
    public var description: String {
        let quoted = String(reflecting: path.count > 120 ? path.prefix(120) + "…" : path)
        return switch problem {
        case .emptyPart: "the output path \(quoted) has an empty part"
        case .dotPart: "the output path \(quoted) has a part “.” or “..”"
        case .controlCharacter: "the output path \(quoted) holds a control character"
        case .backslash: "the output path \(quoted) holds a backslash"
        case .tooLong: "the output path \(quoted) is longer than \(ArtifactPath.lengthLimit) bytes, or a part of it than 255"
        case .tooDeep: "the output path \(quoted) has more than \(ArtifactPath.partLimit) parts"
        case .reserved: "the output path \(quoted) uses a name kept for unfinished files"
        }
    }
}
