import Bytes

/// Writes what modules become when they are put together: each a function that is run when it is first asked for, and gives what it exports.
enum ScriptWriter {
    /// What the functions of modules are asked for with.
    static let registry = "$m"

    /// What finds and runs modules. What fails once fails each time, as modules do.
    private static let runtime = """
        const known={};
        export const $m=(name)=>{
        const one=known[name];
        if(one.make){const{make}=one;one.make=null;try{one.found=make()}catch(error){one.fault={error}}}
        if(one.fault)throw one.fault.error;
        return one.found;
        };
        $m.add=(modules)=>{for(const[name,make]of Object.entries(modules))known[name]={make}};
        $m.run=(name)=>{try{$m(name)}catch(error){reportError(error)}};
        $m.load=async(name,...files)=>{await Promise.all(files);return $m(name)};

        """

    /// What finds and runs modules, for a file of that name.
    static func runtime(in file: String) -> [UInt8] {
        let root = String(repeating: "../", count: file.split(separator: "/").count - 1)
        return Array((runtime + "$m.url=(name)=>new URL(name,new URL(\"\(root.isEmpty ? "./" : root)\",import.meta.url)).href;\n").utf8)
    }

    /// A script without comments and needless blanks. Those that begin with `/*!`, which tell of rights, stay. One with messages to be filled in
    /// begins with `filling`, what does that.
    static func lean(_ bytes: [UInt8], saying messages: ScriptMessages = .none, filling: [UInt8] = []) -> [UInt8] {
        guard let tokens = try? ScriptTokens.of(bytes), let edits = try? messages.edits(tokens, bytes) else { return bytes }
        let texts = Dictionary(edits.map { ($0.tokens.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        var end = 0
        var out: [UInt8] = edits.contains { $0.tokens.count == 1 } ? filling : []
        out.reserveCapacity(bytes.count)
        var last = 0
        for (place, token) in tokens.enumerated() where place >= end {
            gap(bytes, last, token, place == 0 ? nil : tokens[place - 1], &out)
            if let edit = texts[place] { out += edit.text.utf8 } else { out += bytes[token.range] }
            end = texts[place]?.tokens.upperBound ?? place + 1
            last = tokens[end - 1].range.upperBound
        }
        if keepsRights(bytes[last...]) { out += bytes[last...] }
        out.append(UInt8(ascii: "\n"))
        return out
    }

    /// A module as a member of an object. `paths` are the addresses of what it imports, and `load` makes an expression of what it loads later.
    static func function(_ module: ScriptModule, path: String, paths: [String], load: (ScriptModule.Load) -> String) -> [UInt8] {
        var replaced: [Int: (upTo: Int, text: String)] = [:]
        for edit in module.edits { replaced[edit.tokens.lowerBound] = (edit.tokens.upperBound, edit.text) }
        for one in module.loads { replaced[one.tokens.lowerBound] = (one.tokens.upperBound, load(one)) }
        for range in module.addresses { replaced[range.lowerBound] = (range.upperBound, "\(registry).url(\(quoted(path)))") }
        var out = Array("\(module.isWaiting ? "async " : "")\(quoted(path))(){\n".utf8)
        out.reserveCapacity(module.bytes.count)
        for (one, path) in zip(module.imports, paths) { out += statement(one, path).utf8 }
        var (place, last) = (0, 0)
        var before: ScriptToken?
        while place < module.tokens.count {
            let token = module.tokens[place]
            let edit = replaced[place]
            if let edit, edit.upTo == place {
                out += edit.text.utf8
            } else if let edit {
                if !edit.text.isEmpty {
                    gap(module.bytes, last, token, before, &out)
                    out += edit.text.utf8
                }
                if edit.text.isEmpty, keepsRights(module.bytes[last..<token.range.lowerBound]) {
                    out += module.bytes[last..<token.range.lowerBound]
                }
                // What stood on lines of its own still does.
                if edit.text.isEmpty, token.isFirst, out.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
                last = module.tokens[edit.upTo - 1].range.upperBound
                before = edit.text.isEmpty ? before : module.tokens[edit.upTo - 1]
                place = edit.upTo
                continue
            }
            gap(module.bytes, last, token, before, &out)
            out += module.bytes[token.range]
            last = token.range.upperBound
            before = token
            place += 1
        }
        if keepsRights(module.bytes[last...]) { out += module.bytes[last...] }
        let exports = module.exports.map { $0.name == $0.value ? $0.name : "\($0.name):\($0.value)" }.joined(separator: ",")
        if out.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
        out += "return{\(exports)};\n}".utf8
        return out
    }

    /// What takes the place of an import.
    private static func statement(_ one: ScriptModule.Import, _ path: String) -> String {
        let found = "\(registry)(\(quoted(path)))"
        if one.names.isEmpty { return found + ";\n" }
        return one.names.lazy.filter { $0.name == "*" }.map { "const \($0.here)=\(found);\n" }.joined() + plain(one, found)
    }

    private static func plain(_ one: ScriptModule.Import, _ found: String) -> String {
        let names = one.names.lazy.filter { $0.name != "*" }.map { $0.name == $0.here ? $0.name : "\($0.name):\($0.here)" }
        return names.isEmpty ? "" : "const{\(names.joined(separator: ","))}=\(found);\n"
    }

    /// A file of JSON as a member of an object.
    static func function(json: [UInt8], path: String) -> [UInt8] {
        let text = JSONWriter.bytes(reservingCapacity: json.count * 2) { $0.value(String(decoding: json, as: UTF8.self)) }
        return Array("\(quoted(path))(){return{default:JSON.parse(".utf8) + text + Array(")}}".utf8)
    }

    /// Writes what stands between two tokens: nothing, a blank or the end of a line.
    private static func gap(_ bytes: [UInt8], _ start: Int, _ token: ScriptToken, _ last: ScriptToken?, _ out: inout [UInt8]) {
        let end = token.range.lowerBound
        guard start < end else { return }
        if end - start > 4, keepsRights(bytes[start..<end]) {
            out += bytes[start..<end]
        } else if token.isFirst {
            if !out.isEmpty, out.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
        } else if let last, needsBlank(last, token, bytes) {
            out.append(UInt8(ascii: " "))
        }
    }

    private static func keepsRights(_ gap: ArraySlice<UInt8>) -> Bool {
        gap.indices.dropLast(2).contains {
            gap[$0] == UInt8(ascii: "/") && gap[$0 + 1] == UInt8(ascii: "*") && gap[$0 + 2] == UInt8(ascii: "!")
        }
    }

    /// Whether two tokens would be read as one, or as others, without a blank between them.
    private static func needsBlank(_ one: ScriptToken, _ other: ScriptToken, _ bytes: [UInt8]) -> Bool {
        let (last, first) = (bytes[one.range.upperBound - 1], bytes[other.range.lowerBound])
        if ScriptTokens.isOfWord(last), ScriptTokens.isOfWord(first) { return true }
        if one.kind == .number, first == UInt8(ascii: ".") { return true }
        // What follows a pattern would be its flags, or look like a comment to whoever reads it; and signs could become others together.
        if one.kind == .pattern { return ScriptTokens.isOfWord(first) || first == UInt8(ascii: "/") }
        return isSign(last) && isSign(first)
    }

    private static func isSign(_ byte: UInt8) -> Bool { "+-*/<>=!&|^%?~:.".utf8.contains(byte) }

    static func quoted(_ text: String) -> String {
        String(decoding: JSONWriter.bytes(reservingCapacity: text.utf8.count + 2) { $0.value(text) }, as: UTF8.self)
    }
}
