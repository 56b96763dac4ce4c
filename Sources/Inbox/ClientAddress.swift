import Glibc
import NIOCore

/// The address of whoever sends something, in the one way in which it is written, so that nothing else of theirs is logged.
struct ClientAddress: Hashable, Sendable {
    /// It as text.
    let text: String
    /// What is limited together: the address, or for IPv6 its network of 64 bits, which one customer has.
    let network: String
    /// For IPv6 also its network of 48 bits, of which some providers give one to a customer; nil for other addresses.
    let site: String?

    /// What a socket tells.
    init(_ address: SocketAddress?) { self = address?.ipAddress.flatMap(ClientAddress.init) ?? .unknown }

    /// An address as text; nil if it is none.
    init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(ClientAddress.text(AF_INET, &four), ClientAddress.text(AF_INET, &four), site: nil)
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            let address = ClientAddress.text(AF_INET6, &six)
            let isMapped = withUnsafeBytes(of: &six) { $0[0..<10].allSatisfy { $0 == 0 } && $0[10] == 0xFF && $0[11] == 0xFF }
            if isMapped, let colon = address.lastIndex(of: ":"), let mapped = ClientAddress(String(address[address.index(after: colon)...]))
            {
                self = mapped
                return
            }
            withUnsafeMutableBytes(of: &six) { bytes in for place in 8..<16 { bytes[place] = 0 } }
            let network = ClientAddress.text(AF_INET6, &six)
            withUnsafeMutableBytes(of: &six) { bytes in for place in 6..<8 { bytes[place] = 0 } }
            self.init(address, network, site: ClientAddress.text(AF_INET6, &six) + "/48")
        } else {
            return nil
        }
    }

    /// The address that the nearest proxy added to those that came before; what is before it anybody may have written. Nil if it is none.
    init?(forwarded fields: [String]) {
        guard let last = fields.last?.split(separator: ",", omittingEmptySubsequences: false).last else { return nil }
        self.init(String(last.drop { $0 == " " }.prefix { $0 != " " }))
    }

    private init(_ text: String, _ network: String, site: String?) {
        self.text = text
        self.network = network
        self.site = site
    }

    private static let unknown = ClientAddress("unknown", "unknown", site: nil)

    private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
            let text = buffer.baseAddress.flatMap { inet_ntop(family, address, $0, socklen_t(buffer.count)) }
            return text.map { String(cString: $0) } ?? "unknown"
        }
    }
}
