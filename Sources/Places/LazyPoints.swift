import Synchronization

/// A ``PointIndex`` that is built by whoever asks first; others wait for it.
final class LazyPoints: Sendable {
    private let index = Mutex<PointIndex?>(nil)

    func built(_ build: () -> PointIndex) -> PointIndex {
        index.withLock { index in
            if let index { return index }
            let built = build()
            index = built
            return built
        }
    }
}
