import NIOCore

/// How long a request may take.
extension RequestHandler {
    /// Ends what takes too long.
    func look(_ context: ChannelHandlerContext) {
        let now = NIODeadline.now()
        let limits = front.limits
        switch state {
        case .judging: break
        case .idle:
            if now - began > .seconds(Int64(limits.headSeconds)) { context.close(promise: nil) }
        case .answering:
            guard now - began > .seconds(Int64(limits.silentSeconds)) else { return }
            leave(.problem(.requestTimeout, "The request took too long to arrive. Please send it again."), context)
        case .receiving(let spool):
            let isSilent = now - heard > .seconds(Int64(limits.silentSeconds))
            guard isSilent || pace.isTooSlow(spool.count, at: now, isCrowded: front.isCrowded) else { return }
            leave(.problem(.requestTimeout, "The package took too long to arrive. Please send it again."), context)
        case .leaving:
            let isLong = now - began > .seconds(Int64(limits.lingerSeconds)) || now - heard > .seconds(Int64(limits.silentSeconds))
            if isLong || pace.isTooSlow(drained, at: now, isCrowded: front.isCrowded) { context.close(promise: nil) }
        }
    }
}
