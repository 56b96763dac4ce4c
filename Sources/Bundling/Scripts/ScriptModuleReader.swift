import Bytes

/// Finds the imports and exports of a module (https://tc39.es/ecma262/#sec-modules).
struct ScriptModuleReader {
    var module: ScriptModule
    private var place = 0

    init(_ module: ScriptModule) { self.module = module }

    private func text(_ offset: Int = 0) -> String { module.text(place + offset) }
    private func kind(_ offset: Int = 0) -> ScriptToken.Kind? {
        place + offset < module.tokens.count ? module.tokens[place + offset].kind : nil
    }

    private func finding(_ reason: String) -> ScriptFinding { module.finding(reason, place) }

    private mutating func take(_ word: String) throws(ScriptFinding) {
        guard text() == word else { throw finding("\(word) is missing before \(text())") }
        place += 1
    }

    mutating func read() throws(ScriptFinding) {
        while place < module.tokens.count {
            let token = module.tokens[place]
            guard token.kind == .word, ScriptModuleReader.mayMatter(token, module.bytes),
                place == 0 || ![".", "?."].contains(module.text(place - 1))
            else {
                place += 1
                continue
            }
            switch (token.range.count, text()) {
            case (6, "import") where text(1) == "(" && kind(2) == .text && text(3) == ")": readLoad()
            case (6, "import") where text(1) == "(": throw finding("import() of anything but one text in quotes")
            case (6, "import") where text(1) == ".": try readAddress()
            case (6, "import") where token.depth == 0 && text(1) != ":": try readImport()
            case (6, "export") where token.depth == 0 && text(1) != ":": try readExport()
            case (5, "await") where !token.isInFunction:
                if !isMethod() { module.isWaiting = true }
                place += 1
            case (5, "later") where text(1) == "(" && kind(2) == .text: throw finding("later() of a text; write later(import(\(text(2))))")
            case (2, ScriptWriter.registry): throw finding("the name \(ScriptWriter.registry)")
            case (3, "var") where token.depth == 0 && module.exports.contains { $0.value == text(1) }: throw finding("an exported var")
            default: place += 1
            }
        }
        try refuseChanges()
    }

    /// Whether a word may be one of those that are looked for, by its length and its first letter: few are.
    private static func mayMatter(_ token: ScriptToken, _ bytes: [UInt8]) -> Bool {
        switch (token.range.count, bytes[token.range.lowerBound]) {
        case (6, UInt8(ascii: "i")), (6, UInt8(ascii: "e")), (5, UInt8(ascii: "a")), (5, UInt8(ascii: "l")), (2, UInt8(ascii: "$")),
            (3, UInt8(ascii: "v")):
            true
        default: false
        }
    }

    /// Whether the word here is the name of a method.
    private func isMethod() -> Bool {
        guard text(1) == "(" else { return false }
        let depth = module.tokens[place + 1].depth
        let end = (place + 2..<module.tokens.count).first { module.tokens[$0].depth == depth && module.text($0) == ")" }
        return end.map { module.text($0 + 1) == "{" } ?? false
    }

    /// `import("./other.js")`.
    private mutating func readLoad() {
        let start = place
        let specifier = module.content(place + 2)
        let depth = module.tokens[place + 1].depth
        place += 3
        while place < module.tokens.count, text() != ")" || module.tokens[place].depth != depth { place += 1 }
        place += 1
        // A statement that is nothing but `import("…")` or a call with it, such as `later(import("…"))`.
        var first = start
        if first > 1, module.text(first - 1) == "(", module.tokens[first - 2].kind == .word { first -= 2 }
        let isStatement = first == 0 || module.text(first - 1) == ";" || (module.text(first - 1) == "}" && module.tokens[first].isFirst)
        module.loads.append(
            ScriptModule.Load(specifier: specifier, tokens: start..<place, isAtOnce: isStatement && module.tokens[first].depth == 0))
        // What stands in the brackets is read by nobody else.
    }

    /// `import.meta.url`.
    private mutating func readAddress() throws(ScriptFinding) {
        guard text(2) == "meta", text(3) == ".", text(4) == "url" else { throw finding("import.\(text(2)) other than import.meta.url") }
        module.addresses.append(place..<place + 5)
        place += 5
    }

    private mutating func readImport() throws(ScriptFinding) {
        let start = place
        place += 1
        var names: [(name: String, here: String)] = []
        if kind() == .word {
            names.append(("default", text()))
            place += 1
            if text() == "," { place += 1 }
        }
        if text() == "*" {
            place += 1
            try take("as")
            names.append(("*", text()))
            place += 1
        } else if text() == "{" {
            names += try readNames()
        }
        if !names.isEmpty || text() == "from" { try take("from") }
        let (specifier, isJSON) = try readSpecifier()
        module.imports.append(ScriptModule.Import(specifier: specifier, names: names, isJSON: isJSON))
        module.edits.append((start..<place, ""))
    }

    private mutating func readSpecifier() throws(ScriptFinding) -> (String, isJSON: Bool) {
        guard kind() == .text else { throw finding("an import without an address") }
        let specifier = module.content(place)
        place += 1
        var isJSON = false
        if text() == "with", text(1) == "{" {
            guard text(2) == "type", text(3) == ":", module.content(place + 4) == "json" else {
                throw finding("import attributes other than type: \"json\"")
            }
            isJSON = true
            place += text(5) == "," ? 6 : 5
            try take("}")
        }
        if text() == ";" { place += 1 }
        return (specifier, isJSON)
    }

    /// `{ a, b as c }`.
    private mutating func readNames() throws(ScriptFinding) -> [(name: String, here: String)] {
        var names: [(name: String, here: String)] = []
        try take("{")
        while text() != "}" {
            guard kind() == .word else { throw finding("a name in quotes") }
            let name = text()
            place += 1
            var here = name
            if text() == "as" {
                guard kind(1) == .word else { throw finding("a name in quotes") }
                here = text(1)
                place += 2
            }
            names.append((name, here))
            if text() == "," { place += 1 } else if text() != "}" { throw finding("a comma is missing before \(text())") }
        }
        place += 1
        return names
    }

    private mutating func readExport() throws(ScriptFinding) {
        let start = place
        place += 1
        switch text() {
        case "const":
            module.edits.append((start..<place, ""))
            try readConstants()
        case "function", "class", "async":
            module.edits.append((start..<place, ""))
            module.exports += [declared()].map { ($0, $0) }
        case "default":
            readDefault(start)
        case "{":
            let names = try readNames()
            if text() == "from" {
                place += 1
                let (specifier, isJSON) = try readSpecifier()
                let inner = names.map { (name: $0.name, here: "$\(module.imports.count)_\($0.here)") }
                module.imports.append(ScriptModule.Import(specifier: specifier, names: inner, isJSON: isJSON))
                module.exports += zip(names, inner).map { ($0.here, $1.here) }
            } else {
                if text() == ";" { place += 1 }
                module.exports += names.map { ($0.here, $0.name) }
            }
            module.edits.append((start..<place, ""))
        case "let", "var": throw finding("export \(text()), whose value may change")
        default: throw finding("export \(text())")
        }
    }

    /// The name behind `function`, `async function`, `function*` or `class`; empty without one.
    private func declared() -> String {
        var next = place
        while ["async", "function", "class", "*"].contains(module.text(next)) { next += 1 }
        let name = module.text(next)
        return name == "(" || name == "{" || name == "extends" ? "" : name
    }

    private mutating func readDefault(_ start: Int) {
        let value = "$default"
        place += 1
        let isDeclared = text() == "function" || text() == "class" || (text() == "async" && text(1) == "function")
        guard isDeclared else {
            module.edits.append((start..<place, "const \(value)="))
            module.exports.append(("default", value))
            return
        }
        module.edits.append((start..<place, ""))
        let name = declared()
        module.exports.append(("default", name.isEmpty ? value : name))
        guard name.isEmpty else { return }
        while ["async", "function", "class", "*"].contains(text()) { place += 1 }
        module.edits.append((place..<place, " \(value)"))
    }

    /// The names of `const a = …, b = …`.
    private mutating func readConstants() throws(ScriptFinding) {
        let depth = module.tokens[place].depth
        place += 1
        while true {
            guard kind() == .word, text(1) == "=" else { throw finding("export const of what is no plain name") }
            module.exports.append((text(), text()))
            place += 2
            let first = place
            // What stands inside is looked at again.
            while place < module.tokens.count {
                let token = module.tokens[place]
                if token.depth == depth, token.kind == .sign, [",", ";"].contains(text()) { break }
                if token.depth == depth, token.isFirst, token.kind == .word, place > first { break }
                place += 1
            }
            let isLast = text() != "," || place >= module.tokens.count
            let end = place
            guard !isLast else {
                place = first
                return
            }
            try readInside(first..<end)
            place = end + 1
        }
    }

    /// Looks for loads and the like in a part that was passed over.
    private mutating func readInside(_ range: Range<Int>) throws(ScriptFinding) {
        for token in range where module.text(token) == "import" && module.text(token - 1) != "." {
            throw module.finding("import in an export of several names", token)
        }
    }

    /// The names that `const` declares, which never change.
    private func constants() -> Set<String> {
        var names: Set<String> = []
        var isInside = false
        for (place, token) in module.tokens.enumerated() where token.depth == 0 {
            if token.range.count == 5, module.text(place) == "const" {
                isInside = true
                names.insert(module.text(place + 1))
            } else if token.isFirst && token.kind == .word || module.text(place) == ";" {
                isInside = false
            } else if isInside, module.text(place) == "," {
                names.insert(module.text(place + 1))
            }
        }
        return names
    }

    /// What is exported must not change, since others take its value once.
    private func refuseChanges() throws(ScriptFinding) {
        let names = Set(module.exports.map(\.value)).subtracting(constants())
        let changing = Set("=+-*/%&|^?".utf8)
        for (token, known) in module.tokens.enumerated() where known.kind == .word && token > 0 {
            guard token + 1 < module.tokens.count,
                changing.contains(module.bytes[module.tokens[token + 1].range.lowerBound]) || known.depth == 0,
                names.contains(module.text(token))
            else { continue }
            let (before, after) = (module.text(token - 1), module.text(token + 1))
            if known.depth == 0, before == "let" || before == "var" {
                throw module.finding("an export that is declared with \(before)", token)
            }
            if [".", "?.", "const", "let", "var"].contains(before) { continue }
            let isSet = after == "=" && module.text(token + 2) != "="
            if after == "++" || after == "--" || before == "++" || before == "--" {
                throw module.finding("an export whose value changes", token)
            }
            let behind = module.text(token + 2)
            let isAssigned =
                ["+", "-", "*", "/", "%", "&", "|", "^", "?"].contains(after)
                && (behind == "=" || (behind == after && module.text(token + 3) == "="))
            // Defaults of parameters and of what is taken apart stand in brackets.
            if isSet || isAssigned, !["{", "(", ",", "["].contains(before) || known.depth == 0 {
                throw module.finding("an export whose value changes", token)
            }
        }
    }
}
