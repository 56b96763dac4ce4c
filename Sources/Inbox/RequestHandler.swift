import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    enum State {
        /// The head of a request is awaited.
        case idle
        /// A package is being received.
        case receiving(Spool)
        /// The answer is known, and the request ends with its head.
        case answering(Answer)
        /// A package is in the waiting room.
        case judging
        /// It was answered before it had sent all; the rest is only read so that the answer arrives.
        case leaving
    }

    let front: Front
    var state = State.idle
    /// What is known of the request that is under way.
    var request: Request?
    /// When the state began, and when something came last.
    var began = NIODeadline.now()
    private(set) var heard = NIODeadline.now()
    /// How fast the body comes, and how much of it came after the answer.
    var pace: Pace
    var drained = 0
    private var watch: RepeatedTask?
    /// Whether the connection is closed. What was read of more requests still comes.
    private var isGone = false

    init(_ front: Front) {
        self.front = front
        pace = Pace(front.limits, at: .now())
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        watch = context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in
            let (handler, context) = bound.value
            handler.look(context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { watch?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isGone else { return }
        heard = .now()
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let bytes): receive(bytes, context)
        case .end: end(context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        watch?.cancel()
        isGone = true
        switch state {
        // What is judged is kept all the same, and told once it is.
        case .judging: break
        case .receiving:
            log(nil)
            forget()
        case .idle, .answering, .leaving: forget()
        }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // What comes behind a request that cannot be read is read all the same, so that the answer arrives.
        if case .leaving = state, case .dataReceivedInErrorState(_, let bytes)? = error as? ByteToMessageDecoderError {
            heard = .now()
            return drain(bytes.readableBytes, context)
        }
        guard let error = error as? HTTPParserError else {
            context.close(promise: nil)
            return
        }
        switch state {
        case .leaving, .judging: context.close(promise: nil)
        case .idle, .receiving, .answering:
            if request == nil { request = Request(context) }
            let answer =
                error == .headerOverflow
                ? Answer.problem(.requestHeaderFieldsTooLarge, "The head of the request is too large.")
                : Answer.problem(.badRequest, "This is no request of HTTP/1.1.")
            leave(answer, context)
        }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let client = front.client(head, context.remoteAddress)
        request = Request(client: client, method: head.method, isKeptAlive: head.isKeepAlive, fields: front.fields(head))
        began = .now()
        if let answer = front.answer(head, client) { return early(answer, head, context) }
        pace = Pace(front.limits, at: began)
        do throws(PackageQueue.Failure) {
            state = .receiving(try front.queue.spool())
        } catch {
            front.tell("\(error)")
            return early(.noRoom, head, context)
        }
        if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
            context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
        }
    }

    private func receive(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        if case .leaving = state { return drain(bytes.readableBytes, context) }
        guard case .receiving(let spool) = state else { return }
        guard spool.count + bytes.readableBytes <= front.limits.packageBytes else { return leave(front.tooLarge, context) }
        guard front.reserve(bytes.readableBytes) else {
            return leave(.unavailable("Many packages arrive at once. Please send it again in a moment.", retryAfter: 5), context)
        }
        request?.count += bytes.readableBytes
        do {
            try bytes.withUnsafeReadableBytes { try spool.write($0) }
        } catch {
            front.tell("cannot write in \(front.queue.path): \(error)")
            leave(.noRoom, context)
        }
    }

    /// Reads what still comes after the answer, up to a bound.
    private func drain(_ count: Int, _ context: ChannelHandlerContext) {
        drained += count
        if drained > front.limits.lingerBytes { context.close(promise: nil) }
    }

    private func end(_ context: ChannelHandlerContext) {
        switch state {
        case .idle, .judging: break
        case .leaving: context.close(promise: nil)
        case .answering(let answer): respond(answer, context)
        case .receiving(let spool):
            guard spool.count > 0 else { return respond(.problem(.badRequest, "There is no package in the request."), context) }
            state = .judging
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            front.room.enter(spool, on: context.eventLoop).whenComplete { result in
                let (handler, context) = bound.value
                let ended = Answer.unavailable("The board is not there just now. Please send it again in a moment.", retryAfter: 10)
                handler.respond((try? result.get()) ?? ended, context)
            }
        }
    }
}
