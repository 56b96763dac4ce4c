import Bytes

/// One line of the log: what happened, and numbers about it.
struct LogLine {
    let event: String
    /// The phase, if it is about one.
    var phase: String?
    let numbers: [(name: String, value: Int)]

    /// The line in that form, without its end.
    func text(_ format: ProgressOptions.LogFormat) -> String {
        switch format {
        case .text:
            let words = [("event", event)] + (phase.map { [("phase", $0)] } ?? []) + numbers.map { ($0.name, String($0.value)) }
            return words.map { $0 + "=" + $1 }.joined(separator: " ")
        case .json:
            var json = JSONWriter()
            json.object { json in
                json.member("event", event)
                json.member("phase", phase)
                for number in numbers { json.member(number.name, number.value) }
            }
            return String(decoding: json.bytes, as: UTF8.self)
        }
    }
}
