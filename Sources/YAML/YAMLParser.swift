import CYaml
import Findings
import Values

/// Reads the part of YAML that listings need into a tree with places, from libyaml's events. What makes YAML surprising
/// is refused: anchors, aliases, merge keys, tags, duplicate keys, several documents, and nesting deeper than
/// ``depthLimit``. What is read stays text.
struct YAMLParser {
    /// How deep lists and mappings may nest.
    static let depthLimit = 20
    /// The most texts, lists and groups of keys in one document.
    static let nodeLimit = 20_000

    private var parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let input: UnsafeBufferPointer<UInt8>
    private let lineOffset: Int
    private var nodes = 0
    /// The place behind the list or group that ended last.
    private var ended = SourceSpan.wholeFile

    /// Reads a document that starts on line `firstLine` of its file; nil with findings if it cannot be read.
    static func parse(_ bytes: ArraySlice<UInt8>, firstLine: Int, report: inout Report) -> YAMLNode? {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = YAMLParser(input: buffer, lineOffset: firstLine)
            defer {
                yaml_parser_delete(reader.parser)
                reader.parser.deallocate()
            }
            guard yaml_parser_initialize(reader.parser) == 1 else {
                return report.reject(.yamlSyntax, .wholeFile, "the YAML could not be read: out of memory")
            }
            // libyaml wants an address even where there is nothing to read.
            guard let base = buffer.baseAddress else { return YAMLNode(.scalar(""), span: SourceSpan(line: firstLine, column: 1)) }
            yaml_parser_set_encoding(reader.parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(reader.parser, base, buffer.count)
            return try? reader.document(report: &report)
        }
    }

    private init(input: UnsafeBufferPointer<UInt8>, lineOffset: Int) {
        self.input = input
        self.lineOffset = lineOffset
    }

    /// Thrown once it was reported why the document cannot be read.
    private struct Stopped: Error {}

    private mutating func document(report: inout Report) throws(Stopped) -> YAMLNode {
        var root: YAMLNode?
        while true {
            var event = try next(report: &report)
            switch event.type {
            case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: yaml_event_delete(&event)
            case YAML_STREAM_END_EVENT:
                yaml_event_delete(&event)
                return root ?? YAMLNode(.scalar(""), span: SourceSpan(line: lineOffset, column: 1))
            case YAML_DOCUMENT_START_EVENT:
                let span = span(of: event)
                yaml_event_delete(&event)
                guard root != nil else { continue }
                report.add(
                    .yamlFeature, span, "a second document starts here",
                    reason: "A file holds one listing. A line of three hyphens starts another YAML document.",
                    fix: "Move what follows into a file of its own, or delete the line.")
                throw Stopped()
            default: root = try node(&event, depth: 0, report: &report)
            }
        }
    }

    private mutating func next(report: inout Report) throws(Stopped) -> yaml_event_t {
        var event = yaml_event_t()
        if yaml_parser_parse(parser, &event) == 1 { return event }
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unreadable"
        let context = parser.pointee.context.map { String(cString: $0) } ?? ""
        // libyaml notices late that something was not finished; people look for the place where it starts.
        let isUnfinished = YAMLExplanation.isUnfinished(problem: problem, context: context)
        let mark = isUnfinished ? parser.pointee.context_mark : parser.pointee.problem_mark
        // Characters that are refused are found while reading ahead, where there are no marks yet.
        let place =
            parser.pointee.error == YAML_READER_ERROR
            ? place(ofByte: parser.pointee.problem_offset) : SourceSpan(line: Int(mark.line) + lineOffset, column: Int(mark.column) + 1)
        let noticed = SourceSpan(
            line: Int(parser.pointee.problem_mark.line) + lineOffset, column: Int(parser.pointee.problem_mark.column) + 1)
        YAMLExplanation.report(problem: problem, context: context, at: place, noticed: noticed, into: &report)
        throw Stopped()
    }

    private func place(ofByte offset: Int) -> SourceSpan {
        let before = input[..<min(max(0, offset), input.count)]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
        return SourceSpan(line: before.count { $0 == 0x0A } + lineOffset, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
    }

    private func span(of event: yaml_event_t) -> SourceSpan {
        let start = event.start_mark
        let end = event.end_mark
        let length = start.line == end.line ? Int(end.column) - Int(start.column) : 1
        return SourceSpan(line: Int(start.line) + lineOffset, column: Int(start.column) + 1, length: length)
    }

    private func end(of event: yaml_event_t) -> SourceSpan {
        SourceSpan(line: Int(event.end_mark.line) + lineOffset, column: Int(event.end_mark.column) + 1)
    }

    /// Builds the node that an event starts, and consumes the event.
    private mutating func node(_ event: inout yaml_event_t, depth: Int, report: inout Report) throws(Stopped) -> YAMLNode {
        let span = span(of: event)
        defer { yaml_event_delete(&event) }
        nodes += 1
        guard nodes <= YAMLParser.nodeLimit else {
            report.add(
                .yamlFeature, span, "there are more than \(grouped(YAMLParser.nodeLimit)) values up to here",
                reason: "No file needs so many; something was probably pasted many times.")
            throw Stopped()
        }
        refuseExtras(of: event, at: span, report: &report)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = PublishableText.text(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
            Rule.checkPlaceholder(text, at: span, report: &report)
            return YAMLNode(
                .scalar(text), span: span, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE,
                isBlock: scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE, end: end(of: event))
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
            guard depth < YAMLParser.depthLimit else {
                report.add(
                    .yamlFeature, span, "this is nested more than \(YAMLParser.depthLimit) levels deep",
                    reason: "No listing needs that; a bracket is probably not closed.")
                throw Stopped()
            }
            return event.type == YAML_SEQUENCE_START_EVENT
                ? try sequence(at: span, depth: depth, report: &report) : try mapping(at: span, depth: depth, report: &report)
        default:
            return YAMLNode(.scalar(""), span: span)
        }
    }

    /// The next node of a list or group; nil at its end.
    private mutating func child(
        until end: yaml_event_type_t, depth: Int, report: inout Report
    ) throws(Stopped) -> YAMLNode? {
        var event = try next(report: &report)
        guard event.type == end else { return try node(&event, depth: depth + 1, report: &report) }
        ended = self.end(of: event)
        yaml_event_delete(&event)
        return nil
    }

    private mutating func sequence(at span: SourceSpan, depth: Int, report: inout Report) throws(Stopped) -> YAMLNode {
        var items: [YAMLNode] = []
        while let item = try child(until: YAML_SEQUENCE_END_EVENT, depth: depth, report: &report) { items.append(item) }
        return YAMLNode(.sequence(items), span: span, end: ended)
    }

    private mutating func mapping(at span: SourceSpan, depth: Int, report: inout Report) throws(Stopped) -> YAMLNode {
        var entries: [YAMLNode.Entry] = []
        entries.reserveCapacity(8)
        var keys = DuplicateKeys()
        while let key = try child(until: YAML_MAPPING_END_EVENT, depth: depth, report: &report) {
            var event = try next(report: &report)
            let value = try node(&event, depth: depth + 1, report: &report)
            guard let name = key.text else {
                report.add(.yamlFeature, key.span, "a key must be plain text, not \(key.noun)")
                continue
            }
            if name == "<<" {
                report.add(
                    .yamlFeature, key.span, "merge keys (<<) are not allowed",
                    reason: "A listing says everything itself, so that nobody has to follow references to read it.",
                    fix: "Write the keys out here.")
                continue
            }
            if let first = keys.first(of: name, in: entries) {
                report.add(
                    .yamlDuplicateKey, key.span, "\(name.quoted) is given twice; the first is on line \(first.keySpan.line)",
                    reason: "Only one of them can count.", fix: "Delete one of the two lines.")
                continue
            }
            entries.append(YAMLNode.Entry(key: name, keySpan: key.span, value: value))
        }
        return YAMLNode(.mapping(entries), span: span, end: ended)
    }

    private func refuseExtras(of event: yaml_event_t, at span: SourceSpan, report: inout Report) {
        let (anchor, tag): (UnsafeMutablePointer<yaml_char_t>?, UnsafeMutablePointer<yaml_char_t>?) =
            switch event.type {
            case YAML_SCALAR_EVENT: (event.data.scalar.anchor, event.data.scalar.tag)
            case YAML_SEQUENCE_START_EVENT: (event.data.sequence_start.anchor, event.data.sequence_start.tag)
            case YAML_MAPPING_START_EVENT: (event.data.mapping_start.anchor, event.data.mapping_start.tag)
            default: (nil, nil)
            }
        guard event.type == YAML_ALIAS_EVENT || anchor != nil || tag != nil else { return }
        let isText = event.type == YAML_ALIAS_EVENT || event.type == YAML_SCALAR_EVENT
        let line = isText ? report.source.line(span.line).flatMap { UnquotedStart(text: $0, number: span.line)?.fix } : nil
        if event.type == YAML_ALIAS_EVENT {
            report.add(
                .yamlFeature, span, "aliases (*name) are not allowed",
                reason: "In YAML a star at the start of a value refers to another place. A listing says everything itself.",
                fix: line ?? "Put the value in quotes if it is meant to start with a star, or write it out.")
        }
        if anchor != nil {
            report.add(
                .yamlFeature, span, "anchors (&name) are not allowed",
                reason: "In YAML an ampersand at the start of a value gives it a name to refer to. A listing says everything itself.",
                fix: line ?? "Put the value in quotes if it is meant to start with an ampersand, or delete the &name.")
        }
        if tag != nil {
            report.add(
                .yamlFeature, span, "tags (!name) are not allowed",
                reason: "In YAML an exclamation mark at the start of a value names a type; here the field decides the type.",
                fix: line ?? "Put the value in quotes if it is meant to start with an exclamation mark, or delete the tag.")
        }
    }
}
