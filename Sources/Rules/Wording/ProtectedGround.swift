/// What somebody must not be turned away for, the gravest first.
enum ProtectedGround: Int, Sendable, Comparable, CaseIterable {
    /// Race, colour, and national or ethnic origin.
    case race
    /// Sex, sexuality and gender, and pregnancy.
    case sex
    /// Having children.
    case family
    /// Being single, married or a couple.
    case relationship
    /// Age.
    case age
    /// Religion.
    case belief
    /// Disability.
    case disability
    /// An age from which homes may be kept for older people.
    case olderAge
    /// Children, in a home that is said not to be made for them.
    case unsuitable

    static func < (left: ProtectedGround, right: ProtectedGround) -> Bool { left.rawValue < right.rawValue }
}
