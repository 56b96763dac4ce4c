/// The program itself, as its output names it.
public enum Houser {
    /// The version, which is part of what output depends on.
    public static let version = "0.1.0"
}
