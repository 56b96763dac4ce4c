import Glibc
import ListingKit
import Places
import Values

/// The few questions about a board that begins. Whoever isn't at a terminal gets the usual answers.
struct StarterQuestions {
    /// Whether somebody is there to answer.
    let isAsking: Bool

    /// Questions to whoever is at the terminal, if anybody is.
    init() { isAsking = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// The answer: what was given, or else what is typed, or else the usual one. `read` gives nil for what can't be, and `reason` says why.
    func answer<Value>(
        _ question: String, given: Value?, usual: Value, shown: String, _ reason: String, _ read: (String) -> Value?
    ) -> Value {
        if let given { return given }
        guard isAsking else { return usual }
        while true {
            Terminal.progress("\(question) [\(shown)] ")
            // At the end of what is typed there is nobody to ask.
            guard let line = readLine(), !line.trimmed.isEmpty else { return usual }
            if let value = read(line.trimmed) { return value }
            Terminal.error(reason)
        }
    }

    /// One of a few words.
    func choice<Value: RawRepresentable & CaseIterable>(_ question: String, given: Value?, usual: Value) -> Value
    where Value.RawValue == String {
        let words = Value.allCases.map(\.rawValue)
        return answer(question, given: given, usual: usual, shown: usual.rawValue, "Write \(words.listed("or")).") {
            Value(rawValue: $0.lowercased())
        }
    }
}
