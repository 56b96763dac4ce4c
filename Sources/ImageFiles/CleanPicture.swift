/// A picture as it is published, which is either kept or only measured.
struct CleanPicture {
    /// Its bytes; empty if it is only measured.
    private(set) var bytes: [UInt8] = []
    /// How many bytes it has.
    private(set) var count = 0
    private let isKept: Bool

    /// An empty picture; to be kept, with room for some bytes, or to be measured without any.
    init(reserving capacity: Int?) {
        isKept = capacity != nil
        if let capacity { bytes.reserveCapacity(capacity) }
    }

    /// An empty piece of a picture that is kept or measured as this one is.
    var piece: CleanPicture { CleanPicture(reserving: isKept ? 0 : nil) }

    mutating func append(_ part: some Collection<UInt8>) {
        count += part.count
        if isKept { bytes.append(contentsOf: part) }
    }

    mutating func append(_ piece: CleanPicture) {
        count += piece.count
        if isKept { bytes.append(contentsOf: piece.bytes) }
    }

    mutating func appendBigEndian32(_ value: Int) {
        append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    mutating func appendLittleEndian32(_ value: Int) {
        append([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
}
