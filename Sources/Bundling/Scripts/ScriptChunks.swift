import Bytes

/// Which modules share a file. Each is in one; and a page, or what is loaded later, asks for few files that hold little else.
///
/// Modules that the same of them need are together at first. Then two files become one as long as that costs less than it saves: a request is
/// worth as much as ``request`` bytes.
struct ScriptChunks {
    /// What runs by itself: the script of a page, or a module that is loaded later.
    struct Root {
        let path: String
        let isPage: Bool
        /// What must be there before it runs.
        let closure: Set<String>
        /// How much likelier it is than what is loaded later by something that is loaded later itself.
        fileprivate let weight: Int
        /// Those of them that are not there anyway.
        fileprivate(set) var needs: Set<String> = []
    }

    private struct Group {
        var modules: [String]
        var roots: [Bool]
        var size: Int
        /// Whether it stands in a file that is not shared.
        var isOwn: Bool
    }

    /// What a request costs, in bytes before they are compressed.
    private static let request = 14_000
    /// How much likelier than others pages are, those that readers open often or seldom, what the script of every page loads later, and that
    /// script.
    private static let (pageWeight, oftenWeight, seldomWeight, laterWeight, alwaysWeight) = (8, 32, 1, 12, 144)

    private(set) var roots: [Root] = []
    /// The modules of each file, sorted.
    private(set) var files: [String: [String]] = [:]
    /// The file of each module.
    private(set) var file: [String: String] = [:]

    /// `always` is the script that every page loads, `often` and `seldom` are those of pages that readers open often or seldom, `named` are
    /// modules that others ask for by their addresses, and no file of modules has a name that is `taken`, nor one that it shares has a name of
    /// the `others` in the theme.
    init(
        _ graph: ScriptGraph, pages: [String], always: String?, often: Set<String>, seldom: Set<String>, named: Set<String>, base: String,
        taken: Set<String>, others: Set<String>
    ) {
        let everywhere = always.map(graph.closure) ?? []
        let later = Set(graph.nodes.values.flatMap { $0.loads.compactMap { $0.isAtOnce ? nil : $0.path } }).union(named)
            .filter { graph.nodes[$0] != nil && !pages.contains($0) && !everywhere.contains($0) }
        let soon = Set(everywhere.lazy.flatMap { graph.nodes[$0]?.loads.compactMap(\.path) ?? [] })
        roots = (pages.filter { $0 != always } + later.sorted(by: ByteOrder.precedes)).map {
            let isPage = pages.contains($0)
            let page =
                often.contains($0) ? ScriptChunks.oftenWeight : seldom.contains($0) ? ScriptChunks.seldomWeight : ScriptChunks.pageWeight
            let weight = isPage ? page : soon.contains($0) ? ScriptChunks.laterWeight : 1
            return Root(path: $0, isPage: isPage, closure: graph.closure($0), weight: weight)
        }
        findNeeds(graph, everywhere, named)
        var groups = firstGroups(graph)
        groups.append(
            Group(modules: Array(everywhere), roots: roots.map { _ in true }, size: 0, isOwn: always == nil))
        merge(&groups)
        let shared = groups.dropLast()
        if let last = groups.last { add(last.modules, as: base) }
        var count = 0
        for group in shared {
            let owners = roots.indices.filter { group.roots[$0] }
            if owners.count == 1, !taken.contains(roots[owners[0]].path) {
                add(group.modules, as: roots[owners[0]].path)
            } else {
                repeat { count += 1 } while others.contains("together/\(count).js")
                add(group.modules, as: "together/\(count).js")
            }
        }
    }

    private mutating func add(_ modules: [String], as name: String) {
        files[name, default: []] += modules
        files[name]?.sort(by: ByteOrder.precedes)
        for module in modules { file[module] = name }
    }

    /// What is loaded later finds all that whatever loads it has.
    private mutating func findNeeds(_ graph: ScriptGraph, _ everywhere: Set<String>, _ named: Set<String>) {
        func loads(_ closure: Set<String>) -> Set<String> {
            Set(closure.lazy.flatMap { graph.nodes[$0]?.loads.compactMap(\.path) ?? [] })
        }
        let all = roots.reduce(into: everywhere) { $0.formUnion($1.closure) }
        let asked = [loads(everywhere)] + roots.map { loads($0.closure) }
        var has = [everywhere] + roots.map { $0.isPage || named.contains($0.path) ? everywhere : all }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (place, root) in roots.enumerated() where !root.isPage && !named.contains(root.path) {
                var there = all
                for (other, loaded) in asked.enumerated() where other != place + 1 && loaded.contains(root.path) {
                    there.formIntersection(other == 0 ? has[0] : has[other].union(roots[other - 1].closure))
                }
                if there != has[place + 1] {
                    has[place + 1] = there
                    isSettled = false
                }
            }
        }
        for place in roots.indices { roots[place].needs = roots[place].closure.subtracting(has[place + 1]).subtracting(everywhere) }
    }

    private func firstGroups(_ graph: ScriptGraph) -> [Group] {
        var owners: [String: [Bool]] = [:]
        for (place, root) in roots.enumerated() {
            for module in root.needs { owners[module, default: roots.map { _ in false }][place] = true }
        }
        var groups: [Group] = []
        for (module, own) in owners.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            let size = graph.nodes[module]?.module.tokens.reduce(0) { $0 + $1.range.count } ?? graph.data[module]?.count ?? 0
            if let place = groups.firstIndex(where: { $0.roots == own }) {
                groups[place].modules.append(module)
                groups[place].size += size
            } else {
                groups.append(Group(modules: [module], roots: own, size: size, isOwn: false))
            }
        }
        // The file of a page runs its script as soon as it is there.
        for place in groups.indices {
            let owners = roots.indices.filter { groups[place].roots[$0] }
            groups[place].isOwn = owners.count == 1 && roots[owners[0]].isPage
        }
        return groups
    }

    /// Merges groups; the last is what every page has.
    private func merge(_ groups: inout [Group]) {
        var costs: [[Int]] = groups.indices.map { one in
            groups.indices.map { $0 < one ? cost(groups[one], groups[$0], one == groups.count - 1) : 0 }
        }
        while true {
            var best = (cost: 0, one: 0, other: 0)
            for one in costs.indices { for other in 0..<one where costs[one][other] < best.cost { best = (costs[one][other], one, other) } }
            guard best.cost < 0 else { return }
            let gone = groups[best.other]
            groups[best.one].modules += gone.modules
            groups[best.one].size += gone.size
            for root in roots.indices where gone.roots[root] { groups[best.one].roots[root] = true }
            groups.remove(at: best.other)
            costs.remove(at: best.other)
            for place in costs.indices { costs[place].remove(at: best.other) }
            let merged = best.one - 1
            for place in groups.indices where place != merged {
                let (high, low) = (max(place, merged), min(place, merged))
                costs[high][low] = cost(groups[high], groups[low], high == groups.count - 1)
            }
        }
    }

    /// What it costs that two groups are one, in bytes; below zero if it saves some. `isAlways` says that the first is on every page.
    private func cost(_ one: Group, _ other: Group, _ isAlways: Bool) -> Int {
        if one.isOwn || other.isOwn { return 0 }
        var cost = isAlways ? other.size * ScriptChunks.alwaysWeight : 0
        for (place, root) in roots.enumerated() {
            switch (one.roots[place], other.roots[place]) {
            case (true, true): cost -= root.weight * ScriptChunks.request
            case (true, false) where !isAlways: cost += root.weight * other.size
            case (false, true) where !isAlways: cost += root.weight * one.size
            default: break
            }
        }
        return cost
    }

    /// The files that hold some modules, sorted.
    func files(of modules: Set<String>) -> [String] {
        Set(modules.compactMap { file[$0] }).sorted(by: ByteOrder.precedes)
    }
}
