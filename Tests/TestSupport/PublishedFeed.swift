import Foundation
import FoundationXML

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
    /// The ids of entries that it says are gone.
    package let deleted: [String]
    /// Its links by their relation.
    package let links: [String: String]
    package let isComplete: Bool

    package init(_ bytes: [UInt8]) throws {
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
        deleted = children.filter { $0.localName == "deleted-entry" }.compactMap { PublishedFeed.attribute("ref", of: $0) }
        let relations = children.filter { $0.localName == "link" }.compactMap { link -> (String, String)? in
            guard let relation = PublishedFeed.attribute("rel", of: link), let address = PublishedFeed.attribute("href", of: link) else {
                return nil
            }
            return (relation, address)
        }
        links = Dictionary(relations, uniquingKeysWith: { first, _ in first })
        isComplete = children.contains { $0.localName == "complete" }
    }

    /// By going through them: looking one up by name fails in documents with namespaces.
    private static func attribute(_ name: String, of element: XMLElement) -> String? {
        element.attributes?.first { $0.name == name }?.stringValue
    }

    private static func text(_ name: String, in element: XMLElement) -> String {
        element.elements(forName: name).first?.stringValue ?? ""
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
