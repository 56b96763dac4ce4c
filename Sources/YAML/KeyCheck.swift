import Findings
import Values

/// The line of an unknown key as it should be, and what else was wrong with it.
package struct CorrectedLine {
    package let text: String
    package var reason = ""

    /// See the properties.
    package init(text: String, reason: String = "") {
        self.text = text
        self.reason = reason
    }
}

/// Reports unknown keys, with the key that was probably meant.
package enum KeyCheck {
    package static func check(_ node: YAMLNode, allowed: [String], of owner: String, rule: Rule, report: inout Report) {
        check(KeyGuesses(node: node, allowed: allowed), of: owner, rule: rule, report: &report)
    }

    /// Whether a group has unknown keys, as hardly any has; to guess what they mean takes its time.
    package static func hasUnknown(_ node: YAMLNode, _ allowed: [String]) -> Bool {
        node.entries?.contains { !allowed.contains($0.key) } ?? false
    }

    /// The same for a group whose words have meanings of their own.
    package static func check(_ guesses: KeyGuesses, of owner: String, rule: Rule, report: inout Report) {
        let (node, allowed) = (guesses.node, guesses.allowed)
        let entries = node.entries ?? []
        // The last line that was reported to lack spaces.
        var gluedLine = 0
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            index += 1
            if allowed.contains(entry.key) { continue }
            // Looking for the key that was meant takes its time.
            if report.isFull { return }
            let guess = guesses.guess(entry)
            if let guess, guess.isGlued {
                if entry.keySpan.line == gluedLine { continue }
                gluedLine = entry.keySpan.line
                report.add(
                    rule, entry.keySpan, "a space is missing after \("\(guess.key):".quoted)",
                    reason: "There has to be a space after the colon.", fix: guesses.line(of: entry, report: report))
            } else if index > 1, isRest(entry, of: entries[index - 2], report) {
                let previous = entries[index - 2]
                while index < entries.count, isRest(entries[index], of: previous) { index += 1 }
                let isPoint = ["at", "point"].contains(previous.key)
                let isCurly = previous.value.text?.unicodeScalars.first.map { "“”„‘’".unicodeScalars.contains($0) } ?? false
                report.add(
                    rule, entry.keySpan, "\(entry.key.quoted) is taken for a key, since a comma in braces ends a value",
                    reason: isPoint
                        ? "Put the two numbers of a point in brackets."
                        : "Put double quotes around text with a comma in it"
                            + (isCurly ? ": straight ones, since curly ones don't count." : "."),
                    fix: line(of: previous.value, to: entries[index - 1], report) {
                        isPoint ? "[\($0)]" : YAMLText.quoted($0.withoutWordQuotes)
                    })
            } else {
                unknown(
                    entry, among: node, allowed: allowed, of: owner, meant: guess.map { KeyWords.Meant(key: $0.key) },
                    line: { _, report in guesses.line(of: entry, report: report).map { CorrectedLine(text: $0) } }, rule: rule,
                    report: &report)
            }
        }
    }

    /// Whether a missing key was most likely meant by an unknown one, which has a finding already.
    package static func isMisspelt(_ key: String, in node: YAMLNode, allowed: [String]) -> Bool {
        isMisspelt(key, KeyGuesses(node: node, allowed: allowed))
    }

    /// The same for a group whose words have meanings of their own.
    package static func isMisspelt(_ key: String, _ guesses: KeyGuesses) -> Bool {
        guard guesses.node[key] == nil else { return false }
        return (guesses.node.entries ?? []).prefix(20).contains { entry in
            !guesses.allowed.contains(entry.key) && guesses.guess(entry)?.key == key
        }
    }

    /// Whether a comma in braces cut the value of a key short, which has a finding already.
    package static func isCut(_ key: String, in node: YAMLNode, allowed: [String], _ report: Report) -> Bool {
        let entries = node.entries ?? []
        guard let place = entries.firstIndex(where: { $0.key == key }), place + 1 < entries.count else { return false }
        return !allowed.contains(entries[place + 1].key) && isRest(entries[place + 1], of: entries[place], report)
    }

    /// The whole line with all from a value to the last of its parts written otherwise.
    private static func line(
        of value: YAMLNode, to last: YAMLNode.Entry, _ report: Report, as written: (String) -> String
    ) -> String? {
        let length = last.keySpan.column + last.keySpan.length - value.span.column
        guard length > 0, let line = report.source.line(value.span.line) else { return nil }
        let text = String(line.unicodeScalars.dropFirst(value.span.column - 1).prefix(length))
        return report.line(replacing: SourceSpan(line: value.span.line, column: value.span.column, length: length), with: written(text))
    }

    /// Whether a key without a value is what follows a comma in the value before it, all in braces on one line.
    package static func isRest(_ entry: YAMLNode.Entry, of previous: YAMLNode.Entry) -> Bool {
        entry.value.isEmpty && !previous.value.isQuoted && !previous.value.isEmpty && entry.keySpan.line == previous.value.span.line
    }

    /// The same, but not for a key that has its colon and lacks only a value.
    private static func isRest(_ entry: YAMLNode.Entry, of previous: YAMLNode.Entry, _ report: Report) -> Bool {
        isRest(entry, of: previous) && !report.hasColon(behind: entry.keySpan)
    }

    /// Reports a key that is not allowed, and returns the one that was probably meant. A fix never repeats a key that
    /// is there already, nor gives one a value that it cannot have.
    @discardableResult
    package static func unknown(
        _ entry: YAMLNode.Entry, among siblings: YAMLNode, allowed: [String], of owner: String, meant: KeyWords.Meant? = nil,
        fits: (_ value: YAMLNode, _ key: String) -> Bool = { _, _ in true },
        line: (_ key: String, Report) -> CorrectedLine? = { _, _ in nil },
        listsKeys: Bool = true, rule: Rule, report: inout Report
    ) -> String? {
        let guess = meant ?? Spelling.nearest(to: entry.key, among: allowed).map { KeyWords.Meant(key: $0) }
        let isTaken = guess.map { siblings[$0.key] != nil || $0.inner == nil && !fits(entry.value, $0.key) } ?? false
        let isCase = allowed.contains(entry.key.lowercased())
        let corrected = isTaken ? nil : guess.flatMap { $0.inner == nil ? line($0.key, report) : nil }
        let name = guess.map { $0.key.quoted + ($0.inner.map { " with \($0.quoted) inside" } ?? "") }
        report.add(
            rule, entry.keySpan, "\(owner) has no \(entry.key.quoted)" + (name.map { "; did you mean \($0)?" } ?? ""),
            reason: isCase
                ? "Write it in lower case."
                : corrected.map { $0.reason }.flatMap { $0.isEmpty ? nil : $0 }
                    ?? (allowed.count == 1 ? "It can have only \(allowed[0])." : listsKeys ? "It can have \(allowed.listed())." : ""),
            fix: isTaken
                ? guess.flatMap { inserted($0, entry, into: siblings, report) }
                : guess == nil ? deletion(of: entry, report) : guess.flatMap { corrected?.text ?? fix($0, entry, report) })
        return guess?.key
    }

    /// Advice to delete the line of an entry; nil if other things stand on it, or if it has more lines.
    private static func deletion(of entry: YAMLNode.Entry, _ report: Report) -> String? {
        let before = report.source.line(entry.keySpan.line)?.unicodeScalars.prefix(max(0, entry.keySpan.column - 1))
        guard entry.lines.count == 1, !entry.value.isBlock, before?.allSatisfy({ $0 == " " }) ?? false else { return nil }
        return "Delete this line."
    }

    /// The line with the key that was meant.
    package static func fix(_ meant: KeyWords.Meant, _ entry: YAMLNode.Entry, _ report: Report) -> String? {
        let value = entry.value
        guard let inner = meant.inner else {
            if let line = report.line(replacing: entry.keySpan, with: meant.key) { return line }
            guard let text = value.text else { return "\(meant.key): \(YAMLText.flow(value))" }
            return "\(meant.key): \(text.contains("\n") ? "|" : value.isEmpty ? "" : YAMLText.scalar(text))".trimmed
        }
        guard let text = written(value, for: inner) else { return nil }
        let keys = meant.key == "address" ? ["suburb", "state", "postcode"] : []
        let all = keys.contains(inner) ? keys : inner == "point" ? keys + [inner] : [inner] + keys
        return "\(meant.key): {\(all.map { "\($0): \($0 == inner ? text : Rule.ellipsis)" }.joined(separator: ", "))}"
    }

    /// Advice to move a value into a group in braces on another line; nil if the group is written otherwise.
    package static func inserted(
        _ meant: KeyWords.Meant, _ entry: YAMLNode.Entry, into siblings: YAMLNode, _ report: Report
    ) -> String? {
        guard let inner = meant.inner, let group = siblings[meant.key], let entries = group.entries, entries.count <= 12,
            !group.isOverLines, group[inner] == nil, let text = written(entry.value, for: inner), !Rule.isOwnLine(group, report)
        else { return nil }
        let parts = entries.map { "\($0.key): \(YAMLText.flow($0.value))" } + ["\(inner): \(text)"]
        return "Delete this line, and write in \(meant.key.quoted):\n\(meant.key): {\(parts.joined(separator: ", "))}"
    }

    /// A value as it is written in braces behind a key; nil if it cannot stand there.
    private static func written(_ value: YAMLNode, for key: String) -> String? {
        guard !value.isEmpty, !value.isOverLines, !(value.text?.contains("\n") ?? false) else { return nil }
        guard key == "point" else { return value.text.map(YAMLText.flowScalar) }
        return Rule.pointParts(value).map { "[\($0.joined(separator: ", "))]" }
    }
}
