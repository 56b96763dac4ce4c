import Dispatch
import Synchronization

/// The result of work that another thread does while this one goes on.
public final class Future<Result: Sendable>: Sendable {
    private let value = Mutex<Result?>(nil)
    private let work: @Sendable () -> Result
    private let group = DispatchGroup()

    /// Starts the work.
    public init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
        DispatchQueue.global().async(group: group) { [value = self] in value.run() }
    }

    private func run() {
        let made = work()
        value.withLock { $0 = made }
    }

    /// The result; waits until the work is done.
    public var result: Result {
        group.wait()
        return value.withLock { $0 } ?? work()
    }
}
