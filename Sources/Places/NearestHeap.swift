/// The nearest points that a search has found so far, in a binary heap with the farthest first.
struct NearestHeap {
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
    /// The squared chord to the farthest point that can still be added.
    private(set) var farthest: Double
    private var heap: [Found] = []

    /// Creates an empty heap of at most `count` points, at least one, within a squared chord.
    init(count: Int, farthest: Double) {
        self.count = count
        self.farthest = farthest
        heap.reserveCapacity(min(count, 64))
    }

    /// Whether a point is near enough to be added.
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
            siftUp()
        } else {
            heap[0] = found
            siftDown(in: heap.count)
        }
        if heap.count == count { farthest = min(farthest, heap[0].chord) }
    }

    /// Sorts the points, and returns their ids: nearest first, then by id.
    mutating func sorted() -> [Int] {
        var end = heap.count
        while end > 1 {
            end -= 1
            heap.swapAt(0, end)
            siftDown(in: end)
        }
        return heap.map { $0.id }
    }

    /// Moves the last element up to where it belongs.
    private mutating func siftUp() {
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

    /// Moves the first of `end` elements down to where it belongs.
    private mutating func siftDown(in end: Int) {
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
