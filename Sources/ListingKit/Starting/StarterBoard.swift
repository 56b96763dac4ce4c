import BundledData
import Facts
import Findings
import Places
import Rules
import Values
import YAML

/// The files of a board that begins: one that builds at once, with listings and their owners as examples.
public struct StarterBoard: Sendable {
    /// What it is for.
    public var kind: StarterKind
    /// What the board is called.
    public var title: String
    /// Where it will be published, as ``Board/normalised(_:)`` gives it.
    public var url: String
    /// How the people who run it are reached.
    public var email: String
    /// The state or territory that it is for, which decides its time zone and where the examples lie.
    public var state: State
    /// What builds and publishes it.
    public var forge: StarterForge
    /// Whether it is the demonstration, whose name, address and listings are its own.
    public var isDemonstration = false

    /// One with usual answers.
    public init(
        kind: StarterKind = .homes, title: String? = nil, url: String = "https://board.example/", email: String = "hello@board.example",
        state: State = .vic, forge: StarterForge = .none
    ) {
        self.kind = kind
        self.title = title ?? kind.look.title
        self.url = url
        self.email = email
        self.state = state
        self.forge = forge
    }

    /// Its time zone, an IANA identifier.
    public var timeZone: String { place.timeZone }

    /// Where it says which release of the program its forge builds it with; nil if none is fetched.
    public var release: String? { forge.release }

    /// Its files, with their paths in the folder of the board. On `today` the examples are listed.
    public func files(on today: Day) -> [ContentWriter.File] {
        let values = values(today)
        let content = isDemonstration ? DemonstrationBoard.files(on: today) : []
        return content
            + StarterBoard.shipped.compactMap { source, text in
                guard let path = target(of: source) else { return nil }
                // In sentences a name stands as it is.
                let values = path.hasSuffix(".md") ? values.merging(["title": title]) { $1 } : values
                // Forges have names in double braces of their own.
                let filled = source.hasPrefix("forges/") ? text : StarterBoard.filled(text, values)
                return ContentWriter.File(path: path, bytes: Array(filled.utf8), replaces: false)
            }
    }

    /// Where a shipped file lies in the folder of the board; nil if this one has no such file.
    private func target(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "all":
            if isDemonstration, parts[1].hasPrefix("content/") { return nil }
            return parts[1] == "gitignore" ? ".gitignore" : parts[1]
        case "forges": return forge.places[parts[1]]
        default: return parts[0] == kind.rawValue && !isDemonstration ? parts[1] : nil
        }
    }

    /// The demonstration, which is of no use to anybody but to look at.
    public static func demonstration(forge: StarterForge) -> StarterBoard {
        var board = StarterBoard(title: "Common Ground Homes", forge: forge)
        board.isDemonstration = true
        return board
    }

    /// What stands for the names in double braces.
    private func values(_ today: Day) -> [String: String] {
        let look = kind.look
        // A kind that the board calls otherwise is called so by its guide, too.
        let own = StarterBoard.shipped.filter { $0.path.hasPrefix("\(kind.rawValue)/content/kinds/") && !isDemonstration }.map {
            SourceFile(path: $0.path, bytes: Array($0.text.utf8))
        }
        let kinds = KindSet.load(own, withCampuses: look.hasCampuses, isOn: { isDemonstration || look.kinds.contains($0) }).kinds
        let guide = StarterGuide(kinds: kinds, today: today)
        return [
            "title": YAMLText.scalar(title), "tagline": look.tagline, "description": look.description, "url": url, "email": email,
            "authority": "\"\(authority(today))\"", "timezone": timeZone, "suburb": place.suburb, "state": state.rawValue,
            "postcode": place.postcode, "today": today.description, "available": (today + 14).description,
            "kinds": kinds.map(\.id).joined(separator: ", "), "allkinds": KindSet.shippedIds.listed(),
            "campuses": look.hasCampuses ? "yes" : "no", "role": look.role,
            "roles": "One of \(Person.Role.allCases.map(\.rawValue).joined(separator: ", ")).", "folders": guide.folders,
            "files": guide.text,
        ]
    }

    /// A text with values for the names in it. What stands in a value is no name.
    private static func filled(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            let value = values[String(rest[start.upperBound..<end.lowerBound])]
            result += rest[..<start.lowerBound] + (value ?? String(rest[start.lowerBound..<end.upperBound]))
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The name by which feeds are told from all others (RFC 4151): the host and a year in which it is known to be the board's.
    private func authority(_ today: Day) -> String { "\(Board.host(url) ?? "board.example"),\(today.description.prefix(4))" }

    /// A suburb of each state, and the time there.
    private var place: (suburb: String, postcode: String, timeZone: String) {
        switch state {
        case .act: ("Braddon", "2612", "Australia/Sydney")
        case .nsw: ("Newtown", "2042", "Australia/Sydney")
        case .nt: ("Parap", "0820", "Australia/Darwin")
        case .qld: ("West End", "4101", "Australia/Brisbane")
        case .sa: ("Norwood", "5067", "Australia/Adelaide")
        case .tas: ("North Hobart", "7000", "Australia/Hobart")
        case .vic: ("Carlton", "3053", "Australia/Melbourne")
        case .wa: ("Fremantle", "6160", "Australia/Perth")
        }
    }

    private static let shipped: [(path: String, text: String)] = {
        var files: [(String, String)] = []
        while true {
            let file = houser_starter_file(files.count)
            guard let path = file.path, let bytes = file.bytes else { return files }
            files.append((String(cString: path), String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)))
        }
    }()
}
