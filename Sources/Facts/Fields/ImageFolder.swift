import ImageFiles

/// The pictures that a listing may show: the files beside its `index.md`.
package struct ImageFolder: Sendable {
    /// The folder, relative to the content folder.
    package let path: String
    /// The names of the files in it that could be pictures, sorted.
    package let files: [String]
    /// Whether it is the listing's own; a listing that is a single file has none.
    package let isOwn: Bool
    /// The folder that the listing's file would have to be in for that, and whether that file is Markdown.
    package let suggestion: (folder: String, isMarkdown: Bool)
    /// Where the file would have to be.
    var suggestedPath: String { suggestion.folder + "/index" + (suggestion.isMarkdown ? ".md" : ".yaml") }
    /// Whether another listing is there already.
    package let isTaken: Bool
    /// The format and size of a picture of a name, and how many bytes it has without its metadata.
    package let inspect: @Sendable (_ name: String) -> Result<(info: ImageInfo, byteCount: Int), Problem>

    /// See the properties.
    package init(
        path: String, files: [String], isOwn: Bool, suggestion: (folder: String, isMarkdown: Bool), isTaken: Bool,
        inspect: @escaping @Sendable (_ name: String) -> Result<(info: ImageInfo, byteCount: Int), Problem>
    ) {
        self.path = path
        self.files = files
        self.isOwn = isOwn
        self.suggestion = suggestion
        self.isTaken = isTaken
        self.inspect = inspect
    }

    /// The format and size of a picture, given its bytes.
    package static func inspect(_ bytes: [UInt8]) -> Result<(info: ImageInfo, byteCount: Int), Problem> {
        guard bytes.count <= ImageFile.maximumBytes else { return .failure(.tooLarge) }
        do throws(ImageProblem) {
            return .success(try ImageFile.measure(bytes))
        } catch {
            return .failure(Problem(message: "is " + error.message, advice: error.advice))
        }
    }

    /// Advises to rename a picture, or says which other picture has the name; many disks ignore case.
    package func advice(rename name: String, to better: String) -> String {
        guard let other = files.first(where: { $0 != name && $0.lowercased() == better.lowercased() }) else {
            return "Rename the picture to \(better)"
        }
        return
            "Not \(better): there is \(other) already. If it is the same picture, name \(other) here; if not, rename this one to a name that is free."
    }

    /// Why a file is no picture that can be published.
    package struct Problem: Error, Sendable {
        package let message: String
        package let advice: String

        /// It has more bytes than anybody would send.
        package static let tooLarge = Problem(message: "is too large", advice: "Save it smaller: 2,000 pixels wide is plenty.")

        /// See the properties.
        package init(message: String, advice: String) {
            self.message = message
            self.advice = advice
        }
    }
}
