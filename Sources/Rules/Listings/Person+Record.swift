import Facts
import Findings
import Values
import YAML

/// The file of an owner.
extension Person {
    /// What an owner's file holds.
    package static let schema = RecordSchema(
        "an owner's file", .personFile,
        slots: [Keys.name.slot, Keys.role.slot, Keys.about.slot] + Contact.ways + [
            Keys.licence.slot, Keys.businessNumber.slot, Keys.website.slot, Keys.forge.slot, Keys.news.slot, Keys.circles.slot,
            Keys.was.slot,
        ])

    private enum Keys {
        static let name = RecordField(required: "name", .line(80))
        static let role = RecordField<Role>("role", .choice(roles))
        static let about = RecordField("about", .paragraphs())
        static let licence = RecordField("licence", .line())
        static let businessNumber = RecordField("abn", .businessNumber)
        static let website = RecordField("website", .link)
        static let forge = RecordField("forge", .word)
        static let news = RecordField(
            "status", .group(News.schema, News.init), help: "Without the day nobody would know whether it still holds.")
        static let circles = RecordField("circles", .list)
        static let was = RecordField("was", .list)
    }

    /// The owner of a file whose name is that handle, on a board with those circles.
    package init?(_ record: RecordReader, handle: String, circles: [String], report: inout Report) {
        let name = record.read(Keys.name, &report)
        let contact = Contact(name: name, in: record.node, report: &report)
        let role = record.read(Keys.role, &report) ?? .owner
        let licence = record.read(Keys.licence, &report)
        if role == .agent, licence == nil {
            report.add(
                .personFile, record.span(Keys.role), "an agent should give a licence number",
                reason: "State law requires it in advertisements.", fix: "licence: …", severity: .warning,
                missing: Keys.licence.key)
        }
        self.init(
            handle: handle, name: name ?? "", role: role, about: record.read(Keys.about, &report), contact: contact, licence: licence,
            website: record.read(Keys.website, &report), forge: record.read(Keys.forge, &report), news: record.read(Keys.news, &report),
            circles: Rule.circles(record.read(Keys.circles, &report) ?? [], among: circles, report: &report),
            businessNumber: record.read(Keys.businessNumber, &report),
            was: (record.read(Keys.was, &report) ?? []).compactMap { Person.former(handle: $0, of: handle, report: &report) })
        if name == nil { return nil }
    }

    /// A handle that somebody had before.
    private static func former(handle node: YAMLNode, of handle: String, report: inout Report) -> String? {
        let was = node.text?.trimmed ?? ""
        if was.isSlug, was != handle { return was }
        return report.reject(
            .personFile, node.span, was == handle ? "\"was\" names the handle of this very file" : "\(was.quoted) is not a handle",
            reason: "It is the name that this file had before, without its ending: people who follow it are sent to the new one.")
    }

    /// What people call themselves.
    private static let roles = Dictionary(synonyms: [
        (
            Person.Role.owner.rawValue,
            [
                "landlord", "landlady", "private-landlord", "private-owner", "home-owner", "homeowner", "house-owner", "lessor", "private",
                "proprietor", "host",
            ]
        ),
        (
            Person.Role.agent.rawValue,
            [
                "real-estate-agent", "estate-agent", "property-manager", "rental-manager", "leasing-agent", "leasing-consultant", "realtor",
                "agency", "real-estate", "real-estate-agency", "letting-agent",
            ]
        ),
        (
            Person.Role.headTenant.rawValue,
            ["tenant", "head-lessee", "lead-tenant", "main-tenant", "lease-holder", "leaseholder", "flatmate", "housemate", "sublessor"]
        ),
        (Person.Role.seller.rawValue, ["private-seller", "private-sale", "individual", "vendor"]),
        (Person.Role.business.rawValue, ["company", "shop", "store", "trader", "dealer", "firm", "retailer"]),
        (
            Person.Role.looking.rawValue,
            [
                "looking-for-a-home", "looking-for-a-room", "seeker", "home-seeker", "room-seeker", "searching", "house-hunter",
                "applicant",
                "prospective-tenant", "wanted",
            ]
        ),
    ])
}

extension Person.News {
    fileprivate static let schema = RecordSchema("\"status\"", .personFile, slots: [words.slot, on.slot])
    private static let words = RecordField(required: "text", .line(140), help: "It is shown for \(span) days.")
    private static let on = RecordField(required: "on", .dayOfWriting, help: "It is the day it was written.")

    /// What somebody says of themselves for now.
    fileprivate init?(_ record: RecordReader, report: inout Report) {
        guard let text = record.read(Self.words, &report), let day = record.read(Self.on, &report) else { return nil }
        self.init(text: text, day: day)
    }
}
