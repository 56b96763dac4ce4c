import Bytes
import Foundation
import ListingKit
import SiteKit
import Testing

/// Packages and messages with damage at random. Whatever comes of them lies where listings and people do, or nothing comes of them.
package enum RandomParcels {
    private static let board = ParcelReader.Board(kinds: ["rentals", "items"]) { _ in false }

    /// Reads some packages and messages, each with other damage.
    package static func check(seed: UInt64, rounds: Int = 60) throws {
        var generator = SeededGenerator(seed: seed)
        let folder = try Scratch.memory.make("houser-parcels")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for round in 0..<rounds {
            let bytes = damaged(sample(round), with: &generator)
            let file = "\(folder)/came"
            try Data(bytes).write(to: URL(filePath: file))
            try ParcelReader(board).read([file]) { delivery in
                guard case .parcel(let parcel) = delivery.content else { return }
                for file in parcel.files where file.path.wholeMatch(of: expected) == nil {
                    Issue.record("\(file.path) came of round \(round) of seed \(seed)")
                }
                #expect(Set(parcel.files.map { $0.path.lowercased() }).count == parcel.files.count)
            }
        }
    }

    private nonisolated(unsafe) static let expected =
        #/(people/[a-z0-9-]+\.ya?ml)|((rentals|items)/[a-z0-9-]+(\.(md|ya?ml)|/index\.(md|ya?ml)|/[A-Za-z0-9][A-Za-z0-9 ._()-]*))/#

    private static func sample(_ round: Int) -> [UInt8] {
        let letter = SentMail.plain(SentListing.broken(SentListing.letter), "charset=UTF-8; format=flowed")
        let mixed = SentMail.multipart("mixed", [letter] + SentMail.pictures, boundary: "b")
        switch round % 5 {
        case 0: return ZipMaker(SentListing.files).bytes
        case 1: return Array(SentMail.message(mixed).utf8)
        case 2:
            let html = SentMail.quotedPrintable("<div>" + SentListing.letter.replacing("\n", with: "<br>") + "</div>", "text/html")
            return Array(SentMail.message(SentMail.multipart("alternative", [html] + SentMail.pictures, boundary: "c")).utf8)
        case 3: return Array(SentListing.letter.utf8)
        default:
            let start = "From a@b.example Sat Nov 21 10:00:00 2026\n"
            return Array((start + SentMail.message(mixed) + "\n" + start + SentMail.message(letter)).utf8)
        }
    }

    /// Some bytes turned, cut out, doubled, or put in from elsewhere.
    private static func damaged(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
        let words = [
            "--- end ---", "\n--- ../x.md ---\n", "--b\n", "--b--\n", "> ", "=\n", "\"", "{", "[", "—", "<", "&#", "\r", "Content-Type: ",
            "multipart/mixed; boundary=b",
            "=?utf-8?q?", "filename*0*=", "\u{0}", "\u{202E}", "PK\u{1}\u{2}", "\n\n", "base64",
        ]
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...8, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 3: bytes.removeLast(min(bytes.count, end - place))
            default: bytes.insert(contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: place)
            }
        }
        return bytes
    }
}
