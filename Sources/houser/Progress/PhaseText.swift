import Publishing
import SiteKit

/// What a phase is called.
struct PhaseText {
    /// In logs.
    let key: String
    /// For people.
    let title: String

    init(_ phase: BuildPhase) {
        (key, title) =
            switch phase {
            case .read: ("read", "Reading listings")
            case .theme: ("theme", "Compiling templates")
            case .site: ("site", "Arranging the site")
            case .compare: ("compare", "Looking at the output")
            case .stock: ("stock", "Making cards")
            case .make: ("make", "Making files")
            case .write: ("write", "Publishing files")
            case .verify: ("verify", "Verifying files")
            }
    }
}
