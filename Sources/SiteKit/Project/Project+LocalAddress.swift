import Bytes

extension Project {
    /// The address under which a browser on this machine finds the output folder itself (RFC 8089): a site that is made for it can be looked at
    /// without a server.
    public var localAddress: String {
        "file:///" + RealPath(output).parts.map { part in String(writing: { $0.append(percentEncoding: String(part)) }) + "/" }.joined()
    }
}
