/// The time zones of Australian places.
enum AustralianTimeZone: UInt8, Sendable {
    case sydney, melbourne, brisbane, adelaide, perth, hobart, darwin
    case brokenHill, eucla, lordHowe, norfolk, christmas, cocos

    /// The zone of a state, apart from its ``exceptions``.
    init(of state: State) {
        switch state {
        case .nsw, .act: self = .sydney
        case .vic: self = .melbourne
        case .qld: self = .brisbane
        case .sa: self = .adelaide
        case .wa: self = .perth
        case .tas: self = .hobart
        case .nt: self = .darwin
        }
    }

    /// The IANA identifier.
    var identifier: String {
        switch self {
        case .sydney: "Australia/Sydney"
        case .melbourne: "Australia/Melbourne"
        case .brisbane: "Australia/Brisbane"
        case .adelaide: "Australia/Adelaide"
        case .perth: "Australia/Perth"
        case .hobart: "Australia/Hobart"
        case .darwin: "Australia/Darwin"
        case .brokenHill: "Australia/Broken_Hill"
        case .eucla: "Australia/Eucla"
        case .lordHowe: "Australia/Lord_Howe"
        case .norfolk: "Pacific/Norfolk"
        case .christmas: "Indian/Christmas"
        case .cocos: "Indian/Cocos"
        }
    }

    /// Places with another time than their state. Broken Hill's zone is the County of Yancowinna; Eucla's is the
    /// unofficial one along the Eyre Highway from Caiguna to the South Australian border post.
    static let exceptions: [(zone: AustralianTimeZone, state: State, names: [String])] = [
        (.brokenHill, .nsw, ["Broken Hill", "Broken Hill North", "Broken Hill West", "South Broken Hill", "Silverton"]),
        (.eucla, .wa, ["Eucla", "Mundrabilla", "Madura", "Cocklebiddy", "Caiguna"]),
        (.eucla, .sa, ["Border Village"]),
        (.lordHowe, .nsw, ["Lord Howe Island"]),
        (.norfolk, .nsw, ["Norfolk Island"]),
        (.christmas, .wa, ["Christmas Island"]),
        (.cocos, .wa, ["Home Island", "West Island", "Cocos Islands", "Cocos (Keeling) Islands"]),
    ]
}
