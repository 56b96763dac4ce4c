import Findings
import Places
import Values
import YAML

extension Rule {
    package static let circleExists = Rule(
        "circle-exists", .error, "The circles that somebody is in have a file",
        "In the people folder, \"circles\" lists the names of files in the circles folder, without \".yaml\".",
        example: "circles: [saab]")

    /// The circles that a person's file names.
    static func circles(_ nodes: [YAMLNode], among known: [String], report: inout Report) -> [String] {
        var circles: [String] = []
        for node in nodes {
            guard let text = text(node, key: "circles", report: &report) else { continue }
            if known.contains(text) {
                if !circles.contains(text) { circles.append(text) }
                continue
            }
            let guess = known.first { $0 == text.slugified } ?? Spelling.nearest(to: text, among: known)
            report.add(
                .circleExists, node.span, "there is no circle \(text.quoted)" + Spelling.question(guess),
                reason: known.isEmpty ? "This board has no circles." : "The circles are \(PlaceWording.list(known, limit: 12)).",
                fix: guess.flatMap { report.line(replacing: node, with: $0) })
        }
        return circles
    }
}
