import Values

/// Looks at messages that are HTML and stand in pages as they are: a slip would change all of a page after it, and whoever translates words may
/// be a stranger. A message may have the elements and attributes of the English one, and those that only set words apart.
struct MessageMarkup {
    /// Elements that only set words apart.
    private static let plain = [
        "abbr", "b", "bdi", "br", "cite", "code", "em", "i", "kbd", "mark", "q", "s", "small", "span", "strong", "sub", "sup", "u", "var",
        "wbr",
    ]
    /// Elements without an end.
    private static let empty: Set<String> = ["br", "wbr"]
    /// What any of them may say of its words.
    private static let plainAttributes: Set<String> = ["lang", "dir"]
    /// How addresses may begin.
    private static let starts = ["{base}", "#", "https://", "http://", "mailto:"]

    private let tags: [MarkupScanner.Tag]

    /// That of an English message; nil if there is none in it.
    init?(_ standard: MessagePattern) {
        var scanner = MarkupScanner(standard)
        guard let tags = try? scanner?.tags(), !tags.isEmpty else { return nil }
        self.tags = tags
    }

    /// What is wrong with a message in place of that one.
    struct Fault: Equatable {
        /// A sentence without its full stop.
        let problem: String
        var reason = ""
        /// What is missing at the end of the message.
        var ending: String?
    }

    /// Looks at a message in place of that one.
    func faults(of message: MessagePattern) -> [Fault] {
        guard var scanner = MarkupScanner(message) else {
            return [Fault(problem: "it cannot depend on a number or a word")]
        }
        do throws(MarkupScanner.Fault) {
            let tags = try scanner.tags()
            return tags.flatMap(faults) + MessageMarkup.nesting(tags)
        } catch {
            return [Fault(problem: error.problem, reason: "It is HTML, in which &lt; stands for < and each < begins a tag.")]
        }
    }

    private func faults(_ tag: MarkupScanner.Tag) -> [Fault] {
        if tag.isEnd { return [] }
        let known = tags.filter { $0.name == tag.name }
        guard !known.isEmpty || MessageMarkup.plain.contains(tag.name) else {
            let names = Set(tags.map(\.name)).union(MessageMarkup.plain).sorted()
            return [
                Fault(
                    problem: "it may not have <\(tag.name)>, which the English one doesn't have", reason: "It may have \(names.listed()).")
            ]
        }
        return tag.attributes.compactMap { attribute in
            let values = known.flatMap(\.attributes).filter { $0.name == attribute.name }.map(\.value)
            if values.contains(attribute.value) || MessageMarkup.isPlain(attribute) { return nil }
            guard !values.isEmpty else {
                return Fault(problem: "its <\(tag.name)> may not have \(attribute.name.quoted), which the English one doesn't have")
            }
            if attribute.name == "href", MessageMarkup.starts.contains(where: attribute.value.hasPrefix) { return nil }
            return Fault(
                problem: "the \(attribute.name) of its <\(tag.name)> may not be \(attribute.value.quoted)",
                reason: "In English it is \(Set(values).sorted().map(\.quoted).listed("or"))."
                    + (attribute.name == "href" ? " Another begins with \(MessageMarkup.starts.listed("or"))." : ""))
        }
    }

    private static func isPlain(_ attribute: MarkupScanner.Attribute) -> Bool {
        plainAttributes.contains(attribute.name)
            && attribute.value.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "-0123456789".unicodeScalars.contains($0))
            }
    }

    /// What is never closed, and what closes nothing.
    private static func nesting(_ tags: [MarkupScanner.Tag]) -> [Fault] {
        var open: [String] = []
        var faults: [Fault] = []
        for tag in tags where !empty.contains(tag.name) {
            if !tag.isEnd {
                if tag.name == "a", open.contains("a") { faults.append(Fault(problem: "an <a> stands in another")) }
                open.append(tag.name)
            } else if let place = open.lastIndex(of: tag.name) {
                for name in open[(place + 1)...].reversed() {
                    faults.append(Fault(problem: "its <\(name)> ends behind </\(tag.name)>, or never"))
                }
                open.removeSubrange(place...)
            } else {
                faults.append(Fault(problem: "its </\(tag.name)> closes nothing"))
            }
        }
        guard let last = open.last else { return faults }
        let names = open.map { "<\($0)>" }.listed()
        let missing = Fault(
            problem: "its \(open.count == 1 ? "<\(last)> is" : names + " are") never closed",
            reason: "All of the page after it would be part of it.", ending: open.reversed().map { "</\($0)>" }.joined())
        return faults + [missing]
    }
}
