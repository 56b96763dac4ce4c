import Facts
import Findings
import ImageFiles
import Values
import YAML

/// The picture that stands for a board in previews of links to its pages, where a page has none of its own.
public struct BoardPicture: Sendable, Hashable {
    /// Its file, which lies beside `board.yaml`.
    public let file: String
    /// What is to be seen, for people who do not see it.
    public let alt: String
    /// Its format and size.
    public let info: ImageInfo

    /// The names of all pictures beside `board.yaml`, sorted.
    public static func candidates(in folder: ContentFolder) -> [String] {
        folder.entries.lazy.filter { $0.kind == .file && isCandidate($0.path) }.map(\.path)
    }

    /// Whether a path, relative to the content folder, is one that the picture could have.
    static func isCandidate(_ path: String) -> Bool {
        guard !path.utf8.contains(UInt8(ascii: "/")), path.utf8.first != UInt8(ascii: ".") else { return false }
        return ["jpg", "jpeg", "png", "webp"].contains(path.fileEnding)
    }
}

/// Reads `picture` in `board.yaml`.
enum BoardPictureReader {
    /// The formats that every maker of previews shows.
    private static let formats: [ImageInfo.Format] = [.jpeg, .png]
    /// Smaller pictures are passed over by some makers of previews; in pixels, either way.
    private static let leastSide = 200

    static let schema = RecordSchema("\"picture\"", .boardFile, file, alt)
    private static let file = RecordField(required: "file", .word, help: reason)
    private static let alt = RecordField("alt", .line(300))
    private static let reason = "It is a JPEG or PNG picture that lies beside board.yaml; 1200 by 630 pixels suit previews of links best."

    /// The picture of a group, or of the name of a file alone.
    static func read(_ value: RecordValue, title: String, in folder: ContentFolder, report: inout Report) -> BoardPicture? {
        var (name, node, words) = (value.node.text?.trimmed, value.node, nil as String?)
        if name == nil {
            guard let record = RecordReader(value, schema, report: &report) else { return nil }
            (name, words, node) = (record.read(file, &report), record.read(alt, &report), record[file] ?? node)
        }
        guard let name, let info = info(of: name, at: node, in: folder, report: &report) else { return nil }
        if words == nil {
            report.add(
                .imageText, node.span, "\(name.quoted) has no description for people who can't see it",
                fix: "picture: {file: \(YAMLText.flowScalar(name)), alt: …}")
        }
        return BoardPicture(file: name, alt: words ?? title, info: info)
    }

    private static func info(of name: String, at node: YAMLNode, in folder: ContentFolder, report: inout Report) -> ImageInfo? {
        func refuse(_ message: String, reason: String = BoardPictureReader.reason, fix: String? = nil) -> ImageInfo? {
            return report.reject(.boardFile, node.span, message, reason: reason, fix: fix)
        }
        let files = BoardPicture.candidates(in: folder)
        guard files.contains(name) else {
            let guess = Spelling.nearest(to: name, among: files) ?? (files.count == 1 ? files[0] : nil)
            return refuse(
                "there is no picture \(name.quoted) beside board.yaml" + Spelling.question(guess),
                fix: guess.flatMap { report.line(replacing: node, with: YAMLText.flowScalar($0)) })
        }
        guard name.isPublishableFileName else {
            return refuse(
                "\(name.quoted) can't be part of a web address", reason: "Use letters, digits, dots, hyphens and underscores only.")
        }
        do {
            let info = try ImageFile.inspect(try folder.bytes(of: name, limit: ImageFile.maximumBytes)).get()
            guard formats.contains(info.format), info.format.endings.contains(name.fileEnding) else {
                return refuse(
                    "\(name.quoted) is a \(info.format.rawValue.uppercased()) picture, which not every preview shows under that name")
            }
            guard min(info.width, info.height) >= leastSide else {
                return refuse("\(name.quoted) is too small: it has \(info.width) by \(info.height) pixels")
            }
            return info
        } catch let problem as ImageProblem {
            return refuse("\(name.quoted) is \(problem.message)", reason: problem.advice)
        } catch {
            return refuse("\(name.quoted) cannot be read", reason: "\(error).")
        }
    }

    /// The finding on a picture that `board.yaml` does not name.
    static func unused(_ file: String) -> Diagnostic {
        Rule.unexpectedFile.finding(
            in: file, "this file isn't used for anything", reason: "A picture beside board.yaml is published if board.yaml names it.",
            fix: "In board.yaml: picture: {file: \(YAMLText.flowScalar(file)), alt: …}")
    }
}
