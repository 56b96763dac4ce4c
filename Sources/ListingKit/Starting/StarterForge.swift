/// What builds and publishes a board that begins.
public enum StarterForge: String, Sendable, CaseIterable {
    case github, gitlab, forgejo, netlify, cloudflare
    /// A server of one's own, with systemd.
    case server
    /// Whoever runs the board builds it.
    case none

    /// What it is to do, and with what, by the names of the shipped files: where each lies, relative to the folder of the board.
    var places: [String: String] {
        switch self {
        case .github:
            [
                "github-check.yml": ".github/workflows/check.yml", "github-publish.yml": ".github/workflows/publish.yml",
                "github-action.yml": ".github/actions/houser/action.yml", "get-houser.sh": ".github/actions/houser/get-houser.sh",
                "houser-release": ".github/actions/houser/houser-release",
            ]
        case .gitlab: StarterForge.fetching(["gitlab.yml": ".gitlab-ci.yml"])
        case .forgejo: StarterForge.fetching(["forgejo.yml": ".forgejo/workflows/board.yml"])
        case .netlify: StarterForge.fetching(["netlify.toml": "netlify.toml", "cloudflare.sh": ".ci/build.sh"])
        case .cloudflare: StarterForge.fetching(["cloudflare.sh": ".ci/build.sh"])
        case .server: ["houser.service": "server/houser.service", "houser.timer": "server/houser.timer"]
        case .none: [:]
        }
    }

    /// Where it is written which release of the program is fetched, and from where; nil where it is installed by hand.
    var release: String? { places["houser-release"] }

    /// Those, and what fetches the program.
    private static func fetching(_ places: [String: String]) -> [String: String] {
        places.merging(["get-houser.sh": ".ci/get-houser.sh", "houser-release": ".ci/houser-release"]) { $1 }
    }
}
