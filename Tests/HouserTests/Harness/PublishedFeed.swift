import Foundation
import FoundationXML

/// What a feed reader keeps of a published Atom feed.
struct PublishedFeed: Equatable {
    struct Entry: Equatable {
        let id: String
        let updated: String
        let title: String
    }

    let id: String
    let updated: String
    let entries: [Entry]
    /// The ids of entries that it says are gone.
    let deleted: [String]
    /// Its links by their relation.
    let links: [String: String]
    let isComplete: Bool

    init(_ bytes: [UInt8]) throws {
        let document = try XMLDocument(data: Data(bytes))
        guard let root = document.rootElement(), root.localName == "feed" else { throw CocoaError(.fileReadCorruptFile) }
        id = PublishedFeed.text("id", in: root)
        updated = PublishedFeed.text("updated", in: root)
        entries = root.elements(forName: "entry").map { entry in
            Entry(
                id: PublishedFeed.text("id", in: entry), updated: PublishedFeed.text("updated", in: entry),
                title: PublishedFeed.text("title", in: entry))
        }
        let children = (root.children ?? []).compactMap { $0 as? XMLElement }
        deleted = children.filter { $0.localName == "deleted-entry" }.compactMap { entry in
            // By going through them: looking one up by name fails for elements with a prefix.
            entry.attributes?.first { $0.name == "ref" }?.stringValue
        }
        links = Dictionary(
            root.elements(forName: "link").compactMap { link in
                link.attribute(forName: "rel")?.stringValue.flatMap { rel in link.attribute(forName: "href")?.stringValue.map { (rel, $0) }
                }
            }, uniquingKeysWith: { first, _ in first })
        isComplete = children.contains { $0.localName == "complete" }
    }

    private static func text(_ name: String, in element: XMLElement) -> String {
        element.elements(forName: name).first?.stringValue ?? ""
    }
}

extension Workspace {
    /// The feeds of that file name, by the folder of their scope.
    func feeds(_ name: String) throws -> [String: PublishedFeed] {
        var feeds: [String: PublishedFeed] = [:]
        for path in try paths() where path == name || path.hasSuffix("/" + name) {
            feeds[String(path.dropLast(name.count))] = try PublishedFeed(published(path))
        }
        return feeds
    }
}
