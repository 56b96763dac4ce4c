/// A ledger that is whole but says what no build can have written, so that nothing in it can be relied on.
struct AbsurdLedger: Error {}
