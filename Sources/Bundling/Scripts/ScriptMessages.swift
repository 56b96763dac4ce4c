/// What scripts say to people. `say("saved.none")` in a script becomes the text itself, `say("saved.name", { name })` a template literal, and
/// `say("saved.count", { count })` a call with what the text is made of where that depends on the number: no page loads what it does not say.
public struct ScriptMessages: Sendable {
    /// A message for scripts.
    public enum Message: Sendable {
        /// One without gaps.
        case text(String)
        /// One with gaps for values as they are: the texts before, between and behind them, their names, and all of it as `parts`.
        case gaps(texts: [String], names: [String], json: String)
        /// One that depends on values, as the JSON that `say.js` fills.
        case parts(String)
    }

    /// What scripts call what says something.
    static let name = "say"

    private let messages: [String: Message]

    /// Messages by their keys.
    public init(_ messages: [String: Message]) { self.messages = messages }

    /// No messages.
    public static let none = ScriptMessages([:])

    /// What takes the place of tokens of a script: of a key, or of the whole call where there is nothing to fill. Throws where there is no such
    /// message.
    func edits(_ tokens: [ScriptToken], _ bytes: [UInt8]) throws(ScriptFinding) -> [(tokens: Range<Int>, text: String)] {
        var edits: [(tokens: Range<Int>, text: String)] = []
        for place in tokens.indices.dropLast(3) where ScriptMessages.isCall(place, tokens, bytes) {
            let key = String(decoding: bytes[tokens[place + 2].range].dropFirst().dropLast(), as: UTF8.self)
            guard let message = messages[key] else {
                throw ScriptFinding(
                    reason: "there are no words \(key)", line: ScriptModule.line(of: tokens[place].range.lowerBound, in: bytes))
            }
            switch message {
            case .text(let text) where bytes[tokens[place + 3].range].elementsEqual(")".utf8):
                edits.append((place..<place + 4, ScriptWriter.quoted(text)))
            case .text(let text): edits.append((place + 2..<place + 3, ScriptWriter.quoted(text)))
            case .gaps(let texts, let names, let json):
                let values = ScriptValues(from: place + 3, tokens, bytes)
                if let values, let template = values.template(texts, names) {
                    edits.append((place..<values.end, template))
                } else {
                    edits.append((place + 2..<place + 3, json))
                }
            case .parts(let json): edits.append((place + 2..<place + 3, json))
            }
        }
        return edits
    }

    /// Whether `say("` stands at a token, and is no method of something.
    private static func isCall(_ place: Int, _ tokens: [ScriptToken], _ bytes: [UInt8]) -> Bool {
        guard tokens[place].kind == .word, bytes[tokens[place].range].elementsEqual(name.utf8), tokens[place + 2].kind == .text,
            bytes[tokens[place + 1].range].elementsEqual("(".utf8)
        else { return false }
        return place == 0 || ![UInt8(ascii: "."), UInt8(ascii: "#")].contains(bytes[tokens[place - 1].range.upperBound - 1])
    }
}
