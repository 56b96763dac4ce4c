import NIOCore
import Testing

@testable import Inbox

/// How often an address may send.
@Suite struct TokenBucketTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    @Test func aBucketEmptiesAndFills() {
        var buckets = TokenBuckets(size: 3, hourly: 60)
        for _ in 0..<3 { #expect(buckets.take("a", at: start) == nil) }
        #expect(buckets.take("a", at: start) == 60)
        #expect(buckets.take("b", at: start) == nil, "others have one of their own")
        #expect(buckets.take("a", at: start + .seconds(59)) == 1)
        #expect(buckets.take("a", at: start + .seconds(60)) == nil)
        #expect(buckets.take("a", at: start + .seconds(60)) == 60)
        for _ in 0..<3 { #expect(buckets.take("a", at: start + .hours(10)) == nil) }
        #expect(buckets.take("a", at: start + .hours(10)) != nil, "more than it holds it never has")
    }

    @Test func aCrowdIsForgotten() {
        var buckets = TokenBuckets(size: 2, hourly: 60, most: 100)
        for number in 0..<10_000 {
            _ = buckets.take("\(number)", at: start + .milliseconds(Int64(number)))
            #expect(buckets.count <= 100)
        }
        #expect(buckets.take("9999", at: start + .seconds(10)) == nil && buckets.take("9999", at: start + .seconds(10)) != nil)
    }

    /// Who is over the limit stays so while others come, as long as there is room.
    @Test func aCrowdThatWaitedIsForgottenFirst() {
        var buckets = TokenBuckets(size: 2, hourly: 3_600, most: 100)
        for number in 0..<99 { _ = buckets.take("\(number)", at: start) }
        let later = start + .seconds(5)
        for _ in 0..<2 { _ = buckets.take("greedy", at: later) }
        _ = buckets.take("new", at: later)
        #expect(buckets.count == 2)
        #expect(buckets.take("greedy", at: later) == 1)
    }
}
