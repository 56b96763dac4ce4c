extension ListingRule {
    static let ownerReachable = ListingRule(.contactUsable) { parsed, report in
        let (listing, context) = (parsed.listing, parsed.context)
        guard !context.reachable.contains(listing.owner), !(listing.contact?.isUsable ?? false), context.people.contains(listing.owner)
        else { return }
        report.add(
            .contactUsable, parsed.span(of: "owner"), "there is no way to reach \(listing.owner.quoted)",
            reason: "Neither the owner's file nor this listing gives a phone number, an e-mail address, WhatsApp, Signal or Matrix.",
            fix: "contact: {phone: …}\nor\ncontact: {email: …}")
    }
}
