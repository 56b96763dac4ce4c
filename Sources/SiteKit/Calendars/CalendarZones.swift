import Synchronization
import Values

/// The VTIMEZONE components of the zones that calendars are in, each made once.
final class CalendarZones: Sendable {
    private let known = Mutex<[String: [UInt8]]>([:])

    /// The component of the zone of that IANA identifier. A zone that does not exist is taken for UTC.
    func component(_ identifier: String) -> [UInt8] {
        known.withLock { known in
            if let bytes = known[identifier] { return bytes }
            let bytes = ZoneClock(identifier).map(ZoneComponent.bytes) ?? []
            known[identifier] = bytes
            return bytes
        }
    }
}
