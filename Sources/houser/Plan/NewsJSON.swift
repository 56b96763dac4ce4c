import Bytes
import Rules
import SiteKit
import Values

/// What a change means to those who follow a board, for programs.
struct NewsJSON {
    let news: BoardNews

    func write(to json: inout JSONWriter) {
        json.array("files", lines: true) { json in for file in news.files { json.value(file) } }
        json.array("listings", lines: true) { json in for listing in news.listings { write(listing, to: &json) } }
        json.object("people") { json in
            for (name, handles) in [("changed", news.people.changed), ("gone", news.people.gone), ("new", news.people.new)] {
                json.array(name) { json in for handle in handles { json.value(handle) } }
            }
        }
        json.array("warnings", lines: true) { json in
            for warning in news.warnings {
                json.object {
                    $0.member("file", warning.file)
                    $0.member("message", warning.message)
                    $0.member("rule", warning.rule)
                }
            }
        }
    }

    private func write(_ listing: BoardNews.Item, to json: inout JSONWriter) {
        json.object { json in
            json.member("change", listing.sort.rawValue)
            json.object("comments") {
                $0.member("gone", listing.comments.gone)
                $0.member("new", listing.comments.new)
            }
            json.array("facts") { json in for fact in listing.facts { json.value(fact) } }
            json.member("feeds", listing.feeds)
            json.member("file", listing.file)
            json.member("id", listing.id)
            if let likes = listing.likes { json.member("likes", likes.now) }
            if let price = listing.price { json.member("price", price.plain) }
            if let price = listing.priceBefore ?? nil { json.member("priceBefore", price.plain) }
            json.member("status", listing.status)
            if let status = listing.statusBefore { json.member("statusBefore", status) }
            json.member("title", listing.title)
            json.array("told") { json in for event in listing.told { json.value(event.identity) } }
        }
    }
}
