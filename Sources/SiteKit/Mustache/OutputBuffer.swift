/// Bytes that grow at the end. An array would check its owner and its bounds at each of the many short appends of a page.
struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    /// What was written, as long as `body` runs.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: base, count: count))
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        append(start, count: bytes.count)
    }

    /// Appends `length` bytes from `start`.
    @inline(__always)
    mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        (base + count).update(from: start, count: length)
        count += length
    }

    /// Appends `bytes[range]`.
    @inline(__always)
    mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    /// Appends the lowest `length` bytes of `word`, the lowest first.
    @inline(__always)
    mutating func append(word: UInt64, count length: Int) {
        reserve(8)
        UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count += length
    }

    @inline(__always)
    private mutating func reserve(_ length: Int) {
        if length > capacity - count { grow(by: length) }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        let larger = max(capacity * 2, count + length)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
