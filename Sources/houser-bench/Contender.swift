import Bytes
import Foundation
import SiteKit
import Values

/// A program whose builds are measured, each in a process of its own, and the folder of what it makes.
struct Contender {
    /// The program; nil for this one, which counts more than another can be asked for.
    let program: String?
    /// Where its site, ledger and templates are.
    let folder: String
    /// A theme to lay over the one that is built in.
    let theme: String?
    let content: String
    let threads: Int
    /// The folders of the board's listings in the output.
    let listings: Set<String>

    var output: String { folder + "/public" }
    private var templates: String { folder + "/templates" }
    /// What the process says.
    private var answer: String { folder + "/answer" }
    /// Written before a program builds: no file that the program writes is older.
    private var mark: String { folder + "/mark" }

    /// Forgets all that was made before.
    func begin() throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let theme {
            try files.copyItem(atPath: theme, toPath: templates)
        } else {
            try files.createDirectory(atPath: templates, withIntermediateDirectories: true)
        }
    }

    /// Changes the template of the cards, which most pages show, without changing what it makes.
    func editTemplate() throws {
        let path = "partials/card.mustache"
        let file = templates + "/" + path
        let text: String
        if FileManager.default.fileExists(atPath: file) {
            text = try TextFile.read(file)
        } else if let program {
            _ = try ChildProcess.run([program, "theme", path], output: answer)
            text = try TextFile.read(answer)
        } else {
            guard let shipped = ShippedTheme.file(path) else { throw BenchError(description: "the theme has no \(path)") }
            text = String(decoding: shipped.bytes, as: UTF8.self)
        }
        try FileManager.default.createDirectory(atPath: templates + "/partials", withIntermediateDirectories: true)
        try TextFile.write(text + "\n{{! edited }}", to: file)
    }

    /// Measures a build of the content as it is.
    func measure(_ build: BenchBuild, on day: Day) throws -> Measurement {
        let sorts = build == .full
        guard let program else {
            let lap = try ChildProcess.run(
                ["/proc/self/exe", "--only", "build", "--format", "json", "--content", content, "--folder", folder, "--today", "\(day)"]
                    + ["--threads", String(threads)], output: answer)
            let told = try JSONDecoder().decode(BuildAnswer.self, from: Data(try TextFile.read(answer).utf8))
            var all = lap
            all.allocations = told.allocations
            return Measurement(
                build: build, phases: told.phases, all: all, files: told.files, bytes: told.bytes, written: told.written,
                bytesWritten: told.bytesWritten, sorts: sorts ? try OutputSum.sums(of: output, listings: listings) : nil)
        }
        try TextFile.write("", to: mark)
        let all = try ChildProcess.run(
            [program, "build", "--quiet", "--content", content, "--templates", templates, "--output", output, "--today", "\(day)"]
                + ["--threads", String(threads)], output: answer)
        let start = try OutputFiles.status(mark).st_ctim
        var (files, bytes, written, bytesWritten) = (0, 0, 0, 0)
        try OutputFiles.visit(output) { _, status in
            files += 1
            bytes += Int(status.st_size)
            guard Contender.isSince(start, status.st_ctim) else { return }
            written += 1
            bytesWritten += Int(status.st_size)
        }
        return Measurement(
            build: build, phases: [], all: all, files: files, bytes: bytes, written: written, bytesWritten: bytesWritten,
            sorts: sorts ? try OutputSum.sums(of: output, listings: listings) : nil)
    }

    private static func isSince(_ start: timespec, _ time: timespec) -> Bool {
        (time.tv_sec, time.tv_nsec) >= (start.tv_sec, start.tv_nsec)
    }
}
