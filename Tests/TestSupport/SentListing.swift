import Bytes
import Foundation

/// A listing as the posting page makes it, with its owner and two pictures, for the board `small`.
package enum SentListing {
    package static let path = "rentals/sunny-flat/index.md"
    package static let personPath = "people/nora.yaml"
    package static let pictureNames = ["photo-1.jpg", "photo-2.jpg"]

    /// Its facts, of which some lines are longer than mail programs leave them.
    package static let facts = """
        ---
        title: "Sunny two-bedroom flat: near trams, shops and the river walk to Dights Falls"
        owner: nora
        address: {street: 4 Rae Street, suburb: Fitzroy North, state: VIC, postcode: 3068, show: full}
        rent: 500
        property: apartment
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-20
        features: [balcony, dishwasher, air conditioning, gas cooking, alarm, garden, built-in robes]
        inspections:
          - {start: 2026-12-05 11:00, end: 2026-12-05 11:30}
          - {start: 2026-12-12 11:00, end: 2026-12-12 11:30}
        images: [{file: photo-1.jpg, alt: "The front, in the sun of a morning"}, {file: photo-2.jpg, alt: "The \\"old\\" kitchen"}]
        ---
        """
    package static let description = """
        Light and quiet, on the first floor. The trams stop around the corner, and the river is a walk of ten minutes.

        - Two bedrooms
        - One bathroom
        """
    package static let listing = facts + "\n\n" + description + "\n"
    package static let person = """
        name: Nora Quinn
        role: owner
        about: "Lets the flat above the bakery, which her grandparents built, to people who like bread."
        phone: 0491 570 158
        email: nora@quinn.example

        """

    /// The same as a letter.
    package static let letter = letter([(path, listing), (personPath, person)], pictures: pictureNames)

    /// The letter of files, as the posting page writes it.
    package static func letter(_ files: [(path: String, text: String)], pictures: [String] = []) -> String {
        let parts = files.map { "--- \($0.path) ---\n" + $0.text.trimmingCharacters(in: .newlines) + "\n" }
        let names = pictures.isEmpty ? [] : ["--- pictures: \(pictures.joined(separator: ", ")) ---\n"]
        return (parts + names + ["--- end ---\n"]).joined(separator: "\n")
    }

    /// A picture of the board `small`.
    package static let picture: [UInt8] =
        (try? Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/front.jpg", limit: 1 << 20)) ?? []

    /// All its files, as an archive has them.
    package static var files: [(path: String, bytes: [UInt8])] {
        [(path, Array(listing.utf8)), (personPath, Array(person.utf8))]
            + pictureNames.map { ("rentals/sunny-flat/" + $0, picture) }
    }

    /// A text whose lines are broken at spaces, as mail programs do it, with something before each that is not the first of its line.
    package static func broken(_ text: String, at width: Int = 72, before rest: String = "") -> String {
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { broken(String($0), at: width).joined(separator: "\n" + rest) }.joined(separator: "\n")
    }

    private static func broken(_ line: String, at width: Int) -> [String] {
        guard line.count > width else { return [line] }
        var lines: [String] = [String(line.prefix { $0 == " " })]
        let words: [Substring] = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
        for (place, word) in words.enumerated() {
            if place > 0, lines[lines.count - 1].count + word.count + 1 > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1].append((place > 0 ? " " : "") + String(word))
            }
        }
        return lines
    }
}
