import ArgumentParser
import Inbox
import ListingKit

/// Where an inbox listens, to whom, and how much it takes.
struct InboxOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var address = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 takes any that is free.", valueName: "number"))
    var port = 8_080

    @Option(
        name: .customLong("allow-origin"),
        help: ArgumentHelp(
            "A site whose pages may send packages, such as https://board.example, or * for any; as often as you like (default: that of the url in board.yaml).",
            valueName: "origin"))
    var origins: [String] = []

    @Flag(help: "Believe the proxy in front of it who sends (X-Forwarded-For).")
    var trustProxy = false

    @Option(help: ArgumentHelp("The most MiB of a package.", valueName: "number"))
    var packageMegabytes = InboxLimits().packageBytes >> 20

    @Option(help: ArgumentHelp("The most packages that wait for you.", valueName: "number"))
    var queuePackages = InboxLimits().queuedPackages

    @Option(help: ArgumentHelp("The most MiB of packages that wait for you.", valueName: "number"))
    var queueMegabytes = InboxLimits().queuedBytes >> 20

    @Option(help: ArgumentHelp("The most packages that wait to be checked.", valueName: "number"))
    var waiting = InboxLimits().waiting

    @Option(help: ArgumentHelp("The most connections at once.", valueName: "number"))
    var connections = InboxLimits().connections

    @Option(help: ArgumentHelp("The most connections at once from one address, without a trusted proxy.", valueName: "number"))
    var connectionsPerAddress = InboxLimits().connectionsOfOne

    @Option(help: ArgumentHelp("How many packages an address may send at once.", valueName: "number"))
    var burst = InboxLimits().burst

    @Option(help: ArgumentHelp("How many packages an address may send in an hour after that.", valueName: "number"))
    var hourly = InboxLimits().hourly

    mutating func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
        guard (1...128).contains(packageMegabytes) else { throw ValidationError("--package-megabytes must be from 1 to 128.") }
        for (name, value) in [
            ("queue-packages", queuePackages), ("queue-megabytes", queueMegabytes), ("waiting", waiting), ("connections", connections),
            ("connections-per-address", connectionsPerAddress), ("burst", burst), ("hourly", hourly),
        ] where !(1...1_000_000).contains(value) {
            throw ValidationError("--\(name) must be from 1 to 1,000,000.")
        }
        for origin in origins where origin != "*" && InboxOptions.origin(of: origin + "/") != origin {
            throw ValidationError("--allow-origin must be an address without a path, such as https://board.example, not '\(origin)'.")
        }
    }

    /// How much it takes.
    func limits() throws -> InboxLimits {
        var limits = InboxLimits()
        limits.packageBytes = packageMegabytes << 20
        limits.queuedPackages = queuePackages
        limits.queuedBytes = queueMegabytes << 20
        limits.waiting = waiting
        limits.connections = connections
        limits.connectionsOfOne = connectionsPerAddress
        limits.burst = burst
        limits.hourly = hourly
        return limits
    }

    /// All of it for a board.
    func settings(_ board: Board, _ limits: InboxLimits, tell: @escaping @Sendable (String) -> Void) throws -> InboxSettings {
        var settings = InboxSettings(log: { Terminal.log($0) }, tell: tell)
        settings.address = address
        settings.port = port
        settings.origins = Origins(origins.isEmpty ? [InboxOptions.origin(of: board.url)].compactMap { $0 } : origins)
        settings.trustsProxy = trustProxy
        settings.next = board.posting.next
        settings.limits = limits
        return settings
    }

    /// The origin of an address, as browsers write it; nil if it has none.
    static func origin(of address: String) -> String? {
        guard let start = address.firstRange(of: "://")?.upperBound, start < address.endIndex else { return nil }
        let authority = address[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let origin = (address[..<start] + authority).lowercased()
        // Browsers leave the usual port out.
        for (scheme, port) in [("https://", ":443"), ("http://", ":80")] where origin.hasPrefix(scheme) && origin.hasSuffix(port) {
            return String(origin.dropLast(port.count))
        }
        return authority.isEmpty ? nil : origin
    }
}
