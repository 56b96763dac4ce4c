import BundledData

/// Pages that load themselves anew once the site is built again.
enum LivePage {
    /// What is put between the tag of a file and that of the page that is made of it.
    static let mark = "-live"

    /// The script that does it. What it is told of the page it has in its address.
    static var script: [UInt8] { Array(UnsafeBufferPointer(start: houser_live_bytes(), count: houser_live_count())) }

    /// A page with the script before its end. `tag` is that of the page.
    static func with(_ page: [UInt8], base: String, tag: String) -> [UInt8] {
        let script = Array("<script type=module src=\"\(base)\(SitePath.ownFolder)/live.js?page=\(tag)\"></script>".utf8)
        let end = Array("</body>".utf8)
        guard let place = page.lastRange(of: end) else { return page + script }
        return page[..<place] + script + page[place...]
    }

    /// A page for as long as there is no other one.
    static func standIn(base: String) -> [UInt8] {
        let page = """
            <!doctype html>
            <html lang=en>
            <meta charset=utf-8>
            <meta name=viewport content="width=device-width">
            <title>Not there yet</title>
            <h1>There’s no page here yet</h1>
            <p>Once there is one, it shows by itself.</p>
            """
        return with(Array(page.utf8), base: base, tag: "")
    }
}

extension [UInt8] {
    /// Where another array begins in it for the last time.
    fileprivate func lastRange(of other: [UInt8]) -> Int? {
        guard count >= other.count else { return nil }
        return (0...count - other.count).last { self[$0..<$0 + other.count].elementsEqual(other) }
    }
}
