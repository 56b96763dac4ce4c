import Bytes

/// A module of a theme, as far as it matters to put it together with others: what it imports, what it exports, and where it says so.
struct ScriptModule {
    /// What an import statement brings.
    struct Import {
        /// What it says behind `from`.
        let specifier: String
        /// The names of what is exported there, with what each is called here; `*` is all of it.
        let names: [(name: String, here: String)]
        let isJSON: Bool
    }

    /// A module that is loaded while this one runs.
    struct Load {
        let specifier: String
        /// From `import` to its closing bracket.
        let tokens: Range<Int>
        /// Whether it is loaded whenever this module runs.
        let isAtOnce: Bool
    }

    private(set) var bytes: [UInt8]
    private(set) var tokens: [ScriptToken]
    var imports: [Import] = []
    var loads: [Load] = []
    /// What it exports, with what each is in this module.
    var exports: [(name: String, value: String)] = []
    /// Tokens that are left out or replaced.
    var edits: [(tokens: Range<Int>, text: String)] = []
    /// Where it asks for its own address.
    var addresses: [Range<Int>] = []
    /// Whether it waits for something before it is there.
    var isWaiting = false

    /// Reads a module. Throws what stands against putting it together with others.
    init(_ bytes: [UInt8], saying messages: ScriptMessages = .none) throws(ScriptFinding) {
        self.bytes = bytes
        do {
            tokens = try ScriptTokens.of(bytes)
        } catch { throw ScriptFinding(reason: error.reason, line: ScriptModule.line(of: error.position, in: bytes)) }
        var reader = ScriptModuleReader(self)
        try reader.read()
        self = reader.module
        let said = try messages.edits(tokens, bytes)
        edits += said
        leaveOutSay(said)
    }

    /// What needs nothing filled in needs nothing that fills it in.
    private mutating func leaveOutSay(_ said: [(tokens: Range<Int>, text: String)]) {
        let inPlace = said.count { $0.tokens.count > 1 }
        guard inPlace > 0, tokens.count(where: { bytes[$0.range].elementsEqual(ScriptMessages.name.utf8) }) == inPlace + 1 else { return }
        imports.removeAll { $0.names.map(\.here) == [ScriptMessages.name] }
    }

    func text(_ token: Int) -> String {
        token < tokens.count && token >= 0 ? String(decoding: bytes[tokens[token].range], as: UTF8.self) : ""
    }

    /// What a text in quotes says.
    func content(_ token: Int) -> String { String(text(token).dropFirst().dropLast()) }

    func finding(_ reason: String, _ token: Int) -> ScriptFinding {
        let position = token < tokens.count ? tokens[token].range.lowerBound : bytes.count
        return ScriptFinding(reason: reason, line: ScriptModule.line(of: position, in: bytes))
    }

    static func line(of position: Int, in bytes: [UInt8]) -> Int { bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1 }
}
