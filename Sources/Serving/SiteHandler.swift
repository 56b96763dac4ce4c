import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after the other.
final class SiteHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let replies: SiteReplies
    private let events: LiveEvents
    private var head: HTTPRequestHead?
    /// Whether the connection tells a page of builds until it is closed.
    private var isLive = false

    init(_ replies: SiteReplies, _ events: LiveEvents) {
        self.replies = replies
        self.events = events
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        // No request that is answered has a body.
        case .body: break
        case .end:
            guard let head, !isLive else { return }
            self.head = nil
            if let reply = replies.reply(to: head, base: events.state.base) { send(reply, head, context) } else { goLive(head, context) }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let event as LiveEvents.Event: write(event.bytes, context)
        // A connection that asks for nothing is closed; one that waits for events has asked for them.
        case is IdleStateHandler.IdleStateEvent where !isLive: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        events.remove(context.channel)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func send(_ reply: Reply, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var headers = HTTPHeaders(reply.fields)
        if reply.status != .notModified { headers.add(name: "content-length", value: String(reply.body.count)) }
        if !head.isKeepAlive { headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: reply.status, headers: headers))), promise: nil)
        if head.method != .HEAD, !reply.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: reply.body)))), promise: nil)
        }
        let written = context.eventLoop.makePromise(of: Void.self)
        if !head.isKeepAlive {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    }

    /// Begins a stream of events, which ends with the connection.
    private func goLive(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let headers = HTTPHeaders([("content-type", "text/event-stream"), ("cache-control", "no-store")])
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))), promise: nil)
        guard request.method == .GET else {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            return
        }
        isLive = true
        write(events.add(context.channel), context)
    }

    private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        guard isLive else { return }
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: bytes)))), promise: nil)
    }
}
