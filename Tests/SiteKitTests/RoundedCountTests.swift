import Testing

@testable import SiteKit

/// Numbers that are told exactly while they are small.
@Suite struct RoundedCountTests {
    @Test(arguments: [
        (0, 0, true), (11, 11, true), (20, 20, true), (21, 20, false), (30, 20, false), (31, 30, false), (100, 90, false),
        (101, 100, false),
        (200, 100, false), (1_234, 1_200, false),
    ])
    func moreThanThatIsTrue(count: Int, number: Int, isExact: Bool) {
        let rounded = RoundedCount(count)
        #expect(rounded.number == number && rounded.isExact == isExact)
        #expect(isExact ? rounded.number == count : rounded.number < count)
    }
}
