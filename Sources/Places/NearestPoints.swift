/// The nearest points that a search has met, at most as many as are wanted: a heap whose first one is the farthest.
struct NearestPoints {
    private struct Found {
        let chord: Double
        let id: Int

        /// Nearest first, then by id.
        @inline(__always)
        static func < (left: Found, right: Found) -> Bool {
            left.chord < right.chord || (left.chord == right.chord && left.id < right.id)
        }
    }

    private let count: Int
    /// The square of the longest chord that is still of interest.
    private(set) var farthest: Double
    private var heap: [Found] = []

    /// None yet, of at most `count`, which is at least one, within a chord of that square.
    init(count: Int, farthest: Double) {
        self.count = count
        self.farthest = farthest
        heap.reserveCapacity(min(count, 64))
    }

    /// Whether a point would be among them.
    @inline(__always)
    func wants(_ chord: Double, _ id: Int) -> Bool {
        guard chord <= farthest else { return false }
        return heap.count < count || Found(chord: chord, id: id) < heap[0]
    }

    /// Adds a point that it ``wants(_:_:)``.
    mutating func add(_ chord: Double, _ id: Int) {
        let found = Found(chord: chord, id: id)
        if heap.count < count {
            heap.append(found)
            rise()
        } else {
            heap[0] = found
            sink(in: heap.count)
        }
        if heap.count == count { farthest = min(farthest, heap[0].chord) }
    }

    /// Their ids, nearest first, then by id.
    mutating func sorted() -> [Int] {
        var end = heap.count
        while end > 1 {
            end -= 1
            heap.swapAt(0, end)
            sink(in: end)
        }
        return heap.map(\.id)
    }

    private mutating func rise() {
        heap.withUnsafeMutableBufferPointer { heap in
            var child = heap.count - 1
            while child > 0 {
                let parent = (child - 1) / 2
                guard heap[parent] < heap[child] else { return }
                heap.swapAt(parent, child)
                child = parent
            }
        }
    }

    /// Puts the first one of `end` where it belongs among them.
    private mutating func sink(in end: Int) {
        heap.withUnsafeMutableBufferPointer { heap in
            var parent = 0
            while true {
                var child = parent * 2 + 1
                guard child < end else { return }
                if child + 1 < end, heap[child] < heap[child + 1] { child += 1 }
                guard heap[parent] < heap[child] else { return }
                heap.swapAt(parent, child)
                parent = child
            }
        }
    }
}
