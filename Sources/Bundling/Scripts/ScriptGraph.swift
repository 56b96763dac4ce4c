import Bytes

/// The modules that pages of a theme load, with what they import, and which of them can be put together.
struct ScriptGraph {
    /// A module that can be.
    struct Node {
        let module: ScriptModule
        /// The paths of what it imports, in order.
        let imports: [String]
        /// The paths of modules that it loads later, with whether each is loaded at once; nil for what is no module of the theme.
        let loads: [(path: String?, isAtOnce: Bool)]
    }

    /// By path.
    private(set) var nodes: [String: Node] = [:]
    /// Files of JSON that modules import.
    private(set) var data: [String: [UInt8]] = [:]
    /// Modules that are published as they are, with the paths of what they import and load.
    private(set) var plain: [String: [String]] = [:]
    private(set) var notes: [ScriptNote] = []
    private let messages: ScriptMessages
    /// Whether one that is published as it is may load any other.
    private(set) var mayLoadAny = false

    /// Follows what pages load. `file` has the bytes of a file below `assets`.
    init(entries: [String], saying messages: ScriptMessages, file: (String) -> [UInt8]?) {
        self.messages = messages
        var waiting = entries.reversed().map { $0 }
        var known = Set(entries)
        while let path = waiting.popLast() {
            guard let bytes = file(path) else { continue }
            for next in add(path, bytes, file) where known.insert(next).inserted { waiting.append(next) }
        }
        refuseCircles()
        refuseImporters()
        notes.sort { ByteOrder.precedes($0.path, $1.path) }
    }

    /// Reads a module, and gives the paths of those that it asks for.
    private mutating func add(_ path: String, _ bytes: [UInt8], _ file: (String) -> [UInt8]?) -> [String] {
        do throws(ScriptFinding) {
            let module = try ScriptModule(bytes, saying: messages)
            var imports: [String] = []
            for one in module.imports {
                guard let other = ScriptPath.resolved(one.specifier, from: path), let found = file(other),
                    one.isJSON || other.hasSuffix(".js")
                else {
                    throw ScriptFinding(reason: "it imports \(one.specifier), which is no module of the theme", line: 1)
                }
                if one.isJSON { data[other] = found }
                imports.append(other)
            }
            let loads = module.loads.map { load in
                let other = ScriptPath.resolved(load.specifier, from: path).flatMap { $0.hasSuffix(".js") && file($0) != nil ? $0 : nil }
                return (path: other, isAtOnce: load.isAtOnce)
            }
            nodes[path] = Node(module: module, imports: imports, loads: loads)
            return imports.filter { data[$0] == nil } + loads.compactMap(\.path)
        } catch {
            notes.append(ScriptNote(path: path, finding: error))
            let named = ScriptGraph.named(in: bytes, path).filter { file($0) != nil }
            plain[path] = named
            mayLoadAny = true
            return named
        }
    }

    /// What texts of a module that cannot be read may name.
    static func named(in bytes: [UInt8], _ path: String) -> [String] {
        String(decoding: bytes, as: UTF8.self).split { $0 == "\"" || $0 == "'" || $0 == "`" }.compactMap {
            $0.hasSuffix(".js") ? ScriptPath.resolved(String($0), from: path) : nil
        }
    }

    private mutating func refuse(_ path: String, _ reason: String) {
        guard let node = nodes.removeValue(forKey: path) else { return }
        plain[path] = node.imports + node.loads.compactMap(\.path)
        notes.append(ScriptNote(path: path, finding: ScriptFinding(reason: reason, line: 1)))
    }

    /// Modules that import each other in a circle see each other half made, which functions in order cannot do.
    private mutating func refuseCircles() {
        // What is imported by none that is left is in no circle, and what imports none that is left neither.
        var left = nodes.mapValues { Set($0.imports).filter { nodes[$0] != nil } }
        while true {
            let ends = left.filter { $0.value.isEmpty }.map(\.key)
            let asked = Set(left.values.joined())
            let starts = left.keys.filter { !asked.contains($0) }
            let gone = Set(ends + starts)
            if gone.isEmpty { break }
            left = left.filter { !gone.contains($0.key) }.mapValues { $0.subtracting(gone) }
        }
        for path in left.keys.sorted(by: ByteOrder.precedes) { refuse(path, "it imports itself, by way of other modules") }
    }

    /// What imports a module that is published as it is, or one that waits, is published so too.
    private mutating func refuseImporters() {
        while true {
            let refused = nodes.filter { $0.value.imports.contains { plain[$0] != nil || nodes[$0]?.module.isWaiting == true } }.map(\.key)
            if refused.isEmpty { return }
            for path in refused.sorted(by: ByteOrder.precedes) {
                let other = nodes[path]?.imports.first { plain[$0] != nil || nodes[$0]?.module.isWaiting == true } ?? ""
                refuse(path, "it imports \(other), which \(plain[other] == nil ? "waits before it is there" : "cannot be put together")")
            }
        }
    }

    /// A module with all that must be there before it runs.
    func closure(_ path: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [path]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted, let node = nodes[next] else { continue }
            waiting += node.imports
            waiting += node.loads.compactMap { $0.isAtOnce && nodes[$0.path ?? ""] != nil ? $0.path : nil }
        }
        return found
    }
}
