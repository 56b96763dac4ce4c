import Bytes
import Findings
import ListingKit
import Values

/// A board with all that can only be meant written into its files, as it would be read then.
public struct MendedBoard {
    /// A file that is another one for it.
    public struct File: Sendable {
        /// Its path, relative to the content folder.
        public let path: String
        /// What it holds.
        public let before: [UInt8]
        /// What it would hold.
        public fileprivate(set) var after: [UInt8]
        /// What is written, in the order in which it was found.
        package fileprivate(set) var fixes: [CertainFix] = []
    }

    /// The files, sorted by path.
    public let files: [File]
    /// The board with them.
    public let reading: LoadedContent

    /// No file is changed more often: what is left then goes round in circles.
    private static let mostRounds = 40

    /// The board of a content folder that was read. `isMeant` tells which findings are to be put right, and `judge` reads the folder with other
    /// files laid over it. A fix that does not leave fewer problems in its file is taken back. Throws what `judge` does, and if a file cannot be
    /// read again.
    public init(
        _ reading: LoadedContent, in content: String, of isMeant: (Diagnostic) -> Bool, judge: (ContentOverlay) throws -> LoadedContent
    ) throws {
        let folder = try ContentFolder(content)
        var state = reading.diagnostics
        var last = reading
        var kept: [String: File] = [:]
        var refused: Set<CertainFix> = []
        // Files of which several fixes at once went wrong.
        var alone: Set<String> = []
        for _ in 0..<MendedBoard.mostRounds {
            var tried: [String: File] = [:]
            let open = Dictionary(grouping: state.filter { isMeant($0) && !$0.file.hasPrefix("./") && !$0.file.hasPrefix("/") }, by: \.file)
            for (path, findings) in open where findings.contains(where: { $0.span.line > 0 && $0.fix != nil }) {
                let file = try kept[path] ?? File(folder, path)
                let next = file.mended(findings, without: refused, isAlone: alone.contains(path))
                if next.fixes.count > file.fixes.count { tried[path] = next }
            }
            if tried.isEmpty { break }
            let next = try judge(MendedBoard.overlay(kept.merging(tried) { $1 }))
            let failed = tried.filter { path, file in
                let added = file.fixes.dropFirst(kept[path]?.fixes.count ?? 0)
                return !MendedBoard.isBetter(next.diagnostics, than: state, in: path, after: Array(added))
            }
            for (path, file) in failed {
                let added = file.fixes.dropFirst(kept[path]?.fixes.count ?? 0)
                if added.count == 1 { refused.formUnion(added) } else { alone.insert(path) }
            }
            kept.merge(tried.filter { failed[$0.key] == nil }) { $1 }
            last = failed.isEmpty ? next : kept.isEmpty ? reading : try judge(MendedBoard.overlay(kept))
            state = last.diagnostics
        }
        files = kept.values.sorted { ByteOrder.precedes($0.path, $1.path) }
        self.reading = last
    }

    private static func overlay(_ files: [String: File]) -> ContentOverlay { ContentOverlay().with(files.mapValues(\.after)) }

    /// Whether a file has as many errors fewer as were put right, or as many warnings fewer and no more errors.
    private static func isBetter(_ after: [Diagnostic], than before: [Diagnostic], in path: String, after fixes: [CertainFix]) -> Bool {
        func gain(_ severity: Diagnostic.Severity) -> Int {
            let count = { (findings: [Diagnostic]) in findings.count { $0.file == path && $0.severity == severity } }
            return count(before) - count(after)
        }
        let errors = fixes.count { $0.finding.severity == .error }
        return errors > 0 ? gain(.error) >= errors : gain(.error) >= 0 && gain(.warning) >= fixes.count
    }
}

extension MendedBoard.File {
    fileprivate init(_ folder: ContentFolder, _ path: String) throws {
        let bytes = try folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path))
        self.init(path: path, before: bytes, after: bytes)
    }

    /// The same with a fix for each of its lines that has a certain one: of its errors, or if none of these has, of its warnings.
    fileprivate func mended(_ findings: [Diagnostic], without refused: Set<CertainFix>, isAlone: Bool) -> MendedBoard.File {
        var source = SourceFile(path: path, bytes: after)
        let possible = findings.compactMap { CertainFix($0, in: source) }.filter { !refused.contains($0) }
        let errors = possible.filter { $0.finding.severity == .error }
        var lines: Set<Int> = []
        let chosen = (errors.isEmpty ? possible : errors).filter { lines.insert($0.line).inserted }
        var file = self
        for fix in isAlone ? Array(chosen.prefix(1)) : chosen {
            guard let next = source.replacing(line: fix.line, with: fix.text) else { continue }
            source = next
            file.fixes.append(fix)
        }
        file.after = source.bytes
        return file
    }
}
