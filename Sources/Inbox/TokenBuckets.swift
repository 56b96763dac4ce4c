import NIOCore

/// How often each address may send: so many at once, and then one after the other as time passes. Of addresses that sent the longest ago it
/// forgets, so that a crowd of them does not fill the memory.
struct TokenBuckets {
    private struct Bucket {
        var level: Double
        var time: NIODeadline
    }

    private let size: Double
    private let perSecond: Double
    private let most: Int
    private var buckets: [String: Bucket] = [:]

    /// Buckets that are full at first and fill at that rate, for `most` addresses at a time.
    init(size: Int, hourly: Int, most: Int = 10_000) {
        self.size = Double(size)
        perSecond = Double(hourly) / 3_600
        self.most = max(1, most)
    }

    /// How many addresses it knows.
    var count: Int { buckets.count }

    /// Takes one for an address: nil if there was one, and if not, in how many seconds there will be.
    mutating func take(_ address: String, at now: NIODeadline) -> Int? {
        var bucket = buckets[address] ?? Bucket(level: size, time: now)
        bucket.level = min(size, bucket.level + Double((now - bucket.time).nanoseconds) / 1e9 * perSecond)
        bucket.time = now
        let has = bucket.level >= 1
        if has { bucket.level -= 1 }
        if buckets[address] == nil, buckets.count >= most { makeRoom(at: now) }
        buckets[address] = bucket
        return has ? nil : Int(((1 - bucket.level) / perSecond).rounded(.up))
    }

    /// Forgets those whose buckets are full again, and if that is not enough, the half that sent the longest ago.
    private mutating func makeRoom(at now: NIODeadline) {
        buckets = buckets.filter { $0.value.level + Double((now - $0.value.time).nanoseconds) / 1e9 * perSecond < size }
        guard buckets.count >= most else { return }
        let times = buckets.values.map(\.time).sorted()
        let middle = times[times.count / 2]
        buckets = buckets.filter { $0.value.time > middle }
    }
}
