import Facts
import Findings
import Values
import YAML

/// Reads an owner's file.
package enum PersonReader {
    private static let keys = [
        "name", "role", "about", "phone", "email", "whatsapp", "signal", "matrix", "licence", "abn", "website", "forge", "status",
        "circles", "was",
    ]

    /// What an owner's file is read with.
    package struct Context: Sendable {
        /// The slugs of all circles.
        package let circles: [String]
        package let today: Day

        /// See the properties.
        package init(circles: [String], today: Day) {
            self.circles = circles
            self.today = today
        }
    }

    /// What people call themselves.
    private static let roles = Dictionary(synonyms: [
        (
            Person.Role.owner.rawValue,
            [
                "landlord", "landlady", "private-landlord", "private-owner", "home-owner", "homeowner", "house-owner", "lessor", "private",
                "private-seller", "proprietor", "host",
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

    /// Reports a file whose name is no handle.
    package static func refuse(_ path: String, names: inout FreeNames) -> Diagnostic {
        let handle = handle(of: path) ?? ""
        return Rule.fileName.finding(
            in: path, "the name \(handle.quoted) can't be the name of an owner's file",
            reason: "It has lower-case letters, digits and single hyphens only.",
            fix: handle.slugified.isEmpty ? nil : names.advice(path, to: "people/\(handle.slugified).yaml"))
    }

    /// The handle that a file's name gives: all of it but its ending.
    package static func handle(of path: String) -> String? {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
        return String(name[..<dot])
    }

    /// The owner of a file whose name is a handle.
    package static func read(_ source: SourceFile, handle: String, _ context: Context, report: inout Report) -> Person? {
        guard let root = YAMLFile.mapping(of: source, what: "an owner's file", keys: keys, rule: .personFile, report: &report) else {
            return nil
        }
        let reader = NodeReader(node: root, rule: .personFile)
        guard let fullName = reader.words("name", report: &report), fullName.unicodeScalars.count <= 80 else {
            return report.reject(
                .personFile, root["name"]?.span ?? root.span, "an owner needs a \"name\" of at most 80 characters", fix: "name: …")
        }
        if let node = root["name"] { Rule.checkWordQuotes(node, fullName, key: "name", report: &report) }
        let contact = Contact(
            name: fullName, phone: root["phone"].flatMap { Rule.phone($0, key: "phone", report: &report) },
            email: root["email"].flatMap { Rule.email($0, key: "email", report: &report) },
            whatsapp: Messenger.whatsApp.number(in: root, report: &report), signal: Messenger.signal.number(in: root, report: &report),
            matrix: root["matrix"].flatMap { Rule.matrix($0, report: &report) })
        let role = reader.choice("role", Person.Role.self, synonyms: roles, report: &report) ?? .owner
        let licence = reader.words("licence", report: &report)
        if role == .agent, licence == nil {
            report.add(
                .personFile, root["role"]?.span ?? root.span, "an agent should give a licence number",
                reason: "State law requires it in advertisements.", fix: "licence: …", severity: .warning)
        }
        var person = Person(
            handle: handle, name: fullName, role: role, about: reader.words("about", report: &report), contact: contact,
            licence: licence, website: root["website"].flatMap { Rule.link($0, key: "website", report: &report) },
            forge: reader.text("forge", report: &report))
        person.businessNumber = root["abn"].flatMap { $0.isEmpty ? nil : Rule.businessNumber($0, report: &report) }
        person.news = root["status"].flatMap { $0.isEmpty ? nil : news($0, today: context.today, report: &report) }
        person.circles = Rule.circles(reader.list("circles", report: &report), among: context.circles, report: &report)
        person.was = reader.list("was", report: &report).compactMap { item in
            let was = item.text?.trimmed ?? ""
            if was.isSlug, was != handle { return was }
            return report.reject(
                .personFile, item.span, was == handle ? "\"was\" names the handle of this very file" : "\(was.quoted) is not a handle",
                reason: "It is the name that this file had before, without its ending: people who follow it are sent to the new one.")
        }
        return person
    }

    /// What somebody says of themselves for now.
    private static func news(_ node: YAMLNode, today: Day, report: inout Report) -> Person.News? {
        let sample = "status: {text: …, on: \(today)}"
        guard node.entries != nil else {
            return report.reject(
                .personFile, node.span, "\"status\" is a text with its day",
                reason: "Without the day nobody would know whether it still holds.",
                fix: node.text.map { "status: {text: \(YAMLText.flowScalar($0.trimmed)), on: \(today)}" } ?? sample)
        }
        KeyCheck.check(node, allowed: ["text", "on"], of: "\"status\"", rule: .personFile, report: &report)
        guard let text = node["text"], !text.isEmpty, let on = node["on"], !on.isEmpty else {
            return report.reject(
                .personFile, node.span, "\"status\" needs a \"text\" and the day it was written, \"on\"",
                reason: "It is shown for \(Person.News.span) days.", fix: sample)
        }
        guard let words = Rule.line(text, key: "text", max: 140, report: &report),
            let day = Rule.date(on, key: "on", today: today, report: &report)
        else { return nil }
        // A reader's own clock may be a day ahead of the board's.
        guard day <= today + 1 else {
            return report.reject(
                .personFile, on.span, "the status is from the future: \(day) hasn't come yet",
                reason: "It's shown for \(Person.News.span) days from the day it was written. Today is \(today).",
                fix: report.fix(on, key: "on", value: today.description))
        }
        return Person.News(text: words, day: day)
    }
}
