import NIOHTTP1

extension NIOHTTPDecoderLimitConfiguration {
    /// How large the head of a request may be, whoever sends it.
    package static var usual: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 8_192
        limits.maxHeaderListSize = 16_384
        limits.maxHeaderFieldCount = 64
        return limits
    }
}
