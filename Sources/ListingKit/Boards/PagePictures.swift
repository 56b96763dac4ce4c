import CommonMark
import Facts
import Findings
import ImageFiles

/// The pictures that lie in the folder of the board's own pages, or in one below it.
public struct PagePictures: Sendable {
    /// The folder of pages, with a slash at its end: pictures are called by where they lie in it, as forges show them.
    public static let folder = "pages/"
    /// The most pictures of all pages.
    static let most = 500

    /// Their sizes as readers see them, by their names.
    private(set) var sizes: [String: ImageSize] = [:]

    /// Whether a file in that folder can be a picture of a page.
    static func isCandidate(_ parts: [Substring]) -> Bool {
        guard parts.count == 2 || parts.count == 3, parts[0] == folder.dropLast(), let name = parts.last else { return false }
        return String(name).hasPictureEnding
    }

    /// Looks at the pictures of those paths.
    init(_ paths: [String], in content: ContentFolder, into diagnostics: inout [Diagnostic]) {
        for path in paths {
            let name = String(path.dropFirst(PagePictures.folder.count))
            guard name.split(separator: "/").allSatisfy({ String($0).isPublishableFileName }) else {
                diagnostics.append(
                    Rule.fileName.finding(
                        in: path, "\(name.quoted) can't be part of a web address",
                        reason: "Use letters, digits, dots, hyphens and underscores only."))
                continue
            }
            guard sizes.count < PagePictures.most else {
                diagnostics.append(
                    Rule.pageFile.finding(in: path, "the pages have at most \(PagePictures.most) pictures, and this is one more"))
                return
            }
            switch content.pictures(in: String(PagePictures.folder.dropLast()))(name) {
            case .success(let picture):
                guard picture.info.format.endings.contains(name.fileEnding) else {
                    diagnostics.append(
                        Rule.pageFile.finding(
                            in: path, "this is a \(picture.info.format.rawValue.uppercased()) picture, which its name doesn't say",
                            fix: "Rename it so that it ends with .\(picture.info.format.endings[0])"))
                    continue
                }
                sizes[name] = ImageSize(width: picture.info.width, height: picture.info.height)
            case .failure(let problem):
                diagnostics.append(Rule.pageFile.finding(in: path, "the picture \(problem.message)", reason: problem.advice))
            }
        }
    }

    /// The finding on a picture that no page shows.
    static func unused(_ path: String) -> Diagnostic {
        let name = path.dropFirst(folder.count)
        return Rule.unexpectedFile.finding(
            in: path, "no page shows this picture", reason: "A picture beside the pages is published if one of them shows it.",
            fix: "In the page: ![What is to be seen](\(name))")
    }
}
