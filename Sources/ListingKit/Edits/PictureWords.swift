import Values
import YAML

/// Says in words what becomes of the pictures of a listing.
struct PictureWords {
    let words: [String]

    init(_ before: [(name: String, node: YAMLNode)], _ now: [(name: String, node: YAMLNode)]) {
        let (old, new) = (before.map(\.name), now.map(\.name))
        let (removed, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
        var words: [String] = []
        if !added.isEmpty {
            let shown = now.filter { added.contains($0.name) }.map { name, node in
                name + (node["alt"]?.text.map { " (\($0.quoted))" } ?? "")
            }
            words.append("\(counted(added.count, "picture")) added: \(shown.listed())")
        }
        if !removed.isEmpty { words.append("\(counted(removed.count, "picture")) removed: \(removed.listed())") }
        for (name, node) in now {
            guard let alt = node["alt"]?.text, let former = before.first(where: { $0.name == name })?.node else { continue }
            if former["alt"]?.text != alt { words.append("\(name) described as \(alt.quoted)") }
        }
        if old.filter(new.contains) != new.filter(old.contains) { words.append("pictures in another order: \(new.listed())") }
        self.words = words
    }
}
