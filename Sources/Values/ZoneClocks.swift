import Synchronization

/// The clocks of all the zones that a board's listings lie in, each made once.
///
/// Safe to share between threads.
public final class ZoneClocks: Sendable {
    private let clocks = Mutex<[String: ZoneClock]>([:])

    /// Creates an empty collection; clocks join it as they are asked for.
    public init() {}

    /// The clock of the zone of that IANA identifier, or nil if there is no such zone.
    public func clock(_ identifier: String) -> ZoneClock? {
        clocks.withLock { known in
            if let clock = known[identifier] { return clock }
            let clock = ZoneClock(identifier)
            known[identifier] = clock
            return clock
        }
    }
}
