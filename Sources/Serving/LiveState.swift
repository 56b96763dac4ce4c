import Bytes

/// What open pages are told after each build.
package struct LiveState: Hashable, Sendable {
    /// The base path of the site, which begins and ends with a slash.
    package var base: String
    /// What is wrong with the content, as the terminal shows it; empty if nothing keeps the site from being published.
    package var problems: String
    /// That in one line.
    package var summary: String

    /// The state of a site at a base path.
    package init(base: String, problems: String = "", summary: String = "") {
        self.base = base
        self.problems = problems
        self.summary = summary
    }

    /// It as an event of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html).
    var event: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("problems", problems)
            json.member("summary", summary)
        }
        return Array("data: ".utf8) + json.bytes + Array("\n\n".utf8)
    }
}
