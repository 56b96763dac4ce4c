import Values
import YAML

extension PastState {
    /// The row as a file has it, on one line.
    package func written(_ priceKey: String) -> String { YAMLText.flow(row(priceKey)) }

    /// The row as the facts of a file hold it.
    package func row(_ priceKey: String) -> YAMLNode {
        var parts: [(key: String, text: String)] = [("on", day.description)]
        if let price { parts.append((priceKey, price.plain)) }
        if let status { parts.append(("status", status)) }
        if let confirmed { parts.append(("confirmed", confirmed.description)) }
        return YAMLNode(group: parts)
    }
}
