extension SourceChecks {
    /// Nobody indents farther, in spaces.
    private static let deepest = 60

    /// Reports every line of YAML that is indented with a tab. `topKeys` are keys that stand at the top, and nowhere deeper.
    static func checkTabs(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) {
        guard yaml.firstIndex(of: 0x09, from: yaml.startIndex) != nil else { return }
        let topKeys = topKeys()
        var lines = LineScanner(yaml)
        var number = firstLine
        var above = LineAbove()
        while let line = lines.next() {
            defer { number += 1 }
            let content = yaml[line.content]
            let indent = content.prefix { $0 == 0x20 || $0 == 0x09 }
            guard indent.count < content.count else { continue }
            let text = content.dropFirst(indent.count)
            guard let tab = indent.firstIndex(of: 0x09) else {
                above.pass(indent: indent.count, tabs: 0, spaces: indent.count, text: text)
                continue
            }
            if report.isFull { return }
            let tabs = indent.count { $0 == 0x09 }
            let own = indent.count - tabs
            let found = above.indent(of: text, tabs: tabs, spaces: own, topKeys: topKeys)
            let spaces = found ?? deepest + 1
            report.add(
                .yamlTab, SourceSpan(line: number, column: tab - line.content.lowerBound + 1), "this line is indented with a tab",
                reason: "YAML allows spaces only.",
                fix: spaces > deepest ? nil : String(repeating: " ", count: spaces) + String(decoding: text, as: UTF8.self))
            above.pass(indent: found ?? 0, tabs: tabs, spaces: own, text: text)
        }
    }
}

/// What the lines above say of how far a line is to be indented that is indented with tabs.
private struct LineAbove {
    private var indent = 0
    private var isOpen = false
    /// The indentation that lines with so many tabs got so far.
    private var levels: [Int: (indent: Int, spaces: Int)] = [:]
    private var tabs = 0
    /// The text of several lines that is being read: the indentation of its key and, once there is a line of it, its own.
    private var block: (key: Int, text: Int?)?

    mutating func pass(indent: Int, tabs: Int, spaces: Int, text: ArraySlice<UInt8>) {
        self.indent = indent
        self.tabs = tabs
        levels = levels.filter { $0.key < tabs }
        levels[tabs] = (indent, spaces)
        let last = text.last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
        if let open = block, tabs > 0 || indent > open.key {
            block = (open.key, open.text ?? indent)
            isOpen = false
            return
        }
        block = last.map { "|>".utf8.contains($0) } ?? false ? (indent, nil) : nil
        // After a colon, a block mark or an opening bracket, what follows belongs deeper.
        isOpen = last.map { ":|>[{,".utf8.contains($0) } ?? false
    }

    /// The spaces for a line with that many tabs: deeper than a line that opens something, else as far as the line above it. Nil if the
    /// line may as well be a part of the text above it as a fact.
    func indent(of text: ArraySlice<UInt8>, tabs: Int, spaces: Int, topKeys: [String]) -> Int? {
        if isOpen { return indent + 2 }
        // Spaces after the tabs set a line in from the one above, as in a list's item of several lines.
        let beside = levels[tabs].map { max(0, $0.indent + spaces - $0.spaces) }
        if let level = levels[tabs], let beside, spaces > level.spaces { return beside }
        let key = text.prefix { $0 != UInt8(ascii: ":") && $0 != 0x20 }
        let isTop = key.count < text.count && topKeys.contains { $0.utf8.elementsEqual(key) }
        if let block { return isTop ? nil : block.text ?? block.key + 2 }
        if isTop { return 0 }
        return beside ?? (tabs < self.tabs ? 0 : indent)
    }
}
