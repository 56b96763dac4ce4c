import Synchronization

/// A ``KDTree`` that the first caller builds while others wait.
final class LazyKDTree: Sendable {
    private let tree = Mutex<KDTree?>(nil)

    func built(_ build: () -> KDTree) -> KDTree {
        tree.withLock { tree in
            if let tree { return tree }
            let built = build()
            tree = built
            return built
        }
    }
}
