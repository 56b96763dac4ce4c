import Bytes

/// What people call the time of a zone: `AEDT`. Foundation's abbreviations depend on the locale and are not used.
enum ZoneAbbreviation {
    /// The abbreviation of a zone's time at an offset, given the offset of its standard time, both in seconds east of UTC. Zones outside
    /// Australia have none that everybody knows, so the offset stands for it: `+0530`.
    static func append(for zone: String, offset: Int, standard: Int, to out: inout ByteBuffer) {
        let names = zone.hasPrefix("Australia/") ? mainland : islands[zone] ?? []
        if let name = names.first(where: { $0.standard == standard && $0.offset == offset })?.name {
            out.append(name)
        } else {
            out.append(calendarOffset: offset)
        }
    }

    private typealias Name = (standard: Int, offset: Int, name: StaticString)

    private static let mainland: [Name] = [
        (36_000, 36_000, "AEST"), (36_000, 39_600, "AEDT"), (34_200, 34_200, "ACST"), (34_200, 37_800, "ACDT"),
        (28_800, 28_800, "AWST"), (31_500, 31_500, "ACWST"),
        // Lord Howe Island moves its clocks by half an hour.
        (37_800, 37_800, "LHST"), (37_800, 39_600, "LHDT"),
    ]
    private static let islands: [String: [Name]] = [
        "Pacific/Norfolk": [(39_600, 39_600, "NFT"), (39_600, 43_200, "NFDT")], "Indian/Christmas": [(25_200, 25_200, "CXT")],
        "Indian/Cocos": [(23_400, 23_400, "CCT")],
    ]
}
