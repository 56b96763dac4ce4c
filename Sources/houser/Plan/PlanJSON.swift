import Bytes
import SiteKit

/// A plan for programs: one object with sorted keys and every path.
struct PlanJSON {
    let plan: SitePlan
    /// What the change means to those who follow the board; nil if it is compared with what is published.
    var news: BoardNews?

    var text: String {
        let report = plan.report
        var json = JSONWriter()
        json.object(lines: true) { json in
            json.array("added", lines: true) { json in for path in report.plan.added { json.value(path.string) } }
            json.member("bytes", report.bytes)
            json.member("bytesToWrite", report.bytesWritten)
            json.array("caseCollisions", lines: true) { json in
                for pair in report.caseCollisions {
                    json.array {
                        $0.value(pair.first.string)
                        $0.value(pair.second.string)
                    }
                }
            }
            json.array("changed", lines: true) { json in for path in report.plan.changed { json.value(path.string) } }
            json.object("counts") { json in
                json.member("added", report.plan.added.count)
                json.member("changed", report.plan.changed.count)
                json.member("keptChanged", report.plan.keptChanged.count)
                json.member("keptForeign", report.keptForeign.count)
                json.member("removed", report.plan.removed.count)
                json.member("unchanged", report.plan.unchanged.count)
            }
            json.array("keptChanged", lines: true) { json in for path in report.plan.keptChanged { json.value(path.string) } }
            json.array("keptForeign", lines: true) { json in for path in report.keptForeign { json.value(path) } }
            if let news { json.object("news", lines: true) { NewsJSON(news: news).write(to: &$0) } }
            json.array("notes", lines: true) { json in for note in report.notes { json.value(note) } }
            json.member("output", plan.output)
            json.array("removed", lines: true) { json in for path in report.plan.removed { json.value(path.string) } }
            json.member("today", plan.today.description)
            json.array("unchanged", lines: true) { json in
                for path in report.plan.unchanged.map(\.string).sorted(by: ByteOrder.precedes) { json.value(path) }
            }
            json.member("version", 1)
        }
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
}
