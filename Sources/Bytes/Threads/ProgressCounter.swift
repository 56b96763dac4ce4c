import Synchronization

/// Counts finished items over several threads and tells a listener about every hundredth part of them, but no more often than every hundred.
public final class ProgressCounter: Sendable {
    private let done = Atomic<Int>(0)
    private let total: Int
    private let stride: Int
    private let report: @Sendable (Int, Int) -> Void

    /// Counts up to `total`, and calls `report` with how many are done of how many.
    public init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
        self.total = total
        stride = max(100, total / 100)
        self.report = report
    }

    /// One more item is finished.
    public func step() {
        let count = done.add(1, ordering: .relaxed).newValue
        if count % stride == 0 || count == total { report(count, total) }
    }
}
