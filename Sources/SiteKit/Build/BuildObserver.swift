/// The phases of a build, in their order.
public enum BuildPhase: String, Sendable, CaseIterable {
    /// Listing, reading and judging the content.
    case read = "read and judge"
    /// Compiling the theme's templates.
    case theme = "compile templates"
    /// Deciding who appears where.
    case site = "site model"
    /// Rendering cards and maps, and planning all pages.
    case pages = "cards, maps"
    /// Encoding feed entries.
    case feeds = "feed entries"
    /// Rendering everything else, comparing it with what is published, and writing.
    case publish = "render and publish"
    /// Making the whole site again and comparing it with what is published.
    case verify = "verify"
}

/// Somebody who watches a build: a progress line, a benchmark.
public protocol BuildObserver: Sendable {
    /// A phase begins; the one before it is over.
    func begin(_ phase: BuildPhase)
    /// That many of all listings are read. Called on any thread.
    func read(_ count: Int, of total: Int)
}
