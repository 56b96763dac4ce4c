import Bytes
import ListingKit
import Rules
import Values

/// The form in which a ledger keeps what left a scope.
extension ScopeMemory {
    func write(to out: inout ByteWriter) {
        out.write(places)
        out.write(UInt32(named.searches.count))
        for search in named.searches { out.write(search) }
        out.write(UInt32(named.circles.count))
        for circle in named.circles {
            out.write(circle.slug)
            out.write(circle.tag)
        }
        out.write(UInt32(named.brands.count))
        for brand in named.brands { out.write(brand) }
        out.write(board != nil)
        if let board {
            out.write(board.authority)
            out.write(UInt32(clamping: board.entries))
            out.write(UInt32(board.formats.count))
            for format in board.formats { out.write(format) }
            out.write(board.language)
        }
        out.write(UInt32(paged.count))
        for identity in paged.sorted(by: ByteOrder.precedes) { out.write(identity) }
        out.write(UInt32(scopes.count))
        for (identity, scope) in scopes.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            out.write(identity)
            out.write(scope.updated.code)
            out.write(UInt32(scope.left.count))
            for listing in scope.left { listing.write(to: &out) }
        }
        out.write(UInt32(deleted.count))
        for (id, past) in deleted.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            out.write(id)
            past.write(to: &out)
        }
    }

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        places = try reader.number()
        named.searches = try reader.texts()
        for _ in 0..<(try reader.count(of: 8)) {
            let slug = try reader.text()
            named.circles.append(Circle.Gathering(slug: slug, tag: try reader.text()))
        }
        named.brands = try reader.texts()
        if try reader.bool() {
            board = FollowedBoard(
                authority: try reader.text(), entries: Int(try reader.number(UInt32.self)), formats: try reader.texts(),
                language: try reader.text())
        }
        paged = Set(try reader.texts())
        for _ in 0..<(try reader.count(of: 12)) {
            let identity = try reader.text()
            var scope = Scope(updated: try reader.moment())
            for _ in 0..<(try reader.count(of: 16)) { scope.left.append(try Left(&reader)) }
            scopes[identity] = scope
        }
        for _ in 0..<(try reader.count(of: 16)) {
            let id = try reader.text()
            deleted[id] = try ListingSummary.Past(&reader)
        }
    }
}

extension ScopeMemory.Left {
    fileprivate func write(to out: inout ByteWriter) {
        out.write(id)
        out.write(kind)
        out.write(moment.code)
        out.write(news.code)
        out.write(UInt32(events.count))
        for part in events { out.write(part.code) }
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        let id = try reader.text()
        let kind = try reader.text()
        let moment = try reader.moment()
        let news = NewsPart(code: try reader.number())
        var events: [NewsPart] = []
        for _ in 0..<(try reader.count(of: 8)) { events.append(NewsPart(code: try reader.number())) }
        self.init(id: id, kind: kind, moment: moment, news: news, events: events)
    }
}

extension ByteReader {
    fileprivate mutating func moment() throws(Malformed) -> Moment {
        guard let moment = Moment(code: try number()) else { throw Malformed() }
        return moment
    }
}
