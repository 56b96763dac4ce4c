/// The phases of a build, in their order.
public enum BuildPhase: String, Sendable, CaseIterable {
    /// Listing, reading and judging the content.
    case read = "read and judge"
    /// Compiling the theme's templates.
    case theme = "compile templates"
    /// Deciding who appears where, and what every file is made from.
    case site = "site model"
    /// Looking at what is published.
    case compare = "look at the output"
    /// Rendering cards and maps, and writing the records of the search index.
    case stock = "cards, search records"
    /// Making the files that changed, and comparing them with what is published.
    case make = "render"
    /// Putting them in place, and deleting what is not wanted.
    case write = "publish"
    /// Making the whole site again and comparing it with what is published.
    case verify = "verify"
}

/// Somebody who watches a build: a progress line, a benchmark.
public protocol BuildObserver: Sendable {
    /// A phase begins; the one before it is over.
    func begin(_ phase: BuildPhase)
    /// That many of all items of the phase are done: listings, files. Called on any thread, for about every hundredth item and the last.
    func progress(_ done: Int, of total: Int)
    /// The build waits until another one, which writes to the same output folder, is done.
    func waits(forOtherAt output: String)
    /// Whether the build is to end as soon as it can without leaving anything half done. Asked on any thread.
    var isCancelled: Bool { get }
}

extension BuildObserver {
    /// Nobody is told.
    public func waits(forOtherAt output: String) {}
    /// It goes on to its end.
    public var isCancelled: Bool { false }
}
