import NIOCore
import NIOHTTP1
import NIOPosix
import Serving

/// The server of an inbox: it takes packages over HTTP, has them judged and keeps those that are accepted.
public struct InboxServer: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    private let shared: Shared
    private let room: WaitingRoom
    private let endSeconds: Int

    /// What all connections share, on their event loop.
    private struct Shared: Sendable {
        let front: NIOLoopBound<Front>
        let admission: NIOLoopBound<Admission>
    }

    /// The port on which it listens.
    public var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen. Throws if it cannot.
    public static func start(_ settings: InboxSettings, _ queue: PackageQueue, _ judge: any PackageJudge) async throws -> InboxServer {
        // To judge is the work; to carry bytes to the disk one thread is enough.
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let room = WaitingRoom(queue, judge, settings.limits, next: settings.next, tell: settings.tell)
        do {
            if settings.publishesWhatIsKept { await room.publishWhatIsKept() }
            let shared = try await loop.submit {
                let front = Front(settings, queue, room)
                return Shared(
                    front: NIOLoopBound(front, eventLoop: loop),
                    admission: NIOLoopBound(Admission(front, trustsProxy: settings.trustsProxy), eventLoop: loop))
            }.get()
            let channel = try await bootstrap(group, shared).bind(host: settings.address, port: settings.port).get()
            return InboxServer(group: group, channel: channel, shared: shared, room: room, endSeconds: settings.limits.endSeconds)
        } catch {
            try await room.close()
            try await group.shutdownGracefully()
            throw CannotListen(error, address: settings.address, port: settings.port) ?? error
        }
    }

    /// Takes no more connections, lets those that are there end what they are about, and ends.
    public func stop() async throws {
        try await channel.close()
        try await channel.eventLoop.flatSubmit { [shared, channel, endSeconds] in
            shared.admission.value.empty(within: .seconds(Int64(endSeconds)), channel.eventLoop)
        }.get()
        try await room.close()
        try await group.shutdownGracefully()
    }

    private static func bootstrap(_ group: MultiThreadedEventLoopGroup, _ shared: Shared) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // One after the other, so that none comes in beyond the limit.
            .serverChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(shared.admission.value) }
            }
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 65_536))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(
                        withErrorHandling: false, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: .usual)
                    try pipeline.addHandler(RequestHandler(shared.front.value))
                }
            }
    }
}
