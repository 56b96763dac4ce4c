import Bytes

/// What a site is made of: what hosts limit beside its size, and what makes it large.
public struct SiteShape: Hashable, Sendable {
    /// A file or folder, and how much is in it.
    public struct Part: Hashable, Sendable {
        /// The path in the output folder; empty for the output folder itself.
        public var path: String
        /// For a file its bytes, for a folder the files that lie right in it.
        public var amount: Int
    }

    /// How many files there are.
    public internal(set) var files = 0
    /// How many folders there are, the output folder not counted.
    public internal(set) var folders = 0
    /// The largest file; of several the first in path order.
    public internal(set) var largestFile = Part(path: "", amount: 0)
    /// The folder with most files; of several the first in path order.
    public internal(set) var fullestFolder = Part(path: "", amount: 0)
    /// The folders at the top with most files, those in their folders too and photographs apart; at most ``mostAreas``.
    public internal(set) var areas: [Part] = []
    /// How many of the files are photographs.
    public internal(set) var photographs = 0
    /// How many bytes the photographs have together.
    public internal(set) var photographBytes = 0

    /// How many areas are told of.
    public static let mostAreas = 3

    /// Whether a path is that of a photograph.
    static func isPhotograph(_ path: String) -> Bool {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), path.utf8.distance(from: dot, to: path.utf8.endIndex) <= 5 else {
            return false
        }
        return [".jpg", ".jpeg", ".png", ".webp"].contains(path[dot...].lowercased())
    }

    /// Counts the files of a site, each once.
    struct Counter {
        private var shape = SiteShape()
        private var folders: [String: Int] = [:]
        private var photographs: [Substring: Int] = [:]
        /// The folder of the last file, in which the next one often lies too, and how many were counted there since it began.
        private var folder = ""
        private var run = 0

        mutating func add(_ path: String, size: Int) {
            shape.files += 1
            shape.largestFile.grow(to: size, at: path)
            if SiteShape.isPhotograph(path) {
                shape.photographs += 1
                shape.photographBytes += size
                photographs[path.prefix { $0 != "/" }, default: 0] += 1
            }
            let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
            let parent = path[..<end]
            if parent != folder {
                finishRun()
                folder = String(parent)
            }
            run += 1
        }

        private mutating func finishRun() {
            if run > 0 { folders[folder, default: 0] += run }
            run = 0
        }

        /// The shape of all that was counted.
        mutating func finish() -> SiteShape {
            finishRun()
            for (path, count) in folders { shape.fullestFolder.grow(to: count, at: path) }
            var all = Set(folders.keys)
            for path in folders.keys {
                var rest = path[...]
                while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
                    rest = rest[..<slash]
                    guard all.insert(String(rest)).inserted else { break }
                }
            }
            shape.folders = all.subtracting([""]).count
            var areas: [Substring: Int] = [:]
            for (path, count) in folders where !path.isEmpty { areas[path.prefix { $0 != "/" }, default: 0] += count }
            for (area, count) in photographs { areas[area].map { areas[area] = $0 - count } }
            shape.areas = areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(SiteShape.mostAreas).map {
                Part(path: String($0.key), amount: $0.value)
            }
            return shape
        }
    }
}

extension SiteShape.Part {
    /// Takes the place of what is smaller, or as large and later in path order.
    mutating func grow(to amount: Int, at path: String) {
        guard amount > self.amount || amount == self.amount && ByteOrder.precedes(path, self.path) else { return }
        self = SiteShape.Part(path: path, amount: amount)
    }
}
