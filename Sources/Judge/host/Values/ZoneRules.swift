import Bytes
import Host

/// A time zone that the browser knows.
struct ZoneRules: Sendable {
    private let identifier: [UInt8]

    /// The zone of a name in the IANA database; nil if the browser knows none.
    init?(_ identifier: String) {
        self.identifier = Array(identifier.utf8)
        guard seconds(at: 0) != .min else { return nil }
    }

    /// How many seconds its clocks are ahead of UTC at an instant, in seconds after 1970-01-01T00:00:00Z.
    func offset(at instant: Wide) -> Int { Int(seconds(at: Double(instant))) }

    /// Clocks of summer run ahead of those half a year before or after.
    func isDaylight(at instant: Wide) -> Bool {
        let half: Wide = 182 * 86_400
        return offset(at: instant) > min(offset(at: instant - half), offset(at: instant + half))
    }

    private func seconds(at instant: Double) -> Int32 {
        identifier.withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return .min }
            return host_offset(first, bytes.count, instant)
        }
    }
}
