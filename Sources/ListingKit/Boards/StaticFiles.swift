import Facts
import Findings

/// A file of the board's own that is published as it is: `static/CNAME` at `CNAME`.
public struct StaticFile: Sendable, Hashable {
    /// The folder that holds such files, with a slash at its end.
    static let folder = "static/"
    /// The most bytes of a file: some hosts take no more (https://developers.cloudflare.com/pages/platform/limits/).
    public static let mostBytes = 25 << 20
    /// The most files of a board.
    static let most = 2_000
    /// Hidden names that hosts or browsers ask for: RFC 8615 for the first, the documentation of hosts for the others.
    package static let hidden = [".well-known", ".nojekyll", ".domains", ".htaccess"]
    /// What may stand in the place of a file that Houser makes.
    public static let robots = "robots.txt"

    /// Its path, relative to the content folder.
    public let path: String

    /// Where it is published, relative to the site's root.
    public var target: String { String(path.dropFirst(StaticFile.folder.count)) }

    /// Whether something with a hidden name in its path is meant to be published.
    package static func isMeant(_ parts: [Substring]) -> Bool {
        guard parts.count > 1, parts[0] == StaticFile.folder.dropLast() else { return false }
        return parts.enumerated().allSatisfy { place, part in
            part.utf8.first != UInt8(ascii: ".") || place == 1 && hidden.contains(String(part))
        }
    }
}

extension Rule {
    static let staticFile = Rule(
        "static-file", .error, "A file in static has an address of its own",
        "Files in content/static are published as they are: static/CNAME at /CNAME, static/files/plan.pdf at /files/plan.pdf. They can't take the place of what Houser makes; robots.txt is the one exception. Templates change what pages look like.",
        example: "static/.well-known/security.txt")
}

/// Decides which files of the `static` folder are published.
struct StaticFilesReader {
    /// What the site has at addresses already.
    let taken: TakenAddresses
    /// The size of a file in bytes; nil if nobody knows.
    let size: (String) -> Int?

    /// The files that are published, in the order of their paths, and what is wrong with others.
    func read(_ paths: [String], into diagnostics: inout [Diagnostic]) -> [StaticFile] {
        var files: [StaticFile] = []
        for path in paths {
            let file = StaticFile(path: path)
            if let finding = finding(file) {
                diagnostics.append(finding)
            } else if files.count == StaticFile.most {
                diagnostics.append(
                    Rule.staticFile.finding(in: path, "a board has at most 2,000 files in static, and this is one more"))
                break
            } else {
                files.append(file)
            }
        }
        return files
    }

    private func finding(_ file: StaticFile) -> Diagnostic? {
        let parts = file.target.split(separator: "/", omittingEmptySubsequences: false)
        if let part = parts.first(where: { !($0.hasPrefix(".") ? String($0.dropFirst()) : String($0)).isPublishableFileName }) {
            return Rule.fileName.finding(
                in: file.path, "the name \(String(part).quoted) can't be part of a web address",
                reason: "Use letters, digits, dots, hyphens and underscores only.")
        }
        if let bytes = size(file.path), bytes > StaticFile.mostBytes {
            return Rule.staticFile.finding(
                in: file.path, "this file is larger than 25 MiB", reason: "Some hosts take no larger ones.",
                fix: "Make it smaller, or put it somewhere else and link to it.")
        }
        guard let owner = taken.owner(of: file.target) else { return nil }
        let isRobots = file.target.lowercased() == StaticFile.robots
        return Rule.staticFile.finding(
            in: file.path, "the address /\(file.target) is taken: \(owner)",
            fix: isRobots
                ? "Rename it to static/\(StaticFile.robots)"
                : parts.count == 1 ? "Delete this file." : "Delete this file, or rename it, for example to static/files/\(parts.last ?? "")"
        )
    }
}
