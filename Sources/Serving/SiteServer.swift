import NIOCore
import NIOHTTP1
import NIOPosix

/// A server for whoever works on a board: it shows the site in a folder as a host would, and tells open pages when it is built again.
package struct SiteServer: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    private let events: NIOLoopBound<LiveEvents>

    /// The names by which this machine calls itself.
    private static let ownNames: Set = ["localhost", "127.0.0.1", "[::1]"]
    /// After so many seconds without a request a connection is closed.
    private static let idleSeconds: Int64 = 60

    /// The port on which it listens.
    package var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen on an address and a port, 0 for any that is free, and to show the files of a folder. Throws ``CannotListen`` if it
    /// can't.
    package static func start(_ folder: String, address: String, port: Int, _ state: LiveState) async throws -> SiteServer {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let isOwn = ownNames.contains(address) || ownNames.contains("[\(address)]")
        let replies = SiteReplies(files: SiteFiles(folder: folder), hosts: isOwn ? ownNames : nil)
        do {
            let events = try await loop.submit { NIOLoopBound(LiveEvents(state), eventLoop: loop) }.get()
            let channel = try await bootstrap(group, replies, events).bind(host: address, port: port).get()
            return SiteServer(group: group, channel: channel, events: events)
        } catch {
            try await group.shutdownGracefully()
            throw CannotListen(error, address: address, port: port) ?? error
        }
    }

    /// Tells open pages what came of a build.
    package func tell(_ state: LiveState) { channel.eventLoop.execute { [events] in events.value.tell(state) } }

    /// Closes all connections, and ends.
    package func stop() async throws { try await group.shutdownGracefully() }

    private static func bootstrap(
        _ group: MultiThreadedEventLoopGroup, _ replies: SiteReplies, _ events: NIOLoopBound<LiveEvents>
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withEncoderConfiguration: .init(), withDecoderLimitConfiguration: .usual)
                    try pipeline.addHandler(IdleStateHandler(readTimeout: .seconds(idleSeconds)))
                    try pipeline.addHandler(SiteHandler(replies, events.value))
                }
            }
    }
}
