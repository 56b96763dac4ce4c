import Findings
import Testing

/// A mistake that people make in one file, and what they must read of it first.
struct Slip: Sendable, CustomTestStringConvertible {
    /// What helps somebody who reads the message.
    enum Help: Sendable {
        /// The fix can be pasted as it is, and nothing is left to do.
        case paste
        /// It holds a … where a fact belongs that only they know.
        case template
    }

    let file: SlipFile
    /// What stands in the good file, and what somebody wrote for it.
    let good: String
    let wrong: String
    /// Words that the first message must have.
    let says: String
    var help = Help.paste
    /// How often a fix has to be pasted: once for each line that is wrong.
    var lines = 1

    var testDescription: String { "\(file): \(wrong.isEmpty ? "without " + good : wrong)" }

    /// The file with the mistake; nil if the good one has no such text.
    var text: String? {
        guard !good.isEmpty else { return wrong }
        return file.good.contains(good) ? file.good.replacing(good, with: wrong, maxReplacements: 1) : nil
    }
}

/// A file that has nothing wrong in it.
enum SlipFile: String, CaseIterable, Sendable {
    case rental, person, comment, car, board

    var path: String {
        switch self {
        case .rental: "rentals/sunny-flat/index.md"
        case .person: "people/nora.yaml"
        case .comment: "comments/gipps-street-terrace/one.md"
        case .car: "cars/saab.md"
        case .board: "board.yaml"
        }
    }

    var good: String {
        switch self {
        case .rental: Self.goodRental
        case .person:
            "name: Nora Quinn\nrole: owner\nabout: Lives around the corner.\nphone: 0491 570 158\nemail: nora@quinn.example\nwhatsapp: yes\n"
        case .comment: "---\nname: Jo\ndate: 2026-11-20\n---\nIs the balcony big enough?\n"
        case .car: Self.goodCar
        case .board: "title: Small Board\nurl: https://small.example/\nauthority: small.example,2026\ntimezone: Australia/Melbourne\n"
        }
    }

    private static let goodRental = """
        ---
        title: Light flat near the park
        owner: nora
        status: available
        address: {street: 1 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}
        rent: 520
        bond: 2080
        property: apartment
        bedrooms: 2
        bathrooms: 1
        carparks: 1
        pets: welcome
        features: [dishwasher, balcony]
        tags: [quiet, near trams]
        available: 2026-12-01
        listed: 2026-11-12
        confirmed: 2026-11-18
        images: [{file: front.png, alt: The front}]
        contact: {name: Kath, phone: 0491 570 156}
        ---
        Light and quiet, on the first floor.

        """

    private static let goodCar = """
        ---
        title: A car of the family
        owner: nora
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        price: 9500
        brand: saab
        model: 9-3
        year: 2006
        body: sedan
        fuel: petrol
        odometer: 120000
        transmission: manual
        registered: 2027-03-31
        listed: 2026-11-18
        ---
        As it is.

        """
}
