import Values

/// Looks at what a file says of days, times, numbers and money: a pattern that lacks a gap would say the same of all of them.
struct FormatCheck {
    /// What all of them say, those of the file over those that it leaves as they are.
    let said: (FormatKey) -> MessagePattern?

    /// What is wrong with a message, and what to write instead where that is known.
    struct Fault: Equatable {
        /// A sentence without its full stop, after the key.
        let problem: String
        let reason: String
        var better: String?
    }

    /// What is wrong with the message of a key; `standard` is the English one.
    func fault(_ key: FormatKey, _ message: MessagePattern, _ standard: MessagePattern?) -> Fault? {
        let isFixed = message.parts.allSatisfy { part in
            switch part {
            case .text, .argument: true
            case .number, .plural, .select: false
            }
        }
        guard isFixed else {
            return Fault(problem: "cannot depend on a number or a word", reason: "It is text with gaps.")
        }
        let text = message.plain ?? ""
        switch FormatForm(key) {
        case .names(let count, let what): return names(text, count, what)
        case .pattern: return gaps(key, message, standard)
        case .hours where !["12", "24"].contains(text):
            let digits = ["24", "12"].first(where: text.contains)
            return Fault(
                problem: "must be 12 or 24, not \(text.quoted)", reason: "It says how many hours a day has before they begin again.",
                better: digits)
        case .separator(let mayBeAbsent): return separator(key, text, mayBeAbsent)
        case .half where text.trimmed.isEmpty && !isWholeDay:
            return Fault(problem: "says nothing", reason: "Without it nobody can tell the morning's hours from the afternoon's.")
        case .hours, .half, .text: return nil
        }
    }

    private var isWholeDay: Bool { said(.hours)?.plain == "24" }

    private func names(_ text: String, _ count: Int, _ what: String) -> Fault? {
        let names = text.split(separator: " ").map(String.init)
        guard names.count != count else { return nil }
        let blanks = [String](repeating: "…", count: max(0, count - names.count))
        return Fault(
            problem: "has \(names.count) \(names.count == 1 ? "name" : "names"), not \(count)",
            reason:
                "It has the names of the \(count) \(what), each apart from the next by a space. A name of two words has a no-break space in it.",
            better: blanks.isEmpty ? nil : (names + blanks).joined(separator: " "))
    }

    private func gaps(_ key: FormatKey, _ message: MessagePattern, _ standard: MessagePattern?) -> Fault? {
        let wanted = standard?.arguments ?? []
        let missing = wanted.subtracting(message.arguments).subtracting(FormatForm.optional(key, isWholeDay: isWholeDay))
        guard !missing.isEmpty else { return nil }
        return Fault(
            problem: "lacks \(missing.sorted().map { "{\($0)}" }.listed())",
            reason: "What stands in its gaps is all that tells one \(key == .money ? "amount" : "of them") from another.")
    }

    private func separator(_ key: FormatKey, _ text: String, _ mayBeAbsent: Bool) -> Fault? {
        let isSign = text.count == 1 && text.allSatisfy { !$0.isLetter && !$0.isNumber && !"<>&\"".contains($0) }
        guard isSign && (mayBeAbsent || !text.trimmed.isEmpty) || mayBeAbsent && text.isEmpty else {
            return Fault(
                problem: "must be one sign, not \(text.quoted)",
                reason: "It stands between digits, as the \(key == .group ? "comma of 1,200" : "point of 2.5").")
        }
        let other: FormatKey = key == .group ? .decimal : .group
        guard let beside = said(other)?.plain, beside == text else { return nil }
        return Fault(
            problem: "is \(text.quoted), and so is \(other.rawValue.quoted)", reason: "Nobody could tell 1,200 from 1.2.",
            better: [",": ".", ".": ","][text])
    }
}
