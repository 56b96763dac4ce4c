import Facts
import Findings
import Values
import YAML

/// Reads `was` of a listing: what its file was called before, and so where its page lay.
public enum FormerName {
    /// How many a listing may have: each is a page of the site.
    package static let most = 20

    /// Whether listings can have had an address, which has no slashes at its ends. No other page can lie there: what is below the folders of
    /// the site itself is not taken for a listing.
    public static func isAddress(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 && parts[0].isSlug && !ReservedNames.all.contains(parts[0]) && isName(parts[1])
    }

    private static func isName(_ text: String) -> Bool { text.isSlug && text != "page" && text != "index" }

    /// The address that a name stands for beside a listing of that folder; nil if it is none.
    package static func address(_ text: String, in folder: String) -> String? {
        let bare = String(text.drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed())
        let path = bare.contains("/") ? bare : folder + "/" + bare
        return isAddress(path) ? path : nil
    }

    /// How an address is written in a listing of that folder.
    package static func written(_ address: String, in folder: String) -> String {
        address.hasPrefix(folder + "/") ? String(address.dropFirst(folder.count + 1)) : address
    }

    /// What was most likely meant by a text that is none, such as a whole address or the name of a file.
    package static func meant(_ text: String, in folder: String) -> String? {
        var parts = text.split(separator: "/").map(String.init)
        if let last = parts.last, last == "index.md" || last == "index.html" { parts.removeLast() }
        guard let last = parts.popLast() else { return nil }
        let ending = [".md", ".yaml", ".yml", ".html"].first(where: last.hasSuffix) ?? ""
        let name = String(last.dropLast(ending.count)).slugified
        let path = (parts.last.map { $0.slugified } ?? folder) + "/" + name
        return isAddress(path) ? written(path, in: folder) : nil
    }
}

extension Rule {
    package static let formerName = Rule(
        "former-name", .error, "Former names are names that a listing's file had",
        "If you rename a listing's file, or move it to the folder of another kind, its old address leads to the new one as long as \"was\" says what it was called: the name of the file or its folder, without ending, and with the kind's folder before it if that was another one. Houser also remembers addresses by itself, where it has built the site before and the listing keeps its id. At most 20 names. An address that another listing has now is that listing's.",
        example: "was: [gipps-street-terrace, items/old-terrace]")

    /// The addresses that a listing's page had, as its file gives them.
    static func formerNames(_ node: YAMLNode, of file: ListingFile, report: inout Report) -> [String] {
        if let text = node.text, isAmount(text) { return rejectAmount(node, text, of: file.kind, report: &report) }
        let folder = file.kind.plural
        var result: [String] = []
        for item in list(node, key: "was", sample: "[…]", report: &report) ?? [] {
            guard let text = item.text?.trimmed, !text.isEmpty else {
                report.add(
                    .valueShape, item.span, "an item of \"was\" " + (item.text == nil ? "must be text, not \(item.noun)" : "is empty"))
                continue
            }
            guard let address = FormerName.address(text, in: folder) else {
                report.add(
                    .formerName, item.span, "\(text.quoted) can't have been the name of a listing's file",
                    reason: "It's the name of the file or its folder without ending: old-terrace, or for another kind items/old-terrace.",
                    fix: FormerName.meant(text, in: folder).flatMap { report.line(replacing: item, with: $0) })
                continue
            }
            if address == folder + "/" + file.slug || result.contains(address) {
                report.add(
                    .formerName, item.span,
                    result.contains(address) ? "\(text.quoted) is named twice" : "\"was\" names the address that this very file has",
                    fix: line(result + rest(of: node, without: address, in: folder, known: result), in: folder))
                continue
            }
            guard result.count < FormerName.most else {
                report.add(
                    .formerName, item.span, "there are more than \(FormerName.most) former names",
                    reason: "Each is a page of its own. Keep those that people still have links to.", fix: line(result, in: folder))
                break
            }
            result.append(address)
        }
        return result
    }

    /// The line that gives some addresses; what to do if there are none.
    package static func line(_ addresses: [String], in folder: String) -> String {
        addresses.isEmpty
            ? "Take the line out."
            : "was: [\(addresses.map { YAMLText.flowScalar(FormerName.written($0, in: folder)) }.joined(separator: ", "))]"
    }

    /// The addresses of a list but for one and those that are known.
    private static func rest(of node: YAMLNode, without address: String, in folder: String, known: [String]) -> [String] {
        let all = (node.items ?? []).prefix(FormerName.most).compactMap { $0.text.flatMap { FormerName.address($0.trimmed, in: folder) } }
        return all.onlyFirst.filter { $0 != address && !known.contains($0) }
    }

    /// Whether a text is an amount of money and no name: `$550`, `1,200`.
    private static func isAmount(_ text: String) -> Bool {
        text.utf8.contains { (0x30...0x39).contains($0) } && text.trimmed.allSatisfy { $0.isASCII && ($0.isNumber || "$,. ".contains($0)) }
    }

    private static func rejectAmount(_ node: YAMLNode, _ text: String, of kind: Kind, report: inout Report) -> [String] {
        let digits = text.prefix { $0 != "." }.filter { $0.isNumber }.prefix(9)
        report.add(
            .formerName, node.span, "\(text.trimmed.quoted) isn't a name that a listing's file had",
            reason: "What a price used to be, and until which day, stands under \"history\".",
            fix: kind.price.flatMap { digits.isEmpty ? nil : "history: [{on: \(ellipsis), \($0.field): \(digits)}]" })
        return []
    }
}
