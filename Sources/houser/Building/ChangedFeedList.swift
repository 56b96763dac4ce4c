import ArgumentParser
import Bytes
import Glibc
import SiteKit

/// The file that lists the feeds which a publication changed, for whoever tells a WebSub hub of them.
struct ChangedFeedList {
    private let path: String

    /// A list in that file, which is emptied at once: an earlier one must not be told again if nothing is published now, and who cannot
    /// write it is to hear that before anything is published.
    init(_ path: String, for project: Project) throws {
        if project.outputHolds(path) {
            throw ValidationError("--changed-feeds must name a file outside the output folder, not '\(path)'.")
        }
        self.path = path
        try write([])
    }

    /// Writes the list: an absolute URL a line.
    func write(_ urls: [String]) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw NotWritten(path: path, cause: .last) }
        var problem = Terminal.write(Array(urls.map { $0 + "\n" }.joined().utf8), to: descriptor)
        if close(descriptor) != 0, problem == nil { problem = .last }
        if let problem { throw NotWritten(path: path, cause: problem) }
    }

    /// The list could not be written.
    struct NotWritten: Error, CustomStringConvertible {
        let path: String
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String { "cannot write the list of changed feeds to \(path): \(cause)" }
    }
}
