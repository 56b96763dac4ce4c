/// An Australian state or territory, by its postal abbreviation.
///
/// A board may bring its own table of places, but only with these states, since tenancy law and time zones depend on
/// them.
public enum State: String, CaseIterable, Sendable, Hashable, Comparable {
    case nsw = "NSW"
    case vic = "VIC"
    case qld = "QLD"
    case sa = "SA"
    case wa = "WA"
    case tas = "TAS"
    case act = "ACT"
    case nt = "NT"

    /// Reads an abbreviation or full name in any case, with or without dots and spaces (`N.S.W.`, `victoria`); nil for
    /// any other text.
    public init?(_ text: some StringProtocol) {
        guard let letters = State.letters(text) else { return nil }
        let known = State.allCases.first { state in
            letters == State.letters(state.rawValue) || letters == State.letters(state.name)
        }
        guard let known else { return nil }
        self = known
    }

    /// Returns the letters of a text in lower case, without dots and white space; nil if it has anything else or is
    /// longer than any state's name.
    private static func letters(_ text: some StringProtocol) -> [UInt8]? {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A: result.append(byte | 0x20)
            case 0x09, 0x20, 0x2E: continue
            default: return nil
            }
            guard result.count <= 40 else { return nil }
        }
        return result
    }

    /// The requirement for states in a table.
    public static let rule = "a state is one of \(State.allCases.map { $0.rawValue }.joined(separator: ", "))"

    /// Reads exactly the bytes of an abbreviation, as tables have it.
    public init?(code: some Collection<UInt8>) {
        guard code.count <= 3 else { return nil }
        switch code.reduce(0, { $0 << 8 | Int($1) }) {
        case 0x4E5357: self = .nsw
        case 0x564943: self = .vic
        case 0x514C44: self = .qld
        case 0x5341: self = .sa
        case 0x5741: self = .wa
        case 0x544153: self = .tas
        case 0x414354: self = .act
        case 0x4E54: self = .nt
        default: return nil
        }
    }

    /// The index in ``allCases``.
    public var ordinal: Int {
        switch self {
        case .nsw: 0
        case .vic: 1
        case .qld: 2
        case .sa: 3
        case .wa: 4
        case .tas: 5
        case .act: 6
        case .nt: 7
        }
    }

    /// The full name, such as `Victoria`.
    public var name: String {
        switch self {
        case .nsw: "New South Wales"
        case .vic: "Victoria"
        case .qld: "Queensland"
        case .sa: "South Australia"
        case .wa: "Western Australia"
        case .tas: "Tasmania"
        case .act: "Australian Capital Territory"
        case .nt: "Northern Territory"
        }
    }

    /// The slug, such as `vic`.
    public var slug: String { State.slugs[ordinal] }

    private static let slugs = allCases.map { $0.rawValue.lowercased() }

    /// Orders states as ``allCases`` does, which is their order in tables and lists.
    public static func < (left: State, right: State) -> Bool { left.ordinal < right.ordinal }
}
