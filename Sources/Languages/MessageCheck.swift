import Findings
import Values
import YAML

/// Looks at whether the messages of a file serve where the site says them.
struct MessageCheck {
    /// A message of the file.
    struct Said {
        let key: String
        let pattern: MessagePattern
        let entry: YAMLNode.Entry
    }

    /// All that there is to say, in English.
    let standard: Messages
    /// Those that the file is laid over; nil for a language that has none.
    let shipped: Messages?
    /// The file's own, by key.
    let said: [String: MessagePattern]
    var report: Report

    /// Whether pages are read from right to left.
    static let direction = "language.direction"
    /// Those that put things one after the other, so that one would be lost with a gap.
    private static let sequences: Set<String> = ["sequence.and", "sequence.more", "sequence.or"]

    /// Looks at messages, each with its place.
    mutating func look(at messages: [Said]) {
        let (said, shipped, standard) = (said, shipped, standard)
        let formats = FormatCheck { said[$0.rawValue] ?? shipped?[$0.rawValue] ?? standard[$0.rawValue] }
        for message in messages { look(at: message, formats) }
    }

    private mutating func look(at message: Said, _ formats: FormatCheck) {
        let (key, english) = (message.key, standard[message.key])
        if message.pattern.saysNothing, !FormatForm.mayBeEmpty(key) {
            return add(
                message, "\(key.quoted) says nothing",
                "Where it stands readers would find nothing, and buttons and links have no names. "
                    + (shipped == nil ? "It is English here, to be translated." : "Leave the line out and it says what it always does."))
        }
        if key == MessageCheck.direction { return lookAtDirection(message) }
        if let format = FormatKey(rawValue: key), let fault = formats.fault(format, message.pattern, english) {
            return add(message, "\(key.quoted) \(fault.problem)", fault.reason, better: fault.better)
        }
        if MessageCheck.sequences.contains(key), let missing = english?.arguments.subtracting(message.pattern.arguments), !missing.isEmpty {
            return add(
                message, "\(key.quoted) lacks \(missing.sorted().map { "{\($0)}" }.listed())",
                "What it puts one after the other would be lost.")
        }
        guard let markup = english.flatMap(MessageMarkup.init) else { return }
        for fault in markup.faults(of: message.pattern) {
            add(
                message, "\(key.quoted) is HTML, and \(fault.problem)", fault.reason,
                better: fault.ending.flatMap { ending in message.entry.value.text.map { $0 + ending } })
        }
    }

    private mutating func lookAtDirection(_ message: Said) {
        let text = message.pattern.plain ?? ""
        // The first is meant by what is as near to both.
        let directions = ["rtl", "ltr"]
        guard !directions.contains(text) else { return }
        let word = text.foldedWord
        let meant =
            directions.first { word == $0 || word.hasPrefix($0 == "rtl" ? "right" : "left") }
            ?? Spelling.nearest(to: text, among: directions)
        add(
            message, "\(message.key.quoted) must be ltr or rtl, not \(text.quoted)\(meant.map { "; did you mean \($0)?" } ?? "")",
            "It says whether the language is read from left to right, or from right to left.", better: meant)
    }

    /// Tells what is wrong with a message, with its line as it may be: with `better`, else with what is shipped or English.
    private mutating func add(_ message: Said, _ problem: String, _ reason: String, better: String? = nil) {
        let text = better ?? (shipped?[message.key] ?? standard[message.key])?.written
        let entry = message.entry
        let fix = text.map { text in
            let value = YAMLText.scalar(text)
            return report.edits(of: entry, key: entry.key, value: value).flatMap { report.line(making: $0) }
                ?? report.indented("\(entry.key): \(value)", at: entry.keySpan)
        }
        report.add(.words, entry.value.isEmpty ? entry.keySpan : entry.value.span, problem, reason: reason, fix: fix)
    }
}

extension MessagePattern {
    /// Whether it is nothing but blanks, whatever its cases are.
    var saysNothing: Bool { MessagePattern.sayNothing(parts) }

    private static func sayNothing(_ parts: [Part]) -> Bool {
        parts.allSatisfy { part in
            switch part {
            case .text(let text): text.trimmed.isEmpty
            case .argument, .number: false
            case .plural(_, let cases): cases.allSatisfy { sayNothing($0.parts) }
            case .select(_, let cases): cases.allSatisfy { sayNothing($0.parts) }
            }
        }
    }
}
