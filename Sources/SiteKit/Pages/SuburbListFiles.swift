import Bytes
import Places
import Publishing

/// The pages that list suburbs, and for a board of many the names that their filter looks through.
struct SuburbListFiles: OutputFamily {
    private let site: Site
    private let directory: SuburbDirectory
    private let maker: PageMaker
    private let lists: SuburbLists
    private let files: [File]

    private enum File {
        case all, states
        case state(SuburbDirectory.Group)
        case letter(SuburbDirectory.Group, Int)
        case names(Character)
    }

    init(_ site: Site, _ maker: PageMaker) {
        self.site = site
        self.maker = maker
        lists = SuburbLists(maker: maker)
        let directory = SuburbDirectory(site)
        self.directory = directory
        let pages = directory.groups.flatMap { group in
            [File.state(group)] + (group.isDivided ? group.letters.indices.map { File.letter(group, $0) } : [])
        }
        files = directory.isWhole ? [.all] : [.states] + pages + Locality.letters.map(File.names)
    }

    var count: Int { files.count }

    /// None: they only count.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    /// All but the names, since which suburbs there are stays as it was.
    func recipes(movedBy moves: SiteMoves) -> [Int] { files.indices.filter { key(at: $0) == nil } }

    func key(at index: Int) -> String? {
        guard case .names(let letter) = files[index] else { return nil }
        return Route.suburbNames(letter).path
    }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        switch files[index] {
        case .all: page(.suburbs, all, &maker)
        case .states: page(.suburbs, states, &maker)
        case .state(let group): page(.suburbs(of: group.state), state(group), &maker)
        case .letter(let group, let place):
            page(.suburbs(of: group.state, letter: group.letters[place].letter), letter(place, of: group), &maker)
        case .names(let letter): names(letter, &maker)
        }
    }

    private func page(_ route: Route, _ list: SuburbList, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("page/" + route.path, list) { [pages = self.maker, lists] list, _ in
            [try pages.page(route, "suburbs", stage: .root, section: .suburbs) { lists.fill(list, route, &$0) }]
        }
    }

    /// All suburbs, by state.
    private var all: SuburbList {
        var list = SuburbList()
        list.sections = directory.groups.map {
            SuburbList.Section(heading: $0.state.name, anchor: $0.state.slug, route: .state($0.state), suburbs: counted($0.suburbs))
        }
        list.jumps = directory.groups.map { SuburbList.Jump(label: $0.state.name, count: $0.suburbs.count, anchor: $0.state.slug) }
        return list
    }

    /// The way to the lists of each state.
    private var states: SuburbList {
        var list = SuburbList(isPart: true)
        list.sections = directory.groups.map { group in
            SuburbList.Section(
                heading: group.state.name, anchor: group.state.slug, route: .suburbs(of: group.state), count: group.suburbs.count,
                letters: letters(of: group))
        }
        list.sections.append(busiest(site.suburbs.indices.map { $0 }))
        return list
    }

    private func state(_ group: SuburbDirectory.Group) -> SuburbList {
        var list = SuburbList(state: group.state, isPart: group.isDivided)
        if group.isDivided {
            list.sections = [
                SuburbList.Section(
                    heading: site.context.words["suburb_lists.by_letter"], count: group.suburbs.count, letters: letters(of: group)),
                busiest(group.suburbs),
            ]
        } else {
            list.jumps = letters(of: group).map { SuburbList.Jump(label: $0.label, count: $0.count, anchor: $0.anchor) }
            list.sections = [SuburbList.Section(suburbs: counted(group.suburbs), hasAnchors: true)]
        }
        return list
    }

    private func letter(_ place: Int, of group: SuburbDirectory.Group) -> SuburbList {
        var list = SuburbList(state: group.state, letter: group.letters[place].letter)
        list.jumps = letters(of: group)
        list.sections = [SuburbList.Section(suburbs: counted(group.letters[place].suburbs))]
        return list
    }

    /// The way to the suburbs of each letter.
    private func letters(of group: SuburbDirectory.Group) -> [SuburbList.Jump] {
        group.letters.map { letter, suburbs in
            let label = letter.uppercased()
            return group.isDivided
                ? SuburbList.Jump(label: label, count: suburbs.count, route: .suburbs(of: group.state, letter: letter))
                : SuburbList.Jump(label: label, count: suburbs.count, route: .suburbs(of: group.state), anchor: String(letter))
        }
    }

    private func busiest(_ suburbs: [Int]) -> SuburbList.Section {
        SuburbList.Section(
            heading: site.context.words["suburb_lists.busiest"], suburbs: counted(site.busiest(suburbs, count: SuburbDirectory.busiest)))
    }

    private func counted(_ suburbs: [Int]) -> [CountedSuburb] { suburbs.map { site.suburbs[$0].counted } }

    /// The names of the suburbs of a letter with the last parts of their addresses.
    private func names(_ letter: Character, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let suburbs = site.suburbs.lazy.filter { $0.locality.letter == letter }.map { CountedSuburb(locality: $0.locality, count: 0) }
        let route = Route.suburbNames(letter)
        return maker.recipe(route.path, Array(suburbs)) { suburbs, _ in
            let bytes = JSONWriter.bytes(reservingCapacity: suburbs.count * 48 + 64) { json in
                json.array(lines: true) { json in
                    for suburb in suburbs {
                        json.array { json in
                            json.value(suburb.locality.line)
                            json.value("\(suburb.locality.state.slug)/\(suburb.locality.slug)")
                        }
                    }
                }
            }
            return [Artifact(path: try ArtifactPath(route.file), stage: .list, content: .bytes(bytes))]
        }
    }
}
