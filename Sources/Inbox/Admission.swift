import NIOCore

/// Lets so many connections in at once, and so many from one address; others wait in the system's own line, or are closed.
final class Admission: ChannelDuplexHandler {
    typealias InboundIn = Channel
    typealias InboundOut = Channel
    typealias OutboundIn = Never

    private let most: Int
    private let mostOfOne: Int?
    private let sharesOfSite: Int
    private let front: Front
    private var open: [ObjectIdentifier: any Channel] = [:]
    private var counts: [String: Int] = [:]
    private var isReadHeld = false
    private var emptied: EventLoopPromise<Void>?

    /// Connections within the limits of a front, which is told how many there are; if a proxy tells who sends, all may come from one address.
    init(_ front: Front, trustsProxy: Bool) {
        self.front = front
        most = front.limits.connections
        mostOfOne = trustsProxy ? nil : front.limits.connectionsOfOne
        sharesOfSite = front.limits.sharesOfSite
    }

    func read(context: ChannelHandlerContext) {
        if open.count >= most { isReadHeld = true } else { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = unwrapInboundIn(data)
        let client = ClientAddress(channel.remoteAddress)
        guard isWithin(client) else {
            channel.close(promise: nil)
            return
        }
        open[ObjectIdentifier(channel)] = channel
        front.connections = open.count
        for network in [client.network, client.site].compactMap(\.self) { counts[network, default: 0] += 1 }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        channel.closeFuture.hop(to: context.eventLoop).whenComplete { _ in
            let (admission, context) = bound.value
            admission.left(channel, client, context)
        }
        context.fireChannelRead(data)
    }

    private func isWithin(_ client: ClientAddress) -> Bool {
        guard let mostOfOne else { return true }
        return counts[client.network, default: 0] < mostOfOne
            && (client.site.map { counts[$0, default: 0] < mostOfOne * sharesOfSite } ?? true)
    }

    private func left(_ channel: any Channel, _ client: ClientAddress, _ context: ChannelHandlerContext) {
        open[ObjectIdentifier(channel)] = nil
        front.connections = open.count
        for network in [client.network, client.site].compactMap(\.self) {
            counts[network] = counts[network].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
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
