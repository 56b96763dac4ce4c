import Synchronization

/// Counts finished items over several threads and reports after each per cent, but at most once in a hundred items.
public final class ProgressCounter: Sendable {
    private let done = Atomic<Int>(0)
    private let total: Int
    private let stride: Int
    private let report: @Sendable (Int, Int) -> Void

    /// Counts up to `total`, and calls `report` with the number done and the total.
    public init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
        self.total = total
        stride = max(100, total / 100)
        self.report = report
    }

    /// Counts one more finished item.
    public func step() {
        let count = done.add(1, ordering: .relaxed).newValue
        if count % stride == 0 || count == total { report(count, total) }
    }
}
