import BundledData
import Bytes
import ListingKit
import Places
import Publishing
import Values

/// What the posting page needs to say what `houser check` would say: the judge as a module for browsers, and what it is told of the board.
/// There is none where the program was built without the module.
struct JudgeFiles: OutputFamily {
    let context: SiteContext

    /// Whether the program has the module.
    static let isThere = houser_judge_count() > 0

    var count: Int { JudgeFiles.isThere ? 1 : 0 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("judge", NoInput()) { [context] _, _ in
            [
                Artifact(
                    path: try ArtifactPath(Route.judgeModule.file), stage: .root,
                    content: .bytes(Array(UnsafeBufferPointer(start: houser_judge_bytes(), count: houser_judge_count())))),
                Artifact(path: try ArtifactPath(Route.judgeBoard.file), stage: .root, content: .bytes(JudgeFiles.board(context))),
            ]
        }
    }

    /// What the judge is told, in the form of its messages, with the tables that it needs. The names of people stay out of it: their own pages
    /// show them as far as they want.
    private static func board(_ context: SiteContext) -> [UInt8] {
        var out = ByteBuffer(capacity: 1 << 21)
        func add(_ name: String, _ value: some Collection<UInt8>) {
            out.append(text: "\(name) \(value.count)\n")
            for byte in value { out.append(byte) }
            out.append("\n")
        }
        add("zone", context.board.timeZone.utf8)
        if let host = Board.host(context.board.url) { add("host", host.utf8) }
        for person in context.people {
            add("person", "\(person.handle)\n\(person.contact.isUsable ? "reachable" : "")\n".utf8)
        }
        for circle in context.circles { add("circle", circle.slug.utf8) }
        for brand in context.brands { add("brand", "\(brand.slug)\n\(brand.name)".utf8) }
        for file in context.judged.kinds { add("kind", Array("\(file.path)\n".utf8) + file.bytes) }
        if !context.board.hasCampuses { add("campuses", "none".utf8) } else if let own = context.judged.campuses { add("campuses", own) }
        if let own = context.judged.suburbs { add("suburbs", own) }
        for (name, bytes) in tables { add("table-" + name, bytes) }
        return out.bytes
    }

    /// The tables by the names that the judge's worker has for them.
    private static var tables: [(String, UnsafeBufferPointer<UInt8>)] {
        func table(_ name: String, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> (String, UnsafeBufferPointer<UInt8>) {
            (name, UnsafeBufferPointer(start: bytes, count: count))
        }
        return [
            table("suburbs", houser_suburbs_bytes(), houser_suburbs_count()),
            table("universities", houser_universities_bytes(), houser_universities_count()),
            table("regions", houser_regions_bytes(), houser_regions_count()),
            table("members", houser_region_members_bytes(), houser_region_members_count()),
            table("nicknames", houser_nicknames_bytes(), houser_nicknames_count()),
            table("abbreviations", houser_abbreviations_bytes(), houser_abbreviations_count()),
            table("slips", houser_slips_bytes(), houser_slips_count()),
        ]
    }
}
