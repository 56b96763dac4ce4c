import Foundation
import Places
import Values

/// A made-up board of any size: the same for the same seed. Few suburbs have many listings and many have few, as in life (Zipf's law), and
/// few words are in most texts and many in few.
struct SampleBoard {
    /// The day as of which it is built; no listing of it has expired then.
    static let today = Day(year: 2026, month: 11, day: 21) ?? Day(number: 0)

    private let listings: Int
    private let kinds: [SampleKind]
    private let localities: [Locality]
    private let popularity: ZipfDistribution
    private var random: SplitMix64

    /// - Parameters:
    ///   - kinds: what is listed, in turn; rentals and items unless said otherwise, four to one.
    ///   - suburbs: how many suburbs the listings are in; all that there are unless said otherwise.
    init(listings: Int, kinds: [SampleKind] = [], suburbs: Int? = nil, seed: UInt64, gazetteer: Gazetteer) {
        self.listings = listings
        self.kinds = kinds.isEmpty ? [.rental, .rental, .rental, .rental, .item] : kinds
        var random = SplitMix64(state: seed)
        let all = gazetteer.localities.filter { !$0.isPostalOnly }.shuffled(using: &random)
        localities = Array(all.prefix(suburbs ?? all.count))
        popularity = ZipfDistribution(count: localities.count, flatness: 10)
        self.random = random
    }

    /// Writes the board's content folder.
    func write(to folder: String) throws {
        var random = random
        let files = FileManager.default
        for name in Set(kinds).map(\.folder) + ["people"] + (kinds.contains(.car) ? ["brands"] : []) {
            try files.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try write(
            "title: Benchmark board\ndescription: Made up, to measure.\nurl: https://board.example/\nauthority: board.example,2026\ntimezone: Australia/Melbourne\n",
            to: folder + "/board.yaml")
        let owners = max(1, listings / 20)
        for owner in 0..<owners {
            try write(
                "name: Owner \(owner)\nrole: owner\nphone: 0491 570 156\nemail: owner\(owner)@board.example\n",
                to: folder + "/people/owner-\(owner).yaml")
        }
        for number in 0..<listings {
            let locality = localities[popularity.pick(using: &random)]
            let kind = kinds[number % kinds.count]
            let text =
                switch kind {
                case .rental: rental(number, locality, owners, &random)
                case .item: item(number, locality, owners, &random)
                case .room: full(number, locality, owners, &random, room)
                case .wanted: full(number, locality, owners, &random, wanted)
                case .car: full(number, locality, owners, &random, car)
                case .story: full(number, locality, owners, &random, story)
                }
            try write(text, to: folder + "/\(kind.folder)/\(locality.name.slugified)-\(number).md")
        }
        guard kinds.contains(.car) else { return }
        for brand in 0..<SampleBoard.brands {
            try write("name: Brand \(brand)\nfounded: \(1900 + brand)\n", to: folder + "/brands/brand-\(brand).yaml")
        }
    }

    private func full(
        _ number: Int, _ locality: Locality, _ owners: Int, _ random: inout SplitMix64,
        _ facts: (CommonFacts, inout SplitMix64) -> String
    ) -> String {
        let common = CommonFacts(number, title: words(4, &random), owners: owners, locality, &random)
        return "---\n" + facts(common, &random) + "\n---\n\n" + prose(&random)
    }

    private func rental(_ number: Int, _ locality: Locality, _ owners: Int, _ random: inout SplitMix64) -> String {
        let rooms = Int.random(in: 0...5, using: &random)
        let rent = Int.random(in: 30...140, using: &random) * 10
        let listed = SampleBoard.today + -Int.random(in: 0...30, using: &random)
        let homes = ["apartment", "house", "terrace", "townhouse", "unit"]
        let drop = number % 7 == 0 ? "history:\n  - {on: \(listed), rent: \(rent + 30)}\n" : ""
        return """
            ---
            title: \(words(4, &random)) in \(locality.name), number \(number)
            owner: owner-\(Int.random(in: 0..<owners, using: &random))
            status: available
            address: {street: \(number % 300 + 1) Example Street, suburb: "\(locality.name)", state: \(locality.state.rawValue), postcode: \(locality.postcode), show: \(number % 4 == 0 ? "suburb" : "full")}
            rent: \(rent)
            bond: \(rent * 4)
            property: \(homes[Int.random(in: 0..<homes.count, using: &random)])
            bedrooms: \(rooms)
            bathrooms: \(rooms / 2 + 1)
            carparks: \(rooms % 3)
            available: \(SampleBoard.today + Int.random(in: -5...60, using: &random))
            listed: \(listed)
            confirmed: \(SampleBoard.today + -Int.random(in: 0...10, using: &random) < listed ? listed : SampleBoard.today)
            pets: on-application
            features: [balcony, dishwasher, air conditioning, heating]
            inspections:
              - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}
            \(drop)---

            """ + prose(&random)
    }

    private func item(_ number: Int, _ locality: Locality, _ owners: Int, _ random: inout SplitMix64) -> String {
        let sorts = ["furniture", "appliances", "books", "bicycles", "music"]
        return """
            ---
            title: \(words(3, &random)) to a good home, number \(number)
            owner: owner-\(Int.random(in: 0..<owners, using: &random))
            address: {suburb: "\(locality.name)", state: \(locality.state.rawValue), postcode: \(locality.postcode)}
            price: \(Int.random(in: 0...400, using: &random))
            category: \(sorts[Int.random(in: 0..<sorts.count, using: &random)])
            condition: good
            listed: \(SampleBoard.today + -Int.random(in: 0...30, using: &random))
            ---

            """ + prose(&random)
    }

    private func prose(_ random: inout SplitMix64) -> String {
        var text = ""
        for paragraph in 0..<5 {
            if paragraph == 3 { text += "## Getting around\n\n" }
            text +=
                "\(words(20, &random)), with **\(words(2, &random))** and [more](https://example.org/\(paragraph)). \(words(28, &random)).\n\n"
        }
        return text + "- \(words(5, &random))\n- \(words(6, &random))\n- \(words(4, &random))\n"
    }

    private static let usual = [
        "sunny", "quiet", "garden", "tram", "kitchen", "window", "morning", "street", "light", "walk", "river", "market", "school",
        "timber",
        "floor", "room", "large", "small", "bright", "corner", "leafy", "bus", "station", "shop", "park", "balcony", "brick", "old", "new",
        "near",
    ]

    func words(_ count: Int, _ random: inout SplitMix64) -> String {
        let text = (0..<count).map { _ in SampleBoard.vocabulary[SampleBoard.frequencies.pick(using: &random)] }.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The usual words, then as many rare ones as the texts of a large board have.
    private static let vocabulary: [String] = {
        let syllables = [
            "ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "wo", "br", "st", "en", "or", "al", "ing",
        ]
        let rare = (0..<8_000).map { number in
            (0..<3).map { syllables[number / [1, 20, 400][$0] % syllables.count] }.joined()
        }
        return usual + rare
    }()

    private static let frequencies = ZipfDistribution(count: vocabulary.count, flatness: 4)

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}

/// A small generator of pseudo-random numbers that is the same everywhere (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
