import NIOCore
import NIOHTTP1

/// What all connections have in common. It is used on one event loop alone.
final class Front {
    let limits: InboxLimits
    let queue: PackageQueue
    let room: WaitingRoom
    let log: @Sendable (String) -> Void
    let tell: @Sendable (String) -> Void
    private let origins: Origins
    private let trustsProxy: Bool
    private var buckets: TokenBuckets
    private var sites: TokenBuckets
    private var spooled = 0
    /// How many connections there are.
    var connections = 0

    init(_ settings: InboxSettings, _ queue: PackageQueue, _ room: WaitingRoom) {
        limits = settings.limits
        self.queue = queue
        self.room = room
        log = settings.log
        tell = settings.tell
        origins = settings.origins
        trustsProxy = settings.trustsProxy
        buckets = TokenBuckets(size: limits.burst, hourly: limits.hourly)
        sites = TokenBuckets(size: limits.burst * limits.sharesOfSite, hourly: limits.hourly * limits.sharesOfSite)
    }

    /// Who sends a request. A proxy that is trusted tells it; one that tells no address is taken for who sends.
    func client(_ head: HTTPRequestHead, _ socket: SocketAddress?) -> ClientAddress {
        let forwarded = trustsProxy ? ClientAddress(forwarded: head.headers["x-forwarded-for"]) : nil
        return forwarded ?? ClientAddress(socket)
    }

    /// What a browser must be told so that it lets the page read the answer.
    func fields(_ head: HTTPRequestHead) -> [(String, String)] { origins.fields(for: head.headers["origin"]) }

    /// The answer that a request has by its head alone; nil if its package is wanted.
    func answer(_ head: HTTPRequestHead, _ client: ClientAddress) -> Answer? {
        guard origins.allow(head.headers["origin"]) else {
            return .problem(.forbidden, "Packages are taken from the posting page of the board alone.")
        }
        if head.method == .OPTIONS { return Answer(status: .noContent, fields: [("allow", "POST, OPTIONS")] + Origins.preflight) }
        guard head.method == .POST else {
            var answer = Answer.problem(.methodNotAllowed, "A package is sent with POST.")
            answer.fields = [("allow", "POST, OPTIONS")]
            return answer
        }
        guard Front.isPackage(head.headers) else {
            return .problem(.unsupportedMediaType, "A package is a ZIP archive, sent as application/zip and not encoded further.")
        }
        if let length = Front.length(head), length > limits.packageBytes { return tooLarge }
        // A number that is larger than any.
        if Front.length(head) == nil, head.headers.contains(name: "content-length") { return tooLarge }
        if let full = room.full { return full }
        let now = NIODeadline.now()
        if let seconds = buckets.take(client.network, at: now) ?? client.site.flatMap({ sites.take($0, at: now) }) {
            return .problem(
                .tooManyRequests, "Too many packages came from your address. Please send it again later.",
                retryAfter: min(3_600, max(1, seconds)))
        }
        return nil
    }

    /// The answer to what is too large.
    var tooLarge: Answer {
        .problem(
            .payloadTooLarge, "A package has at most \(limits.packageBytes >> 20) MiB. Please send fewer pictures, or smaller ones.")
    }

    /// Takes room for bytes that came; false if there is none. What somebody says to send takes none until it comes.
    func reserve(_ count: Int) -> Bool {
        guard spooled + count <= room(of: 1) else { return false }
        spooled += count
        return true
    }

    /// Gives that room back.
    func release(_ count: Int) { spooled -= count }

    /// Whether nine tenths of all connections or of the room for packages are taken, so that the slowest have to go.
    var isCrowded: Bool { connections * 10 >= limits.connections * 9 || spooled >= room(of: 0.9) }

    private func room(of share: Double) -> Int { Int(Double(max(limits.spooledBytes, limits.packageBytes)) * share) }

    /// Whether something comes behind the head.
    static func hasBody(_ head: HTTPRequestHead) -> Bool { head.headers.contains(name: "transfer-encoding") || length(head) ?? 0 > 0 }

    private static func length(_ head: HTTPRequestHead) -> Int? { head.headers.first(name: "content-length").flatMap { Int($0) } }

    private static func isPackage(_ headers: HTTPHeaders) -> Bool {
        let types = headers["content-type"].map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
        return types == ["application/zip"] && headers["content-encoding"].allSatisfy { $0.lowercased() == "identity" }
            && headers["transfer-encoding"].allSatisfy { $0.lowercased() == "chunked" }
    }
}
