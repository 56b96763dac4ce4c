import Foundation
import Glibc

/// `houser inbox` while it runs, and what it answers.
package final class RunningInbox {
    package let program: RunningProgram
    package let workspace: Workspace
    package let port: Int
    package var queue: String { workspace.folder + "/queue" }

    /// Starts it in a workspace, and waits until it listens.
    package init(in workspace: Workspace, _ options: [String] = [], named name: String = "") throws {
        self.workspace = workspace
        program = try RunningProgram(
            ["inbox", "--today", "2026-11-21", "--queue", "queue", "--port", "0"] + options, in: workspace, named: name)
        let program = program
        let number = { program.errors.firstMatch(of: /Listening on http:\/\/127\.0\.0\.1:([0-9]+)\//).flatMap { Int($0.1) } }
        try program.wait("it listens") { number() != nil }
        port = number() ?? 0
    }

    /// An answer: its status, its head, and its body.
    package struct Answer {
        package let status: Int
        package let head: String
        package let body: String
    }

    /// The names of what waits in its queue.
    package var packages: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: queue).filter { !$0.hasPrefix(".") }.sorted() }
    }

    /// Posts a package.
    package func post(_ body: [UInt8], _ fields: [String] = ["content-type: application/zip"]) throws -> Answer {
        let head = ["POST / HTTP/1.1", "host: x", "connection: close", "content-length: \(body.count)"] + fields
        return try send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    }

    /// Sends bytes, and waits until the other side has said all.
    package func send(_ bytes: [UInt8]) throws -> Answer {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } == 0
        }
        guard isConnected else { throw NotReached() }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(number, &buffer, buffer.count), count > 0 { answer += buffer[..<count] }
        let parts = String(decoding: answer, as: UTF8.self).split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let head = String(parts.first ?? "")
        return Answer(status: Int(head.dropFirst(9).prefix(3)) ?? 0, head: head, body: parts.count > 1 ? String(parts[1]) : "")
    }

    /// Nobody listens.
    package struct NotReached: Error {}
}
