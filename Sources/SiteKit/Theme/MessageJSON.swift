import Bytes
import Languages

/// Messages as `say.js` fills them: a list of texts, and of lists that hold the name of a value — `""` for the number that the cases around it
/// depend on — and the cases for what it is, if there are some.
enum MessageJSON {
    static func bytes(of parts: [MessagePattern.Part]) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 256) { write(parts, to: &$0) }
    }

    private static func write(_ parts: [MessagePattern.Part], to json: inout JSONWriter) {
        json.array { json in
            for part in parts {
                switch part {
                case .text(let text): json.value(text)
                case .argument(let name): json.array { $0.value(name) }
                case .number: json.array { $0.value("") }
                case .plural(let name, let cases):
                    json.array { json in
                        json.value(name)
                        json.object { json in
                            for one in cases {
                                json.name(key(one.numbers))
                                write(one.parts, to: &json)
                            }
                        }
                    }
                case .select(let name, let cases):
                    json.array { json in
                        json.value(name)
                        json.object { json in
                            for one in cases {
                                json.name(one.word)
                                write(one.parts, to: &json)
                            }
                        }
                    }
                }
            }
        }
    }

    private static func key(_ numbers: MessagePattern.PluralCase.Numbers) -> String {
        switch numbers {
        case .exactly(let number): "=\(number)"
        case .category(let category): category.rawValue
        }
    }
}
