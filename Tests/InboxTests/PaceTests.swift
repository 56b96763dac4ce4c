import NIOCore
import Testing

@testable import Inbox

/// How slow a body may come.
@Suite struct PaceTests {
    /// Sends so many bytes in each second; gives the second in which it is too slow, or nil.
    private func ended(_ rate: (Int) -> Int, isCrowded: Bool = false, seconds: Int = 1_300) -> Int? {
        let start = NIODeadline.now()
        var pace = Pace(InboxLimits(), at: start)
        var count = 0
        for second in 1...seconds {
            count += rate(second)
            if count >= 20 << 20 { return nil }
            if pace.isTooSlow(count, at: start + .seconds(Int64(second)), isCrowded: isCrowded) { return second }
        }
        return seconds
    }

    @Test func aPhoneOnABadLineIsWaitedFor() {
        #expect(ended { _ in 17_000 } == nil)
        // It may stop for a while, and go on.
        #expect(ended { $0 % 30 < 12 ? 60_000 : 0 } == nil)
    }

    @Test func nobodySendsNextToNothing() {
        #expect(ended { _ in 1 } == 30)
        #expect(ended { _ in 15_000 } == 30)
        #expect(ended { $0 <= 60 ? 200_000 : 1 } == 90, "not even after much")
    }

    @Test func theSlowestGoFirst() {
        #expect(ended({ _ in 17_000 }, isCrowded: true) == 10)
        #expect(ended({ _ in 130_000 }, isCrowded: true) == nil)
    }
}
