import Bytes
import Glibc
import NIOCore
import NIOPosix
import Synchronization

/// Where packages wait until they are judged, one at a time, and those that are accepted are kept.
final class WaitingRoom: Sendable {
    private let queue: PackageQueue
    private let judge: any PackageJudge
    private let limits: InboxLimits
    private let next: String?
    private let tell: @Sendable (String) -> Void
    private let thread = NIOThreadPool(numberOfThreads: 1)
    private let waiting = Atomic<Int>(0)
    private let milliseconds = Atomic<Int>(0)
    /// What was published last, by the names that packages have whenever they come: the phone of whoever sent it may send it again, when something
    /// newer is on the board.
    private let published = Mutex<[String]>([])
    private static let mostRemembered = 1_000

    /// A room for a queue; `next` is what happens with what is accepted, and `tell` tells the maintainer what is wrong here.
    init(
        _ queue: PackageQueue, _ judge: any PackageJudge, _ limits: InboxLimits, next: String?, tell: @escaping @Sendable (String) -> Void
    ) {
        self.queue = queue
        self.judge = judge
        self.limits = limits
        self.next = next
        self.tell = tell
        thread.start()
    }

    /// The answer to who comes while it is full; nil while it is not.
    var full: Answer? {
        let count = waiting.load(ordering: .relaxed)
        guard count >= limits.waiting else { return nil }
        let seconds = count * milliseconds.load(ordering: .relaxed) / 1_000
        return .unavailable("Many packages arrive at once. Please send it again in a moment.", retryAfter: min(60, max(1, seconds)))
    }

    /// Lets a package in; the answer comes on the event loop.
    func enter(_ spool: Spool, on loop: any EventLoop) -> EventLoopFuture<Answer> {
        if let full { return loop.makeSucceededFuture(full) }
        waiting.add(1, ordering: .relaxed)
        return thread.runIfActive(eventLoop: loop) { [self] in
            defer { waiting.subtract(1, ordering: .relaxed) }
            let start = NIODeadline.now()
            defer { milliseconds.store(Int((.now() - start).nanoseconds / 1_000_000), ordering: .relaxed) }
            return answer(to: spool)
        }
    }

    /// Judges what an inbox before this one kept, but did not publish.
    func publishWhatIsKept() async {
        do {
            try await thread.runIfActive { [self] in
                for name in try queue.packages().sorted() {
                    switch judge.judge(queue.path + "/" + name) {
                    case .accepted(let publish?): self.publish(name, publish)
                    case .known: try queue.remove(name)
                    case .refused, .malformed: tell("\(queue.path)/\(name) cannot be published; 'houser accept' tells why")
                    case .accepted, .unavailable: break
                    }
                }
            }
        } catch {
            tell("\(error)")
        }
    }

    /// Ends its thread once nobody is in it.
    func close() async throws { try await thread.shutdownGracefully() }

    private func answer(to spool: Spool) -> Answer {
        do {
            let (name, isThere) = try name(of: spool)
            let package = PackageQueue.stem(of: name)
            if isThere || published.withLock({ $0.contains(package) }) { return .accepted(package, next: next) }
            switch judge.judge(spool.path) {
            case .known: return .accepted(package, next: next)
            case .malformed(let reason): return .problem(.badRequest, reason)
            case .refused(let findings): return .refused(findings)
            case .unavailable: return .unavailable("The board cannot be read just now. Please send it again later.", retryAfter: 300)
            case .accepted(let publish):
                if let full = try fullQueue(with: spool.count) { return full }
                try queue.keep(spool, as: name)
                if let publish { self.publish(name, publish) }
                return .accepted(package, next: next)
            }
        } catch {
            tell("\(error)")
            return .noRoom
        }
    }

    /// Its bytes are in memory no longer than this takes.
    private func name(of spool: Spool) throws -> (name: String, isThere: Bool) {
        let bytes = try Files.readFile(spool.path, limit: limits.packageBytes)
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return try queue.name(bytes, at: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
    }

    private func fullQueue(with count: Int) throws -> Answer? {
        let size = try queue.size()
        guard size.packages >= limits.queuedPackages || size.bytes + count > limits.queuedBytes else { return nil }
        tell("\(queue.path) is full: it has \(size.packages) packages of \(size.bytes) bytes; 'houser accept' takes them over")
        return .unavailable(
            "The board has as many packages as it can keep. Please send it again once they were looked at.", retryAfter: 3_600)
    }

    private func publish(_ name: String, _ publish: () throws -> Void) {
        do {
            try publish()
            published.withLock { names in
                names.append(PackageQueue.stem(of: name))
                if names.count > WaitingRoom.mostRemembered { names.removeFirst() }
            }
            try queue.remove(name)
        } catch {
            tell("\(error); \(queue.path)/\(name) stays until the inbox starts again")
        }
    }
}
