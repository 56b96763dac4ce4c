import Bytes

/// What hosts send with the files of a site, in the form of `_headers` that Netlify, Cloudflare Pages and others read.
///
/// A host puts together what all rules that match an address say, so none says again what another one has said, and pages keep the
/// `Cache-Control` of the host, which is to ask anew each time.
struct HostHeaders {
    let address: SiteAddress
    /// The Content-Security-Policy of pages (https://www.w3.org/TR/CSP3/).
    let policy: String
    /// The parts of the search index, which are asked for by a version.
    let searchParts: [String]
    /// Whether the search knows campuses.
    let hasCampuses: Bool

    /// Cloudflare Pages reads 100 rules, and no more.
    private static let mostRules = 100
    private static let forEver = "Cache-Control: public, max-age=31536000, immutable"
    /// The worker that runs the judge has no policy but this one. Pages say a stricter one themselves, and keep to both.
    private var worker: String { JudgeFiles.isThere ? "; script-src 'self' 'wasm-unsafe-eval'" : "" }
    /// What no page of a board needs; where the reader is is asked for by the search alone, on a press.
    private static let permissions =
        ["accelerometer", "camera", "display-capture", "gyroscope", "magnetometer", "microphone", "midi", "payment", "usb"]
        .map { "\($0)=()" }.joined(separator: ", ") + ", geolocation=(self)"

    /// The file.
    var text: String {
        let always = [
            // A page cannot say itself that no other site may frame it.
            "Content-Security-Policy: \(policy)\(worker); frame-ancestors 'none'", "Permissions-Policy: \(HostHeaders.permissions)",
            "Referrer-Policy: strict-origin-when-cross-origin", "Speculation-Rules: \"\(address.href(.speculation))\"",
            "X-Content-Type-Options: nosniff",
        ]
        var rules = [("*", always), (Route.allAssets.path + "*", [HostHeaders.forEver])]
        rules.append((Route.speculation.path, ["Content-Type: application/speculationrules+json"]))
        let searches =
            (hasCampuses ? [Route.searchCampuses.path] : []) + [Route.search.path + "places/*"]
            + searchParts.flatMap { [Route.searchPart($0).path, "\(Route.search.path)\($0)/*"] }
        rules += searches.prefix(HostHeaders.mostRules - rules.count).map { ($0, [HostHeaders.forEver]) }
        return rules.map { path, lines in
            ([address.base + path] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
        }.joined()
    }

    /// Which links of a page a browser may load while the pointer is on its way to them: those to pages, which end with a slash, and never
    /// feeds, calendars and other files (https://html.spec.whatwg.org/multipage/speculative-loading.html).
    static func speculationRules(_ address: SiteAddress) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 256) { json in
            json.object { json in
                json.array("prefetch") { json in
                    json.object { json in
                        json.member("eagerness", "moderate")
                        json.object("where") { $0.member("href_matches", [address.base, address.base + "*/"]) }
                    }
                }
            }
        }
    }
}
