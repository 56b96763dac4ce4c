import Host

/// An instant, as seconds after 1970.
public struct Date {
    let seconds: Double

    /// That many seconds after 1970.
    public init(timeIntervalSince1970 seconds: Double) { self.seconds = seconds }
}

/// A time zone that the browser knows.
public struct TimeZone: Sendable {
    private let identifier: [UInt8]

    /// The zone of a name in the IANA database; nil if the browser knows none.
    public init?(identifier: String) {
        self.identifier = Array(identifier.utf8)
        guard offset(at: 0) != .min else { return nil }
    }

    /// How far east of Greenwich its clocks are, in seconds.
    public func secondsFromGMT(for date: Date) -> Int { Int(offset(at: date.seconds)) }

    /// Clocks of summer run ahead of those half a year before or after.
    public func isDaylightSavingTime(for date: Date) -> Bool {
        let half = 182.0 * 86_400
        return offset(at: date.seconds) > min(offset(at: date.seconds - half), offset(at: date.seconds + half))
    }

    private func offset(at instant: Double) -> Int32 {
        identifier.withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return .min }
            return host_offset(first, bytes.count, instant)
        }
    }
}
