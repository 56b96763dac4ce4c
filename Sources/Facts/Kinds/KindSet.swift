import BundledData
import Findings
import Values
import YAML

/// The kinds of a board: the shipped ones, and the board's own, which may change the shipped ones.
public enum KindSet {
    /// All kinds, the shipped ones first and the board's own by id, with findings on the board's files.
    /// A board without campuses has no fields that name some. `isOn` tells which of the shipped ones the board has; those that it has a file for,
    /// it has. `templates` are those that it adds to the theme, if they are known.
    package static func load(
        _ files: [SourceFile], templates: [String]? = nil, withCampuses: Bool = true, isOn: (String) -> Bool = { _ in true }
    ) -> (
        kinds: [Kind], off: [Kind], broken: BrokenKinds, diagnostics: [Diagnostic]
    ) {
        let ours = withCampuses ? whole : withoutCampuses
        var broken = BrokenKinds()
        var (kinds, diagnostics) = (ours.kinds, ours.diagnostics)
        let usual = Set(kinds.values.map { $0.uses.template } + [KindUses.usualTemplate])
        var declared: [String: String] = [:]
        var own: [(source: SourceFile, node: YAMLNode, kind: Kind)] = []
        for source in files {
            var report = Report(source)
            if let (node, kind) = KindSet.read(source, over: ours.nodes, withCampuses: withCampuses, report: &report) {
                if let other = declared.updateValue(source.path, forKey: kind.id) {
                    report.add(
                        .kindFile, node["kind"]?.span ?? node.span, "the kind \(kind.id.quoted) is declared in \(other) already",
                        fix: "Keep one of the two files.")
                }
                if let twin = kinds.values.first(where: {
                    $0.plural == kind.plural && $0.id != kind.id && (declared[$0.id] != nil || isOn($0.id))
                }) {
                    report.add(
                        .kindFile, node["plural"]?.span ?? node.span,
                        "the folder \(kind.plural.quoted) already belongs to the kind \(twin.id.quoted)", fix: "plural: \(kind.id)-listings"
                    )
                } else {
                    kinds[kind.id] = kind
                }
                if report.hasErrors { broken.add(kind) } else { own.append((source, node, kind)) }
            } else {
                broken.add(source)
            }
            diagnostics += report.diagnostics
        }
        let names = KindNames(kinds: broken.ids.union(kinds.keys), templates: templates.map(usual.union))
        for (source, node, kind) in own {
            var report = Report(source)
            names.check(node, report: &report)
            if report.hasErrors { broken.add(kind) }
            diagnostics += report.diagnostics
        }
        let sorted = kinds.values.sorted { (order[$0.id] ?? order.count, $0.id) < (order[$1.id] ?? order.count, $1.id) }
        let used = sorted.map { declared[$0.id] != nil || isOn($0.id) }
        func whichAre(used wanted: Bool) -> [Kind] { zip(sorted, used).filter { $1 == wanted }.map { $0.0 } }
        return (whichAre(used: true), whichAre(used: false), broken, diagnostics)
    }

    /// What the shipped kinds' files say, and the kinds that come of it, by id.
    private struct ReadKinds: Sendable {
        private(set) var nodes: [String: YAMLNode] = [:]
        private(set) var kinds: [String: Kind] = [:]
        private(set) var diagnostics: [Diagnostic] = []

        init(withCampuses: Bool) {
            for source in shipped {
                var report = Report(source)
                if let (node, kind) = KindSet.read(source, over: [:], withCampuses: withCampuses, report: &report) {
                    (nodes[kind.id], kinds[kind.id]) = (node, kind)
                }
                diagnostics += report.diagnostics
            }
        }
    }

    // They are the same for every board, and are read once.
    private static let whole = ReadKinds(withCampuses: true)
    private static let withoutCampuses = ReadKinds(withCampuses: false)

    private static func read(
        _ source: SourceFile, over shipped: [String: YAMLNode], withCampuses: Bool, report: inout Report
    ) -> (node: YAMLNode, kind: Kind)? {
        YAMLFile.mapping(of: source, what: "a kind's file", keys: nil, rule: .kindFile, report: &report).flatMap { node in
            KindReader.read(node, over: shipped, without: withCampuses ? [] : [CampusesField.name], report: &report).map { (node, $0) }
        }
    }

    /// The kinds' files that travel with the program, in the order of navigation.
    public static let shipped: [SourceFile] = {
        var files: [SourceFile] = []
        while true {
            let file = houser_kind_file(files.count)
            guard let path = file.path, let bytes = file.bytes else { return files }
            files.append(SourceFile(path: String(cString: path), bytes: Array(UnsafeBufferPointer(start: bytes, count: file.count))))
        }
    }()

    /// The ids of the shipped kinds, which name their files, in the order of navigation.
    package static let shippedIds = shipped.map { String($0.path.dropFirst("kinds/".utf8.count).prefix { $0 != "." }) }

    private static let order = Dictionary(firstOf: shippedIds.enumerated().map { ($1, $0) })
}
