import Bytes

/// The modules of a theme as they are published: put together in few files, as what they import and what pages load demands.
public struct ThemeScripts {
    /// A file below `assets`.
    public struct File: Sendable {
        /// Its path there.
        public let name: String
        /// What it holds.
        public let bytes: [UInt8]

        /// A file of that path and content.
        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// The templates, which ask for the files that are published.
    public private(set) var templates: [(name: String, file: String, bytes: [UInt8])]
    /// What is published in place of the theme's scripts, sorted by name.
    public private(set) var assets: [File]
    /// Why modules could not be put together with others.
    public let notes: [ScriptNote]

    private let graph: ScriptGraph
    private let chunks: ScriptChunks
    /// The file with what finds and runs modules.
    private let base: String
    private let pages: [String]
    /// Modules that others ask for by their addresses.
    private let named: Set<String>

    /// Puts the scripts of a theme together; `assets` are its scripts and JSON files, and `often` and `seldom` the scripts of pages that
    /// readers open often or seldom.
    public init(
        templates: [(name: String, file: String, bytes: [UInt8])], assets: [File], often: Set<String> = [], seldom: Set<String> = [],
        saying messages: ScriptMessages = .none
    ) {
        let said = Dictionary(templates.map { ($0.name, TemplateScripts($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        let files = Dictionary(assets.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let entries = Set(said.values.flatMap(\.modules)).filter { files[$0] != nil }.sorted(by: ByteOrder.precedes)
        graph = ScriptGraph(entries: entries, saying: messages) { files[$0] }
        notes = graph.notes
        let always = ThemeScripts.always(said).flatMap { [nodes = graph.nodes] in
            nodes[$0] != nil && nodes[$0]?.module.isWaiting == false ? $0 : nil
        }
        base = always ?? ThemeScripts.free("together/modules", among: files)
        pages = entries.filter { [nodes = graph.nodes] in nodes[$0] != nil }
        // A script that no page runs as a module may ask for modules too.
        let outside = files.filter { [graph] in graph.nodes[$0.key] == nil && graph.plain[$0.key] == nil && !$0.key.hasSuffix(".json") }
        let mentioned = outside.flatMap { ScriptGraph.named(in: $1, $0) } + said.values.flatMap(\.mentioned)
        let asked = graph.mayLoadAny ? Set(graph.nodes.keys) : Set(graph.plain.values.joined()).union(mentioned)
        named = asked.filter { [nodes = graph.nodes] in nodes[$0] != nil }
        let linked = Set(said.values.flatMap(\.linked)).subtracting(pages).subtracting(named)
        chunks = ScriptChunks(
            graph, pages: pages, always: always, often: often, seldom: seldom, named: named, base: base, taken: linked,
            others: Set(files.keys))
        self.templates = []
        self.assets = []
        self.templates = templates.map { template in
            (
                template.name, template.file,
                said[template.name]?.written(needs: preloads, isGone: { [chunks] in chunks.file[$0] != nil && chunks.files[$0] == nil })
                    ?? template.bytes
            )
        }
        let filling = saying()
        var published: [File] = assets.compactMap { asset in
            // What people are to read stays as it is.
            if linked.contains(asset.name) { return asset }
            if chunks.file[asset.name] != nil { return nil }
            guard asset.name.hasSuffix(".js") else { return asset }
            return File(name: asset.name, bytes: ScriptWriter.lean(asset.bytes, saying: messages, filling: filling))
        }
        let names = Set(chunks.files.keys).union(pages).union(named).union([base]).sorted(by: ByteOrder.precedes)
        for name in names where !linked.contains(name) { published.append(File(name: name, bytes: file(name))) }
        self.assets = published.sorted { ByteOrder.precedes($0.name, $1.name) }
    }

    /// What gives scripts that are no modules, and import nothing, what fills messages in: `say.js` with all that it imports.
    private func saying() -> [UInt8] {
        let path = ScriptMessages.name + ".js"
        guard graph.nodes[path] != nil else { return [] }
        let functions = graph.closure(path).sorted(by: ByteOrder.precedes).map { function($0, in: path) }
        let (name, find) = (ScriptMessages.name, ScriptWriter.registry)
        let end = "};const \(find)=(name)=>all[name]();return \(find)(\(ScriptWriter.quoted(path)))})().\(name);\n"
        return Array("var \(name)=(()=>{const all={\n".utf8) + functions.joined(separator: ",\n".utf8) + Array(end.utf8)
    }

    /// A name that no file of the theme has.
    private static func free(_ name: String, among files: [String: [UInt8]]) -> String {
        var name = name
        while files[name + ".js"] != nil { name += "-0" }
        return name + ".js"
    }

    /// The module that all pages with any module run, if there is one.
    private static func always(_ said: [String: TemplateScripts]) -> String? {
        var common: Set<String>?
        for name in said.keys where !name.hasPrefix("partials/") && name != "layout" {
            var (found, known, waiting): (Set<String>, Set<String>, [String]) = ([], [], [name])
            while let next = waiting.popLast() {
                guard known.insert(next).inserted, let one = said[next] else { continue }
                found.formUnion(one.modules)
                waiting += one.includes
            }
            if !found.isEmpty { common = common?.intersection(found) ?? found }
        }
        return common?.min(by: ByteOrder.precedes)
    }

    /// The files that a page's module needs beside its own.
    private func needed(_ path: String) -> [String] {
        guard let root = chunks.roots.first(where: { $0.path == path }) else { return [] }
        return chunks.files(of: named.contains(path) ? root.closure : root.needs).filter { $0 != path && $0 != base }
    }

    private func preloads(_ path: String) -> [String] {
        needed(path) + (chunks.roots.contains { $0.path == path } && graph.nodes[base] == nil ? [base] : [])
    }

    /// A file: its modules, and what runs at once.
    private func file(_ name: String) -> [UInt8] {
        var out =
            name == base ? ScriptWriter.runtime(in: name) : Array("import{\(ScriptWriter.registry)}from\(address(base, name));\n".utf8)
        let isPage = pages.contains(name)
        let isNamed = named.contains(name) && graph.nodes[name] != nil
        if isPage || isNamed { for other in needed(name) { out += "import\(address(other, name));\n".utf8 } }
        let modules = chunks.files[name] ?? []
        if !modules.isEmpty {
            out += "\(ScriptWriter.registry).add({\n".utf8
            for module in modules {
                out += function(module, in: name)
                out += ",\n".utf8
            }
            out += "});\n".utf8
        }
        if isPage { out += "\(ScriptWriter.registry).run(\(ScriptWriter.quoted(name)));\n".utf8 }
        if isNamed { out += exports(name).utf8 }
        return out
    }

    private func exports(_ name: String) -> String {
        let found = "\(ScriptWriter.registry)(\(ScriptWriter.quoted(name)))"
        let names = graph.nodes[name]?.module.exports.map(\.name) ?? []
        let isWaiting = graph.nodes[name]?.module.isWaiting == true
        return "const $all=\(isWaiting ? "await " : "")\(found);\n"
            + names.enumerated().map { "const $\($0)=$all[\(ScriptWriter.quoted($1))];\nexport{$\($0) as \($1)};\n" }.joined()
    }

    private func function(_ path: String, in file: String) -> [UInt8] {
        guard let node = graph.nodes[path] else { return ScriptWriter.function(json: graph.data[path] ?? [], path: path) }
        var others = node.loads.makeIterator()
        return ScriptWriter.function(node.module, path: path, paths: node.imports) { load in
            let other = others.next()?.path ?? nil
            guard let other else { return "import(\(outside(load.specifier, path, file)))" }
            guard graph.nodes[other] != nil else { return "import(\(address(other, file)))" }
            let needs = chunks.roots.first { $0.path == other }
            let files = chunks.files(of: needs.map { named.contains(other) ? $0.closure : $0.needs } ?? [])
            let parts = [ScriptWriter.quoted(other)] + files.filter { $0 != file && $0 != base }.map { "import(\(address($0, file)))" }
            return "\(ScriptWriter.registry).load(\(parts.joined(separator: ",")))"
        }
    }

    private func address(_ path: String, _ file: String) -> String { ScriptWriter.quoted(ScriptPath.relative(path, from: file)) }

    /// How a file asks for what is no module of the theme.
    private func outside(_ specifier: String, _ path: String, _ file: String) -> String {
        ScriptPath.resolved(specifier, from: path).map { address($0, file) } ?? ScriptWriter.quoted(specifier)
    }
}
