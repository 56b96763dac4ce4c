import ArgumentParser
import Places
import Values

/// A kind of listing that a made-up board can have.
enum SampleKind: String, ExpressibleByArgument, CaseIterable {
    case rental, item, room, wanted, car, story

    /// The folder of its listings.
    var folder: String {
        switch self {
        case .rental: "rentals"
        case .item: "items"
        case .room: "rooms"
        case .wanted: "wanted"
        case .car: "cars"
        case .story: "stories"
        }
    }

    /// The fact that holds its price.
    var price: String? {
        switch self {
        case .rental, .room: "rent"
        case .item, .car: "price"
        case .wanted: "budget"
        case .story: nil
        }
    }

    /// The status of what is no longer to be had.
    var done: String {
        switch self {
        case .rental, .room: "let"
        case .item, .car: "sold"
        case .wanted: "found"
        case .story: "archived"
        }
    }

    /// All kinds, each as often as on the demonstration board and spread evenly, to be listed in turn.
    static let mixed: [SampleKind] = {
        let shares: [(kind: SampleKind, count: Int)] = [
            (.rental, 58), (.item, 44), (.wanted, 22), (.car, 19), (.room, 18), (.story, 13),
        ]
        return shares.flatMap { share in
            (0..<share.count).map { (kind: share.kind, place: (Double($0) + 0.5) / Double(share.count)) }
        }
        .enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.kind)
    }()
}

/// The facts of made-up rooms, people who look, cars and stories, each as full as a careful person would write them.
extension SampleBoard {
    /// How many brands the cars are of.
    static let brands = 20

    func room(_ facts: CommonFacts, _ random: inout SplitMix64) -> String {
        let stay = Int.random(in: 3...12, using: &random)
        return """
            \(facts.lines)
            rent: \(Int.random(in: 20...60, using: &random) * 10)
            room: \(pick(["private room", "shared room", "studio in a home"], &random))
            available: \(SampleBoard.today + Int.random(in: -5...60, using: &random))
            stay: \(stay) to \(stay + 6)
            bond: 1200
            bills: \(pick(["included", "shared", "extra"], &random))
            bathroom: \(pick(["own", "shared"], &random))
            furnished: furnished
            household: \(Int.random(in: 1...5, using: &random))
            home: house
            living: \(words(12, &random))
            shared: [kitchen, lounge, laundry]
            \(habits(&random))
            inspections:
              - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}
            """
    }

    func wanted(_ facts: CommonFacts, _ random: inout SplitMix64) -> String {
        let stay = Int.random(in: 3...12, using: &random)
        let looksForHome = facts.number % 4 == 1
        return """
            \(facts.lines)
            budget: \(Int.random(in: 20...60, using: &random) * 10)
            looking-for: [\(looksForHome ? "whole home" : "room")]
            available: \(SampleBoard.today + Int.random(in: -5...60, using: &random))
            stay: \(stay) to \(stay + 6)
            people: 1
            \(looksForHome ? "seats: \(Int.random(in: 2...4, using: &random))\nbedrooms: 2 to 4" : "deal-breakers: [smoking]")
            \(habits(&random))
            """
    }

    func car(_ facts: CommonFacts, _ random: inout SplitMix64) -> String {
        let price = Int.random(in: 20...600, using: &random) * 100
        let brand = Int.random(in: 0..<SampleBoard.brands, using: &random)
        return """
            \(facts.lines)
            price: \(price)
            brand: brand-\(brand)
            model: Model \(Int.random(in: 0..<5, using: &random))
            variant: \(words(1, &random))
            year: \(Int.random(in: 1995...2026, using: &random))
            odometer: \(Int.random(in: 1...300, using: &random) * 1_000)
            body: \(pick(["hatch", "sedan", "wagon", "SUV", "ute"], &random))
            fuel: \(pick(["petrol", "diesel", "hybrid", "electric"], &random))
            transmission: automatic
            drive: front
            colour: \(pick(["white", "black", "silver", "blue", "red"], &random))
            registered: 2027-05-01
            history: [{on: \(facts.listed), price: \(price + 500)}]
            """
    }

    func story(_ facts: CommonFacts, _ random: inout SplitMix64) -> String {
        guard facts.number % 10 == 0 else { return facts.lines }
        let day = SampleBoard.today + Int.random(in: 1...60, using: &random)
        return "\(facts.lines)\nwhen: [{start: \(day) 18:00, end: \(day) 20:00}]"
    }

    private func habits(_ random: inout SplitMix64) -> String {
        """
        smoking: \(pick(["no smoking", "outside only", "fine"], &random))
        pets: \(pick(["no pets", "welcome", "have one"], &random))
        noise: \(pick(["quiet", "balanced", "lively"], &random))
        cleaning: \(pick(["relaxed", "tidy", "spotless"], &random))
        cooking: \(pick(["rarely", "own meals", "shared meals"], &random))
        guests: \(pick(["rarely", "sometimes", "often"], &random))
        """
    }

    private func pick(_ words: [String], _ random: inout SplitMix64) -> String {
        words[Int.random(in: 0..<words.count, using: &random)]
    }
}

/// What every made-up listing of a newer kind has.
struct CommonFacts {
    let number: Int
    let listed: Day
    let lines: String

    init(_ number: Int, title: String, owners: Int, _ locality: Locality, _ random: inout SplitMix64) {
        self.number = number
        listed = SampleBoard.today + -Int.random(in: 0...30, using: &random)
        lines = """
            title: \(title), number \(number)
            owner: owner-\(Int.random(in: 0..<owners, using: &random))
            address: {suburb: "\(locality.name)", state: \(locality.state.rawValue), postcode: \(locality.postcode)}
            listed: \(listed)
            confirmed: \(listed)
            """
    }
}
