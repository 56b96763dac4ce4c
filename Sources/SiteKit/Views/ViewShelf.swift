import Bytes
import Mustache
import Synchronization

/// What pages that are done were made in, which the next pages take: its memory has grown as large as pages need.
final class ViewShelf: Sendable {
    private let shelf = Mutex<[Kept]>([])

    /// What one thread has at a time.
    private final class Kept: @unchecked Sendable {
        var view = View(names: TemplateVariable.number)
        var page = ByteBuffer(capacity: 32 << 10)
    }

    /// Passes to `body` a view that starts with the values of `others`, and an empty buffer. What they hold is gone afterwards.
    @inline(__always)
    func withView<Result>(_ others: FixedView, _ body: (inout View, inout ByteBuffer) throws -> Result) rethrows -> Result {
        let kept = shelf.withLock { $0.popLast() } ?? Kept()
        defer { shelf.withLock { $0.append(kept) } }
        kept.view.clear(with: others.root)
        kept.page.truncate(to: 0)
        return try body(&kept.view, &kept.page)
    }
}
