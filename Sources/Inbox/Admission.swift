import NIOCore

/// Lets so many connections in at once, and so many from one address; others wait in the system's own line, or are closed.
final class Admission: ChannelDuplexHandler {
    typealias InboundIn = Channel
    typealias InboundOut = Channel
    typealias OutboundIn = Never

    private let most: Int
    private let mostOfOne: Int?
    private var open: [ObjectIdentifier: any Channel] = [:]
    private var counts: [String: Int] = [:]
    private var isReadHeld = false
    private var emptied: EventLoopPromise<Void>?

    /// Connections within limits; with `mostOfOne` nil, all may come from one address.
    init(most: Int, mostOfOne: Int?) {
        self.most = most
        self.mostOfOne = mostOfOne
    }

    func read(context: ChannelHandlerContext) {
        if open.count >= most { isReadHeld = true } else { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = unwrapInboundIn(data)
        let network = ClientAddress(channel.remoteAddress).network
        guard mostOfOne.map({ counts[network, default: 0] < $0 }) ?? true else {
            channel.close(promise: nil)
            return
        }
        open[ObjectIdentifier(channel)] = channel
        counts[network, default: 0] += 1
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        channel.closeFuture.hop(to: context.eventLoop).whenComplete { _ in
            let (admission, context) = bound.value
            admission.left(channel, network, context)
        }
        context.fireChannelRead(data)
    }

    private func left(_ channel: any Channel, _ network: String, _ context: ChannelHandlerContext) {
        open[ObjectIdentifier(channel)] = nil
        counts[network] = counts[network].flatMap { $0 > 1 ? $0 - 1 : nil }
        if isReadHeld, open.count < most, emptied == nil {
            isReadHeld = false
            context.read()
        }
        if open.isEmpty { emptied?.succeed() }
    }

    /// Lets those that are in end what they are about, and closes the rest after a while.
    func empty(within time: TimeAmount, _ loop: any EventLoop) -> EventLoopFuture<Void> {
        let promise = loop.makePromise(of: Void.self)
        emptied = promise
        if open.isEmpty { promise.succeed() }
        for channel in open.values { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        let bound = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: time) { for channel in bound.value.open.values { channel.close(promise: nil) } }
        return promise.futureResult
    }
}
