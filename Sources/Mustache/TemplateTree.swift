import Bytes

/// A template with everything that it uses in its place, so that a small renderer elsewhere can fill it as ``TemplateSet`` does.
public struct TemplateTree: Sendable {
    /// A part of a template; names are as templates write them, with their dots.
    public indirect enum Node: Sendable, Equatable {
        /// Text that is written as it is.
        case text(String)
        /// A value, with or without its markup escaped.
        case variable(String, escaped: Bool)
        /// What is shown for each of some values, or once for any other that is there.
        case section(String, [Node])
        /// What is shown where there is no value.
        case inverted(String, [Node])
    }

    /// Its parts, in order.
    public let nodes: [Node]

    /// As JSON: a list whose texts are strings. All else are lists that begin with a number: `[0,name]` is a value, `[1,name]` one with its markup
    /// left as it is, `[2,name,[…]]` a section and `[3,name,[…]]` an inverted one.
    public var json: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 4_096) { TemplateTree.write(nodes, to: &$0) }
    }

    private static func write(_ nodes: [Node], to json: inout JSONWriter) {
        json.array { json in
            for node in nodes {
                switch node {
                case .text(let text): json.value(text)
                case .variable(let name, let escaped): write(escaped ? 0 : 1, name, nil, to: &json)
                case .section(let name, let nodes): write(2, name, nodes, to: &json)
                case .inverted(let name, let nodes): write(3, name, nodes, to: &json)
                }
            }
        }
    }

    private static func write(_ sort: Int, _ name: String, _ nodes: [Node]?, to json: inout JSONWriter) {
        json.array { json in
            json.value(sort)
            json.value(name)
            if let nodes { write(nodes, to: &json) }
        }
    }
}
