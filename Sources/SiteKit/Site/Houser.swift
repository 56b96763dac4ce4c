/// The program itself, as its output names it.
public enum Houser {
    /// Its name.
    public static let name = "Houser"
    /// The version, which is part of what output depends on.
    public static let version = "0.2.0"
}
