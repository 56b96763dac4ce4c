/// Collects the bytes of a picture, or only counts them.
struct ImageOutput {
    /// The bytes; empty if they are only counted.
    private(set) var bytes: [UInt8] = []
    /// The number of bytes.
    private(set) var count = 0
    private let isCollecting: Bool

    /// Creates an output with room for `capacity` bytes, or one that only counts them if it is nil.
    init(reserving capacity: Int?) {
        isCollecting = capacity != nil
        if let capacity { bytes.reserveCapacity(capacity) }
    }

    /// An empty output that collects or counts as this one does.
    var empty: ImageOutput { ImageOutput(reserving: isCollecting ? 0 : nil) }

    mutating func append(_ part: some Collection<UInt8>) {
        count += part.count
        if isCollecting { bytes.append(contentsOf: part) }
    }

    mutating func append(_ part: ImageOutput) {
        count += part.count
        if isCollecting { bytes.append(contentsOf: part.bytes) }
    }

    mutating func appendBigEndian32(_ value: Int) {
        append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    mutating func appendLittleEndian32(_ value: Int) {
        append([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
}
