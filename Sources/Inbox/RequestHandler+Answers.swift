import NIOCore
import NIOHTTP1

/// How a request is answered, and what is left of it then.
extension RequestHandler {
    /// Answers by the head alone.
    func early(_ answer: Answer, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if Front.hasBody(head) { leave(answer, context) } else { state = .answering(answer) }
    }

    /// Answers before the whole request came, and reads the rest for a while: who is still sending would not see the answer otherwise.
    func leave(_ answer: Answer, _ context: ChannelHandlerContext) {
        respond(answer, context, isLast: true)
        guard context.channel.isActive else { return }
        state = .leaving
        drained = 0
        pace = Pace(front.limits, at: .now())
    }

    func respond(_ answer: Answer, _ context: ChannelHandlerContext, isLast: Bool = false) {
        guard let request else { return }
        guard context.channel.isActive else {
            log(answer)
            return forget()
        }
        let isClosed = isLast || !request.isKeptAlive
        var headers = HTTPHeaders(request.fields + answer.fields)
        headers.add(name: "cache-control", value: "no-store")
        if let body = answer.body {
            headers.add(name: "content-type", value: answer.contentType)
            headers.add(name: "content-length", value: String(body.count))
            headers.add(name: "x-content-type-options", value: "nosniff")
        }
        if let seconds = answer.retryAfter { headers.add(name: "retry-after", value: String(seconds)) }
        if isClosed { headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers))), promise: nil)
        if let body = answer.body, request.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: body)))), promise: nil)
        }
        log(answer)
        forget()
        state = .idle
        began = .now()
        let written = context.eventLoop.makePromise(of: Void.self)
        if isClosed {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            written.futureResult.whenComplete { _ in bound.value.close(mode: isLast ? .output : .all, promise: nil) }
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    }

    /// Gives back what the request took.
    func forget() {
        if let request { front.release(request.count) }
        request = nil
        state = .idle
    }

    func log(_ answer: Answer?) {
        guard let request else { return }
        front.log(request.line(answer, now: .now()))
    }
}
