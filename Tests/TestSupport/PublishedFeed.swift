import Foundation
import XMLReading

/// What a feed reader keeps of a published Atom feed.
package struct PublishedFeed: Equatable {
    package struct Entry: Equatable {
        package let id: String
        package let updated: String
        package let title: String
    }

    package let id: String
    package let updated: String
    package let entries: [Entry]
    /// Its links by their relation.
    package let links: [String: String]
    package let isComplete: Bool

    package init(_ bytes: [UInt8]) throws {
        let root = try XMLTree(bytes).root
        guard root.name == "feed" else { throw CocoaError(.fileReadCorruptFile) }
        let children = root.children
        id = PublishedFeed.text("id", in: root)
        updated = PublishedFeed.text("updated", in: root)
        entries = children.filter { $0.name == "entry" }.map { entry in
            Entry(
                id: PublishedFeed.text("id", in: entry), updated: PublishedFeed.text("updated", in: entry),
                title: PublishedFeed.text("title", in: entry))
        }
        let relations = children.filter { $0.name == "link" }.compactMap { link -> (String, String)? in
            guard let relation = link.attribute("rel"), let address = link.attribute("href") else { return nil }
            return (relation, address)
        }
        links = Dictionary(relations, uniquingKeysWith: { first, _ in first })
        isComplete = children.contains { $0.name == "complete" }
    }

    private static func text(_ name: String, in element: XMLTree.Element) -> String {
        element.children.first { $0.name == name }?.text ?? ""
    }
}

extension Workspace {
    /// The feeds of that file name, by the folder of their scope.
    package func feeds(_ name: String) throws -> [String: PublishedFeed] {
        var feeds: [String: PublishedFeed] = [:]
        for path in try paths() where path == name || path.hasSuffix("/" + name) {
            feeds[String(path.dropLast(name.count))] = try PublishedFeed(published(path))
        }
        return feeds
    }
}
