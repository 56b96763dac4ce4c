import NIOCore

/// The open pages that wait for the next build. It is used on one event loop alone.
final class LiveEvents {
    /// What they were told last.
    private(set) var state: LiveState
    private var pages: [ObjectIdentifier: any Channel] = [:]

    init(_ state: LiveState) { self.state = state }

    /// Takes in a page, and gives what it is told first.
    func add(_ channel: any Channel) -> [UInt8] {
        pages[ObjectIdentifier(channel)] = channel
        return state.event
    }

    /// Forgets a page that was left.
    func remove(_ channel: any Channel) { pages[ObjectIdentifier(channel)] = nil }

    /// Tells all of them.
    func tell(_ state: LiveState) {
        self.state = state
        for channel in pages.values { channel.pipeline.fireUserInboundEventTriggered(Event(bytes: state.event)) }
    }

    /// What a connection is to send on.
    struct Event: Sendable {
        let bytes: [UInt8]
    }
}
