import BundledData
import Places
import Values
import YAML

/// The files of a board that begins: one that builds at once, with a listing and its owner as examples.
public struct StarterBoard: Sendable {
    /// What the board is called.
    public var title: String
    /// Where it will be published, as ``Board/normalised(_:)`` gives it.
    public var url: String
    /// How the people who run it are reached.
    public var email: String
    /// The state or territory that it is for, which decides its time zone and where the example lies.
    public var state: State

    /// One with usual answers.
    public init(
        title: String = "Our Board", url: String = "https://board.example/", email: String = "hello@board.example", state: State = .vic
    ) {
        self.title = title
        self.url = url
        self.email = email
        self.state = state
    }

    /// Its time zone, an IANA identifier.
    public var timeZone: String { place.timeZone }

    /// Its files, with their paths in the folder of the board. On `today` the example is listed.
    public func files(on today: Day) -> [ContentWriter.File] {
        let day = today.description
        let values = [
            "title": YAMLText.scalar(title), "url": url, "email": email, "authority": "\"\(authority(today))\"", "timezone": timeZone,
            "suburb": place.suburb, "state": state.rawValue, "postcode": place.postcode, "today": day,
            "available": (today + 14).description,
        ]
        return StarterBoard.shipped.map { path, text in
            // In sentences a name stands as it is.
            let values = path.hasSuffix(".md") ? values.merging(["title": title]) { $1 } : values
            let whole = values.reduce(text) { $0.replacing("{{\($1.key)}}", with: $1.value) }
            return ContentWriter.File(path: path == "gitignore" ? ".gitignore" : path, bytes: Array(whole.utf8), replaces: false)
        }
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
