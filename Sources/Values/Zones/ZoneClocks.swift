import Synchronization

/// Caches the clocks of the time zones that a board's listings are in. Safe to share between threads.
public final class ZoneClocks: Sendable {
    private let clocks = Mutex<[String: ZoneClock]>([:])

    /// Creates an empty cache.
    public init() {}

    /// Returns the clock of a zone given by its IANA identifier, or nil if there is no such zone.
    public func clock(_ identifier: String) -> ZoneClock? {
        clocks.withLock { known in
            if let clock = known[identifier] { return clock }
            let clock = ZoneClock(identifier)
            known[identifier] = clock
            return clock
        }
    }
}
