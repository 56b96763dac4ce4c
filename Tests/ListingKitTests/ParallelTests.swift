import Synchronization
import Testing

@testable import Bytes
@testable import ListingKit

@Suite struct ParallelTests {
    private struct Failed: Error, Equatable {
        var index: Int
    }

    @Test(arguments: [0, 1, 2, 7, 1_000, 10_001], [-1, 1, 2, 8, 64])
    func keepsOrder(count: Int, threads: Int) {
        #expect(Parallel.map(Array(0..<count), threads: threads) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }

    @Test func throwsTheFirstInOrder() {
        for _ in 0..<200 {
            #expect(throws: Failed(index: 613)) {
                _ = try Parallel.map(Array(0..<5_000), threads: 4) { (index) throws(Failed) -> Int in
                    if index >= 613, index % 2 == 1 { throw Failed(index: index) }
                    return index
                }
            }
        }
    }

    @Test func everyItemOnceAndFewStates() {
        let states = Mutex(0)
        let counts = Mutex([Int](repeating: 0, count: 3_000))
        let results = Parallel.map(Array(0..<3_000), threads: 4) {
            states.withLock { $0 += 1 }
            return [Int]()
        } _: { (seen: inout [Int], index: Int) -> Int in
            seen.append(index)
            counts.withLock { $0[index] += 1 }
            return seen.count
        }
        #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
        #expect((1...4).contains(states.withLock { $0 }))
        #expect(results.count == 3_000)
    }
}
