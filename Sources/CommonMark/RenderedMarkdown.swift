extension Markdown {
    /// The result of rendering a text: HTML without the prefixes of addresses within the board, with an excerpt and
    /// problems.
    public struct Rendered: Hashable, Sendable {
        /// The HTML without the prefixes of addresses within the board.
        public let markup: [UInt8]
        /// Where the prefixes go, in order.
        let prefixes: [AddressPrefix]
        /// The first words of the text's paragraphs on one line of at most about 200 characters, ending with `…` if
        /// there are more, as plain text. Headings, code blocks, raw HTML and pictures' descriptions are left out.
        public let excerpt: String
        /// What was not published as written, in the order of the text; at most a hundred, and one that stands for the
        /// rest.
        public let problems: [MarkdownProblem]
        /// The pictures that the text shows, as named in the options, each once, in order.
        public let usedImages: [String]

        init(markup: [UInt8], prefixes: [AddressPrefix], excerpt: String, problems: [MarkdownProblem], usedImages: [String]) {
            self.markup = markup
            self.prefixes = prefixes
            self.excerpt = excerpt
            self.problems = problems
            self.usedImages = usedImages
        }

        /// Creates an empty result for a text that is dropped.
        public init(refusedFor problem: MarkdownProblem) {
            self.init(markup: [], prefixes: [], excerpt: "", problems: [problem], usedImages: [])
        }

        /// The result without its problems, which need not be kept once they are reported.
        public var withoutProblems: Rendered {
            if problems.isEmpty { return self }
            return Rendered(markup: markup, prefixes: prefixes, excerpt: excerpt, problems: [], usedImages: usedImages)
        }

        /// The length of the HTML in bytes, without the prefixes of addresses within the board.
        public var byteCount: Int { markup.count }

        /// Whether there is nothing to show.
        public var isEmpty: Bool { markup.isEmpty }

        /// Returns the HTML, which is also well-formed XML, in UTF-8.
        ///
        /// - Parameters:
        ///   - siteRoot: The prefix of the board's paths, such as `/`, `/board/` or `https://example.org/board/`.
        ///   - imageBase: The prefix of the pictures' names, such as `/board/rentals/x/`; it ends with `/` or is empty.
        public func html(siteRoot: String, imageBase: @autoclosure () -> String) -> [UInt8] {
            if prefixes.isEmpty { return markup }
            let site = Self.escaped(siteRoot.hasSuffix("/") ? siteRoot : siteRoot + "/")
            let images = Self.escaped(imageBase())
            var result: [UInt8] = []
            result.reserveCapacity(markup.count + prefixes.count * max(site.count, images.count))
            var start = 0
            for prefix in prefixes {
                result.append(contentsOf: markup[start..<prefix.offset])
                result.append(contentsOf: prefix.isImage ? images : site)
                start = prefix.offset
            }
            result.append(contentsOf: markup[start...])
            return result
        }

        private static func escaped(_ prefix: String) -> [UInt8] {
            var buffer = HTMLBuffer()
            var prefix = prefix
            prefix.withUTF8 { buffer.append(escaping: $0, lineEnd: 0x20) }
            return buffer.bytes
        }
    }

    /// A place in the HTML where the prefix of an address goes.
    struct AddressPrefix: Hashable, Sendable {
        /// The offset in bytes.
        var offset: Int
        /// Whether it is the address of a picture, and not a path on the board.
        var isImage: Bool
    }
}
