import Bytes
import Facts
import FeedRules
import Glibc
import ListingKit
import Publishing
import Syndication

/// How a published site compares with one that is made from nothing.
public struct Verification: Hashable, Sendable {
    /// A file that is not as in the site made from nothing.
    public struct Difference: Hashable, Sendable {
        /// What is wrong with it.
        public enum Kind: String, Hashable, Sendable {
            /// It should be there, and is not.
            case missing
            /// Houser wrote it, and a full build does not make it.
            case extra
            /// It holds other bytes, or is no file.
            case different
        }

        /// The path in the output folder.
        public let path: String
        /// What is wrong.
        public let kind: Kind
    }

    /// A published feed that its format does not allow.
    public struct BrokenFeed: Hashable, Sendable {
        /// The path in the output folder.
        public let path: String
        /// What is wrong with it, line by line; never empty.
        public let faults: [FeedFault]
    }

    /// How many files a full build makes.
    public let fileCount: Int
    /// All differences in path order, the extra files last.
    public let differences: [Difference]
    /// How many feeds were compared with the rules of Atom or RSS.
    public let feedCount: Int
    /// Those that break them, in path order.
    public let brokenFeeds: [BrokenFeed]

    /// Whether the site is as it must be.
    public var isSound: Bool { differences.isEmpty && brokenFeeds.isEmpty }
}

/// Checks that an incremental build left what a full build makes, and that its feeds keep to their formats.
///
/// Files that neither the ledger before the build nor the one after it names were put there by somebody else, and do not count.
public struct Verifier: Sendable {
    private let project: Project
    private let before: Set<String>

    /// A verifier of the next build of the project; to be made before it. Throws if the ledger cannot be read.
    public init(_ project: Project) throws {
        self.project = project
        before = try Verifier.ledgerPaths(project)
    }

    /// Compares what was published with a full build of the same project into the empty folder `scratch`.
    ///
    /// Throws what a build throws, ``BrokenMeanwhile`` if content was broken in the meantime, and `FileError` if a file cannot be read.
    public func verify(_ report: PublishReport, in scratch: String, observer: any BuildObserver) throws -> Verification {
        observer.begin(.verify)
        var fresh = project
        fresh.output = scratch + "/site"
        fresh.ledger = scratch + "/ledger"
        fresh.told = project.ledger
        let result = try Build(fresh).run(observer: OnePhase(observer: observer))
        guard let full = result.publication else {
            throw BrokenMeanwhile()
        }
        let paths = full.written
        let counter = ProgressCounter(total: paths.count) { observer.progress($0, of: $1) }
        let found = try Parallel.map(paths, threads: project.threads, state: { () throws in try FeedChecker() }) { checker, path throws in
            defer { counter.step() }
            if observer.isCancelled { throw PublishError.cancelled }
            return try look(at: path.string, besides: scratch + "/site", checker)
        }
        let wanted = Set(paths.map(\.string))
        let kept = Set(report.plan.keptChanged.map(\.string))
        let left = try Verifier.ledgerPaths(project).union(before).filter { path in
            !wanted.contains(path) && !kept.contains(path) && Files.stamp(project.output + "/" + path) != nil
        }
        return Verification(
            fileCount: paths.count,
            differences: found.compactMap(\.difference)
                + left.sorted(by: ByteOrder.precedes).map { Verification.Difference(path: $0, kind: .extra) },
            feedCount: found.count { $0.feedFaults != nil },
            brokenFeeds: zip(paths, found).compactMap { path, look in
                guard let faults = look.feedFaults, !faults.isEmpty else { return nil }
                return Verification.BrokenFeed(path: path.string, faults: faults)
            })
    }

    /// What a look at a published file tells.
    private struct Look {
        var difference: Verification.Difference?
        /// What is wrong with the feed that it is; nil if it is none.
        var feedFaults: [FeedFault]?
    }

    private func look(at path: String, besides fresh: String, _ checker: FeedChecker) throws -> Look {
        let wanted = try Files.readFile(fresh + "/" + path, limit: .max - 1)
        do throws(FileError) {
            let found = try Files.readFile(project.output + "/" + path, limit: .max - 1)
            return Look(
                difference: found == wanted ? nil : Verification.Difference(path: path, kind: .different),
                feedFaults: FeedSyntax(path: path).map { checker.faults(in: found, as: $0) })
        } catch {
            switch error.reason {
            case .system(let cause) where cause.code == ENOENT || cause.code == ENOTDIR:
                return Look(difference: Verification.Difference(path: path, kind: .missing))
            case .system: throw error
            default: return Look(difference: Verification.Difference(path: path, kind: .different))
            }
        }
    }

    private static func ledgerPaths(_ project: Project) throws -> Set<String> {
        let content = try LedgerStore(path: project.ledger).read()
        var paths: Set<String> = []
        for image in [content.image, content.journal].compactMap(\.self) {
            for index in 0..<image.paths.count { paths.insert(image.paths[index]) }
        }
        return paths
    }

    /// Leaves out the phases of a build, which together are one phase of somebody else's.
    private struct OnePhase: BuildObserver {
        let observer: any BuildObserver

        func begin(_ phase: BuildPhase) {}
        func progress(_ done: Int, of total: Int) {}
        var isCancelled: Bool { observer.isCancelled }
    }

    /// The content has errors that it did not have when the site was built.
    public struct BrokenMeanwhile: Error, CustomStringConvertible {
        /// One sentence without a final full stop.
        public var description: String { "the content was changed during the verification and has errors now; run the command again" }
    }
}

extension FeedSyntax {
    /// The format of the feed that is published at a path; nil if none is there, or one that is not XML.
    fileprivate init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        if name == FeedFormat.rss.fileName || name == FeedFormat.rss.changesFileName {
            self = .rss
        } else if name == FeedFormat.atom.fileName || name == FeedFormat.atom.changesFileName || name == "comments.xml"
            || name.hasPrefix("changes-") && name.hasSuffix(".xml")
        {
            self = .atom
        } else {
            return nil
        }
    }
}
