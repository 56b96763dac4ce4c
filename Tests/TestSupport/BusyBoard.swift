import Foundation
import ListingKit
import SiteKit
import Testing
import Values

/// A board on which something happens every day.
package enum BusyBoard {
    /// The day on which the board is looked at first.
    package static let today = Day("2026-11-21") ?? Day(number: 0)

    /// Writes a thing for sale.
    package static func write(_ number: Int, listed: Day, history: String = "", to workspace: Workspace) throws {
        try workspace.write(
            "items/thing-\(number).yaml",
            """
            title: Thing of use \(number)
            owner: maria
            address: {suburb: Brunswick, state: VIC, postcode: 3056}
            price: \(10 + number)
            category: furniture
            condition: good
            listed: \(listed)
            confirmed: \(max(listed, today))
            tags: [solid oak]
            \(history)description: A thing.

            """)
    }

    /// Whatever happens on the days that follow, be it new things, prices, sales, typos or what is written a day late: an archive that is
    /// closed stays as it is. So many more there are in the end.
    @discardableResult
    package static func checkArchives(days: Int, seed: UInt64) throws -> Int {
        var random = SeededGenerator(seed: seed)
        let workspace = try Workspace(board: "small")
        for number in 0..<240 { try write(number, listed: today + -(number % 30), to: workspace) }
        try workspace.build()
        func archives() throws -> [String: [UInt8]] {
            try workspace.contents().filter { $0.key.contains("changes-") && !$0.key.hasSuffix("changes-rss.xml") }
        }
        var known = try archives()
        let first = known.count
        #expect(first > 4)
        for number in 1...days {
            let today = BusyBoard.today + number
            for _ in 0..<3 { try write(1_000 + number * 10 + Int.random(in: 0..<5, using: &random), listed: today, to: workspace) }
            let old = "items/thing-\(Int.random(in: 0..<240, using: &random)).yaml"
            let text = try String(contentsOfFile: workspace.content + "/" + old, encoding: .utf8)
            if text.contains("history") {
                try workspace.edit(old, "description: A ", "description: A better ")
            } else {
                let day = today + -Int.random(in: 0...1, using: &random)
                let price = text.split(separator: "\n").first { $0.hasPrefix("price: ") }.map { $0.dropFirst("price: ".count) } ?? ""
                if Bool.random(using: &random) {
                    try workspace.edit(old, "price: \(price)\n", "price: 1\nhistory: [{on: \(day), price: \(price)}]\n")
                } else {
                    try workspace.edit(old, "description: ", "status: sold\nhistory: [{on: \(day), status: available}]\ndescription: ")
                }
            }
            try #require(try workspace.build(today: .day(today)).publication != nil)
            let now = try archives()
            for (path, bytes) in known { #expect(now[path] == bytes, "day \(number): \(path)") }
            known = now
        }
        return known.count - first
    }
}
