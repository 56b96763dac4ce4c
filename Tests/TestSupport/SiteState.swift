import Bytes
import Foundation
import ListingKit

/// What must be true of an output folder at every instant.
package struct SiteState {
    package let output: String
    package let base: String

    /// The site in a folder, with the path of its address.
    package init(output: String, base: String) {
        self.output = output
        self.base = base
    }

    /// What is wrong: pages that are cut short, and links of pages to what is not there.
    package func problems() throws -> [String] {
        guard FileManager.default.fileExists(atPath: output) else { return [] }
        let files = Set(try FolderWalk.entries(of: output).filter { $0.kind == .file }.map(\.path))
        var problems: [String] = []
        for path in files.sorted() where path.hasSuffix(".html") {
            let text = String(decoding: try Files.readFile(output + "/" + path, limit: 1 << 24), as: UTF8.self)
            if !text.hasSuffix("</html>\n") { problems.append("\(path) is not whole") }
            for link in Self.links(of: text, base: base) {
                let target = link.isEmpty || link.hasSuffix("/") ? link + "index.html" : link
                if !files.contains(target) { problems.append("\(path) links to \(target), which is not there") }
            }
        }
        return problems
    }

    /// The paths within the site that a page links to.
    private static func links(of text: String, base: String) -> Set<String> {
        var links: Set<String> = []
        for attribute in ["href=\"", "src=\"", "action=\""] {
            for part in text.split(separator: attribute + base, omittingEmptySubsequences: false).dropFirst() {
                links.insert(String(part.prefix { $0 != "\"" && $0 != "#" && $0 != "?" }))
            }
        }
        return links
    }
}
