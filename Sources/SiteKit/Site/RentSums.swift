import ListingKit
import Values

/// What somebody pays who takes what is let by the week.
struct RentSums {
    /// What a month costs, in whole dollars; nil of anything else.
    let monthly: Money?
    /// What is to be paid before somebody moves in, the bond and the first rent, in whole dollars; nil without a bond, and once it is closed.
    let moveIn: Money?

    init(_ item: SiteListing) {
        let (kind, listing) = (item.kind, item.listing)
        guard kind.price?.per == .week, kind.price?.before == nil, let price = listing.price, price.cents > 0 else {
            (monthly, moveIn) = (nil, nil)
            return
        }
        monthly = price.monthlyFromWeekly.wholeDollars
        if item.isListed, case .money(let bond)? = listing.value(of: "bond"), bond.cents > 0 {
            moveIn = Money(cents: bond.cents + price.cents).wholeDollars
        } else {
            moveIn = nil
        }
    }
}
