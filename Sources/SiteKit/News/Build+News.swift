import Bytes
import Git
import Glibc
import ListingKit
import Publishing

extension Build {
    /// What publishing would change since the board was published as it was at a revision, and what that means to those who follow it. The site
    /// of the revision is made in `scratch`, an empty folder. Throws what a plan throws, `GitError`, and ``NoSiteBefore``.
    ///
    /// There are no news if the content has errors.
    public static func news(
        of project: Project, since name: String, in scratch: String, observer: any BuildObserver
    ) throws -> (result: BuildResult, news: BoardNews?) {
        try project.checkBoard()
        try project.checkFolders()
        let repository = try Repository(holding: project.content)
        let export = BoardExport(repository, try repository.revision(name), into: scratch)
        var old = project
        old.content = try export.write(nil, as: "content")
        old.name = project.repositoryPath
        if let folder = repository.path(of: project.templates) {
            old.templates = try export.write(folder, as: "templates")
            old.templatesMayBeAbsent = true
        }
        old.output = scratch + "/site"
        old.ledger = scratch + "/ledger"
        // People were told of the board by its own last build, if there was one here.
        if Files.stamp(project.ledger) != nil { old.told = project.ledger }
        let before = try Build(project: old, faults: .none, keepsSite: true).run(observer: observer)
        guard let past = before.made else { throw NoSiteBefore(revision: name, errors: before.reading.errorCount) }
        var new = project
        (new.output, new.ledger, new.told) = (old.output, old.ledger, nil)
        let result = try Build(project: new, faults: .none, keepsSite: true).plan(observer: observer)
        guard let made = result.made else { return (result, nil) }
        var news = try BoardNews(since: past, made)
        news.files = try ChangedContent(made.judged.sources.content, since: name).belongings(of: made.judged.reading)
        return (result, news)
    }
}

/// The board had errors at a revision, so that nobody can have read it.
public struct NoSiteBefore: Error, CustomStringConvertible {
    let revision: String
    let errors: Int

    /// One sentence without a final full stop.
    public var description: String {
        "the content had \(errors == 1 ? "an error" : "\(errors) errors") at \(revision), so no site was made of it; name a revision that was published"
    }
}

extension BuildFindings {
    fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}

extension Repository {
    /// The path of a folder from the top; nil if it lies elsewhere.
    fileprivate func path(of folder: String) -> String? {
        guard let top = Repository.real(self.top) else { return nil }
        var (parts, rest): ([Substring], [Substring]) = (folder.split(separator: "/"), [])
        while true {
            let existing = (folder.hasPrefix("/") ? "/" : "./") + parts.joined(separator: "/")
            if let real = Repository.real(existing) {
                let all = real + rest.reversed().map(String.init)
                return all.count > top.count && all.starts(with: top) ? all[top.count...].joined(separator: "/") : nil
            }
            guard let last = parts.popLast() else { return nil }
            rest.append(last)
        }
    }

    /// The parts of a real path; nil if there is none.
    private static func real(_ path: String) -> [String]? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real).split(separator: "/").map(String.init)
    }
}
