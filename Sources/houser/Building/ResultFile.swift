import ArgumentParser
import Bytes
import Glibc
import SiteKit

/// A file for a result that another program takes up, such as the list of changed feeds.
struct ResultFile {
    private let path: String
    private let content: String

    /// The file that an option names, for `content` such as `the digest`. It is emptied at once: an earlier result must not be taken for a new
    /// one if there is none now, and who cannot write it is to hear that before anything is done.
    init(_ path: String, option: String, _ content: String, for project: Project) throws {
        if path.isEmpty { throw ValidationError("\(option) must name a file.") }
        for (folder, name) in [(project.output, "output"), (project.content, "content")] where RealPath(path).lies(in: RealPath(folder)) {
            throw ValidationError("\(option) must name a file outside the \(name) folder, not '\(path)'.")
        }
        self.path = path
        self.content = content
        try write([])
    }

    /// Writes the result.
    func write(_ bytes: [UInt8]) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw NotWritten(path: path, content: content, cause: .last) }
        var problem = Terminal.write(bytes, to: descriptor)
        if close(descriptor) != 0, problem == nil { problem = .last }
        if let problem { throw NotWritten(path: path, content: content, cause: problem) }
    }

    /// The result could not be written.
    struct NotWritten: Error, CustomStringConvertible {
        let path: String
        let content: String
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String { "cannot write \(content) to \(path): \(cause)" }
    }
}
