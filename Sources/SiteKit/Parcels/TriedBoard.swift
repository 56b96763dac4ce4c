import Bytes
import Findings
import ListingKit
import Publishing

/// A board as it would be with other files, one set after the other: each is judged as if what was kept before were there already.
final class TriedBoard {
    /// What the board says with all that was kept.
    private(set) var reading: LoadedContent
    /// The files that were kept, and those that are there no more.
    private(set) var kept = ContentOverlay()
    private let build: Build
    private let content: String
    private let observer: any BuildObserver
    /// What was found in the board without what is tried next.
    private var before: Set<Diagnostic>

    /// A project's board as it is. Throws if it cannot be read.
    init(_ project: Project, observer: any BuildObserver) throws {
        build = Build(project)
        content = project.content
        self.observer = observer
        reading = try build.check(observer: observer)
        before = Set(reading.diagnostics)
    }

    /// A board with some more files.
    struct Trial {
        /// What it says.
        let reading: LoadedContent
        /// What is wrong with those files, and elsewhere because of them: a name that two listings have now, or a street that should not be told.
        /// A hint about others alone is left out.
        let findings: [Diagnostic]
        fileprivate let overlay: ContentOverlay
    }

    /// The board with those files, and without others. Throws if it cannot be read.
    func trying(_ files: [String: [UInt8]], without removed: Set<String> = []) throws -> Trial {
        let overlay = kept.with(files, without: removed)
        let reading = try build.check(over: overlay, observer: observer)
        let findings = reading.diagnostics.filter { finding in
            if files[finding.file] != nil { return true }
            return !before.contains(finding) && (finding.severity != .hint || finding.beside.contains { files[$0] != nil })
        }
        return Trial(reading: reading, findings: findings, overlay: overlay)
    }

    /// Keeps what was tried.
    func keep(_ trial: Trial) {
        (reading, kept) = (trial.reading, trial.overlay)
        before = Set(trial.reading.diagnostics)
    }

    /// The folder as it is now. Throws if it cannot be read.
    var folder: ContentFolder { get throws(FileError) { try ContentFolder(content, over: kept) } }

    /// The file of a listing as it is now; nil if there is none of that id. Throws if the folder cannot be read.
    func source(ofListing id: String) throws -> SourceFile? {
        let folder = try folder
        guard let path = reading.path(ofListing: id, in: folder) else { return nil }
        return SourceFile(path: path, bytes: try folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path)))
    }
}
