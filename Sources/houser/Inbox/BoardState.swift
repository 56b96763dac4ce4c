import Bytes
import SiteKit

/// What the files of a board were. As long as it is the same, so is what they say.
struct BoardState: Equatable {
    private let stamps: [String: FileStamp]

    /// The files of a project as they are now; nil if one of them changed so lately that it may change again unseen, or cannot be read.
    init?(_ project: Project) {
        let now = FileStamp.now()
        var stamps: [String: FileStamp] = [:]
        for folder in [project.content, project.templates] {
            guard let root = Files.stamp(folder) else { continue }
            stamps[folder] = root.settled(at: now)
            guard let entries = try? FolderWalk.entries(of: folder) else { return nil }
            for entry in entries {
                let path = folder + "/" + entry.path
                guard let stamp = Files.stamp(path) else { return nil }
                stamps[path] = stamp.settled(at: now)
            }
        }
        stamps[project.ledger] = Files.stamp(project.ledger)?.settled(at: now)
        guard !stamps.values.contains(.none) else { return nil }
        self.stamps = stamps
    }
}
