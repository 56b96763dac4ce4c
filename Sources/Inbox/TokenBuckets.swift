import NIOCore

/// How often each address may send: so many at once, and then one after the other as time passes. Of addresses that sent the longest ago it
/// forgets, so that a crowd of them does not fill the memory.
struct TokenBuckets {
    /// How long it takes until there is another token.
    private let interval: Int64
    private let size: Int64
    private let most: Int
    /// When each bucket is full again: that alone says how full it is at any time, without fractions.
    private var buckets: [String: NIODeadline] = [:]

    /// Buckets that are full at first and fill at that rate, for `most` addresses at a time.
    init(size: Int, hourly: Int, most: Int = 10_000) {
        interval = TimeAmount.hours(1).nanoseconds / Int64(max(1, hourly))
        self.size = Int64(size)
        self.most = max(1, most)
    }

    /// How many addresses it knows.
    var count: Int { buckets.count }

    /// Takes one for an address: nil if there was one, and if not, in how many seconds there will be.
    mutating func take(_ address: String, at now: NIODeadline) -> Int? {
        let known = buckets[address]
        let full = max(known ?? now, now) + .nanoseconds(interval)
        let lacking = (full - now).nanoseconds - size * interval
        guard lacking <= 0 else { return Int((lacking + 999_999_999) / 1_000_000_000) }
        if known == nil, buckets.count >= most { makeRoom(at: now) }
        buckets[address] = full
        return nil
    }

    /// Forgets those whose buckets are full, and if that is not enough, the half that is full the soonest.
    private mutating func makeRoom(at now: NIODeadline) {
        buckets = buckets.filter { $0.value > now }
        guard buckets.count >= most else { return }
        let times = buckets.values.sorted()
        let middle = times[times.count / 2]
        buckets = buckets.filter { $0.value > middle }
    }
}
