extension Markdown {
    /// A rendered text: HTML whose addresses within the board are still open, and what else is worth knowing about it.
    public struct Rendered: Hashable, Sendable {
        /// The HTML without the prefixes of addresses within the board.
        public let markup: [UInt8]
        /// Where the prefixes go, in the order of the markup.
        let prefixes: [AddressPrefix]
        /// The first words of the text's paragraphs on one line, at most about 200 characters, ending with `…` if there are more; headings,
        /// code blocks, raw HTML and pictures' descriptions do not count. Plain text, not escaped.
        public let excerpt: String
        /// What was not published as written, in the order of the text; at most a hundred and one that stands for the rest.
        public let problems: [MarkdownProblem]
        /// The pictures that the text shows, as named in the options, each once, in the order of the text.
        public let usedImages: [String]

        init(markup: [UInt8], prefixes: [AddressPrefix], excerpt: String, problems: [MarkdownProblem], usedImages: [String]) {
            self.markup = markup
            self.prefixes = prefixes
            self.excerpt = excerpt
            self.problems = problems
            self.usedImages = usedImages
        }

        /// Nothing, in place of a text that is not taken.
        public init(refusedFor problem: MarkdownProblem) {
            self.init(markup: [], prefixes: [], excerpt: "", problems: [problem], usedImages: [])
        }

        /// What is published of it. Once the problems are told, they need not be kept.
        public var withoutProblems: Rendered {
            if problems.isEmpty { return self }
            return Rendered(markup: markup, prefixes: prefixes, excerpt: excerpt, problems: [], usedImages: usedImages)
        }

        /// How many bytes of HTML it has, without what stands before addresses within the board.
        public var byteCount: Int { markup.count }

        /// Whether there is nothing to show.
        public var isEmpty: Bool { markup.isEmpty }

        /// The text as a fragment of HTML that is well-formed XML, in UTF-8.
        ///
        /// - Parameters:
        ///   - siteRoot: What stands before the board's paths, such as `/`, `/board/` or `https://example.org/board/`.
        ///   - imageBase: What stands before the pictures' names, such as `/board/rentals/x/`; it ends with `/` or is empty.
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

    /// A place in the HTML where an address lacks its beginning.
    struct AddressPrefix: Hashable, Sendable {
        /// The offset in bytes.
        var offset: Int
        /// Whether it is a picture's address and not a path of the board.
        var isImage: Bool
    }
}
