@testable import Judge

extension Message {
    static func append(_ name: String, _ value: [UInt8], to out: inout [UInt8]) {
        out += Array("\(name) \(value.count)\n".utf8) + value + [0x0A]
    }

    static func encoded(_ settings: Judge.Settings) -> [UInt8] {
        var out: [UInt8] = []
        append("today", Array(settings.today.description.utf8), to: &out)
        if let zone = settings.timeZone { append("zone", Array(zone.utf8), to: &out) }
        if let host = settings.host { append("host", Array(host.utf8), to: &out) }
        for one in settings.people {
            append("person", Array("\(one.handle)\n\(one.isReachable ? "reachable" : "")\n\(one.name)".utf8), to: &out)
        }
        for circle in settings.circles { append("circle", Array(circle.utf8), to: &out) }
        for brand in settings.brands { append("brand", Array("\(brand.slug)\n\(brand.name)".utf8), to: &out) }
        for file in settings.kindFiles { append("kind", Array("\(file.path)\n".utf8) + file.bytes, to: &out) }
        for kind in settings.brokenKinds.sorted() { append("broken", Array(kind.utf8), to: &out) }
        if let suburbs = settings.suburbs { append("suburbs", suburbs, to: &out) }
        if let campuses = settings.campuses { append("campuses", campuses, to: &out) }
        if !settings.hasCampuses { append("campuses", Array("none".utf8), to: &out) }
        return out
    }

    static func encoded(_ request: Judge.Request) -> [UInt8] {
        var out: [UInt8] = []
        if let owner = request.owner {
            append("owner", Array(owner.utf8), to: &out)
        } else {
            append("kind", Array(request.kind.utf8), to: &out)
        }
        append("path", Array(request.path.utf8), to: &out)
        append("slug", Array(request.slug.utf8), to: &out)
        if request.isIndex { append("index", [], to: &out) }
        if request.isTaken { append("taken", [], to: &out) }
        for picture in request.pictures { append("picture", Array("\(picture.name)\n".utf8) + picture.bytes, to: &out) }
        append("text", request.bytes, to: &out)
        return out
    }
}
