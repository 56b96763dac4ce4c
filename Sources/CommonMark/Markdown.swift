import CCMark

/// Renders CommonMark 0.30 from strangers, parsed by libcmark, as HTML that is safe, valid and well-formed XML.
public enum Markdown {
    /// The version of libcmark.
    public static var libraryVersion: String { String(cString: cmark_version_string()) }

    /// Renders a text.
    ///
    /// If the text or its HTML is too long, the result is empty with that as its only problem.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8. What is ill-formed or forbidden in XML 1.0 becomes U+FFFD.
    ///   - options: What the text may do.
    public static func parse(_ bytes: UnsafeBufferPointer<UInt8>, options: MarkdownOptions) -> Rendered {
        if bytes.count > options.bounds.text {
            let sizes = "\((bytes.count + 1023) >> 10) KiB, and at most \(options.bounds.text >> 10) are taken"
            return Rendered(refusedFor: MarkdownProblem(line: 1, column: 1, kind: .tooLong, detail: sizes))
        }
        let bounded = MarkdownGuard.bound(bytes)
        guard let replacement = bounded.replacement else { return render(bytes, options: options, problems: bounded.problems) }
        return replacement.withUnsafeBufferPointer { render($0, options: options, problems: bounded.problems) }
    }

    /// Renders a text, as the function for a buffer does.
    public static func parse(_ bytes: some Collection<UInt8>, options: MarkdownOptions) -> Rendered {
        bytes.withContiguousStorageIfAvailable { parse($0, options: options) }
            ?? Array(bytes).withUnsafeBufferPointer { parse($0, options: options) }
    }

    private static func render(
        _ source: UnsafeBufferPointer<UInt8>, options: MarkdownOptions, problems: [MarkdownProblem]
    ) -> Rendered {
        var renderer = MarkdownRenderer(source: source, options: options, problems: problems)
        guard let base = source.baseAddress, !source.isEmpty else { return renderer.finish() }
        return MarkdownAllocator.with { memory in
            guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return renderer.finish() }
            defer { cmark_parser_free(parser) }
            cmark_parser_feed(parser, base, source.count)
            guard let document = cmark_parser_finish(parser) else { return renderer.finish() }
            defer { cmark_node_free(document) }
            guard renderer.walk(document) else {
                let limit = String(options.bounds.html >> 10)
                return Rendered(refusedFor: MarkdownProblem(line: 1, column: 1, kind: .tooMuchHTML, detail: limit))
            }
            return renderer.finish()
        }
    }
}
