import NIOCore
import NIOHTTP1

/// What the log tells of a request.
struct Request {
    let client: ClientAddress
    let method: HTTPMethod
    let isKeptAlive: Bool
    /// What each answer to it has in its head.
    let fields: [(String, String)]
    /// How many bytes of a package came, for which room was taken.
    var count = 0
    private let start = NIODeadline.now()

    init(client: ClientAddress, method: HTTPMethod, isKeptAlive: Bool, fields: [(String, String)]) {
        self.client = client
        self.method = method
        self.isKeptAlive = isKeptAlive
        self.fields = fields
    }

    /// One that could not be read.
    init(_ context: ChannelHandlerContext) {
        self.init(client: ClientAddress(context.remoteAddress), method: .RAW(value: ""), isKeptAlive: false, fields: [])
    }

    /// Its line in the log; without an answer it broke off. Nothing in it is as somebody sent it.
    func line(_ answer: Answer?, now: NIODeadline) -> String {
        let known: [HTTPMethod] = [.POST, .OPTIONS, .GET, .HEAD, .PUT, .DELETE, .PATCH]
        let name = known.contains(method) ? method.rawValue : "other"
        let status = answer.map { String($0.status.code) } ?? "broken-off"
        let milliseconds = (now - start).nanoseconds / 1_000_000
        let package = answer?.package.map { " package=" + $0 } ?? ""
        return "event=request client=\(client.text) method=\(name) status=\(status) bytes=\(count) milliseconds=\(milliseconds)" + package
    }
}
