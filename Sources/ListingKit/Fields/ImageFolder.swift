import Bytes
import ImageFiles

/// The pictures that a listing may show: the files beside its `index.md`.
struct ImageFolder: Sendable {
    /// The folder, relative to the content folder.
    let path: String
    /// The names of the files in it that could be pictures, sorted.
    let files: [String]
    /// Whether it is the listing's own; a listing that is a single file has none.
    let isOwn: Bool
    /// The folder that the listing's file would have to be in for that, and whether that file is Markdown.
    let suggestion: (folder: String, isMarkdown: Bool)
    /// Where the file would have to be.
    var suggestedPath: String { suggestion.folder + "/index" + (suggestion.isMarkdown ? ".md" : ".yaml") }
    /// Whether another listing is there already.
    let isTaken: Bool
    let content: ContentFolder

    /// Advises to rename a picture, or says which other picture has the name; many disks ignore case.
    func advice(rename name: String, to better: String) -> String {
        guard let other = files.first(where: { $0 != name && $0.lowercased() == better.lowercased() }) else {
            return "Rename the picture to \(better)"
        }
        return
            "Not \(better): there is \(other) already. If it is the same picture, name \(other) here; if not, rename this one to a name that is free."
    }

    /// The format and size of a picture, and how many bytes it has without its metadata.
    func inspect(_ name: String) -> Result<(info: ImageInfo, byteCount: Int), Problem> {
        do {
            let bytes = try content.bytes(of: path + "/" + name, limit: ImageFile.maximumBytes)
            return .success(try ImageFile.measure(bytes))
        } catch let problem as ImageProblem {
            return .failure(Problem(message: "is " + problem.message, advice: problem.advice))
        } catch let error as FileError where error.isTooLarge {
            return .failure(Problem(message: "is too large", advice: "Save it smaller: 2,000 pixels wide is plenty."))
        } catch {
            return .failure(Problem(message: "cannot be read", advice: "\(error)."))
        }
    }

    /// Why a file is no picture that can be published.
    struct Problem: Error {
        let message: String
        let advice: String
    }
}

extension FileError {
    fileprivate var isTooLarge: Bool { if case .tooLarge = reason { true } else { false } }
}
