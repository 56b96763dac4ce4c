import SiteKit

/// The file that lists the feeds which a publication changed, for whoever tells a WebSub hub of them.
struct ChangedFeedList {
    private let file: ResultFile

    /// A list in that file, which is emptied at once.
    init(_ path: String, for project: Project) throws {
        file = try ResultFile(path, option: "--changed-feeds", "the list of changed feeds", for: project)
    }

    /// Writes the list: an absolute URL a line.
    func write(_ urls: [String]) throws { try file.write(Array(urls.map { $0 + "\n" }.joined().utf8)) }
}
