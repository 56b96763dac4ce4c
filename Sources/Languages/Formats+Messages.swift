import Values

extension Formats {
    /// Those that the messages of a language give, each under its key.
    convenience init(language: String, _ patterns: [String: MessagePattern]) {
        self.init(language: language) { key in patterns[key.rawValue].map { FormatPattern($0) } }
    }
}

extension FormatPattern {
    /// The texts and gaps of a message; what depends on a value has none.
    init(_ message: MessagePattern) {
        self.init(
            message.parts.compactMap { part in
                switch part {
                case .text(let text): .text(text)
                case .argument(let name): Gap(rawValue: name).map(Part.gap)
                case .number, .plural, .select: nil
                }
            })
    }
}
