import Places
import Rules
import YAML

/// Collects the lines to paste, one of each key, that keep scopes without listings or redirect their followers.
public struct RetentionFix {
    private let board: Board
    private let owners: [Person]
    private var suburbs: [(suburb: Locality, to: String?)] = []
    private var moved: [(from: String, to: String)] = []
    private var was: [(owner: String, name: String)] = []

    /// Those of a board and its owners.
    public init(_ board: Board, owners: [Person]) {
        self.board = board
        self.owners = owners
    }

    /// Keeps a suburb, or leads on to the address that its last listing has now.
    public mutating func keep(_ suburb: Locality, movedTo place: String?) { suburbs.append((suburb, place)) }

    /// Leads from one address to another.
    public mutating func move(_ from: String, to: String) { moved.append((from, to)) }

    /// Says that an owner had another handle.
    public mutating func add(_ name: String, toOwner owner: String) { was.append((owner, name)) }

    /// All of them, with the files that they belong to.
    public var text: String {
        var parts: [String] = []
        if !suburbs.isEmpty || !moved.isEmpty {
            var lines = ["in board.yaml:"]
            if !suburbs.isEmpty { lines.append(line(suburbs.map(\.suburb))) }
            if !moved.isEmpty { lines.append(line(moved)) }
            let further = suburbs.compactMap { suburb, to in to.map { ("suburbs/\(suburb.state.slug)/\(suburb.slug)", $0) } }
            if !further.isEmpty {
                lines.append("or, if those who follow \(suburbs.map(\.suburb.name).listed()) are to go there:")
                lines.append(line(moved + further))
            }
            parts.append(lines.joined(separator: "\n"))
        }
        for (owner, name) in was {
            let names = (owners.first { $0.handle == owner }?.was ?? []) + [name]
            parts.append("in people/\(owner).yaml:\nwas: [\(names.joined(separator: ", "))]")
        }
        return parts.joined(separator: "\n")
    }

    /// Whether it is full, so that others had better start a new one.
    public var isFull: Bool { suburbs.count + moved.count + was.count >= RetentionFix.most }

    /// Longer lists are not repeated.
    private static let most = 20

    private func line(_ suburbs: [Locality]) -> String {
        let all = (board.suburbs + suburbs).map { YAMLText.flowScalar($0.line) }
        if all.count <= RetentionFix.most { return "suburbs: [\(all.joined(separator: ", "))]" }
        return (["below \"suburbs\":"] + all.suffix(suburbs.count).map { "  - \($0)" }).joined(separator: "\n")
    }

    private func line(_ moved: [(from: String, to: String)]) -> String {
        if board.moved.count + moved.count <= RetentionFix.most {
            return MovedScope.line(board.moved.map { ($0.from, $0.to) } + moved)
        }
        return (["below \"moved\":"] + moved.map { "  \($0): \($1)" }).joined(separator: "\n")
    }
}
