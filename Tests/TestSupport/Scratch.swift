import Foundation
import Glibc

/// Where tests put their folders.
package enum Scratch: Sendable {
    /// In memory, if there is room: most of the time of a small build would be that of the disk otherwise.
    case memory
    /// On a disk, for tests of what file systems do.
    case disk

    /// The folder for folders of tests.
    package var folder: String { self == .memory ? Self.inMemory ?? Self.onDisk : Self.onDisk }

    private static let onDisk = FileManager.default.temporaryDirectory.path

    /// A machine that gives little memory to its folder in memory, as containers do, is left alone; and whoever names a folder gets it.
    private static let inMemory: String? = {
        let shared = "/dev/shm"
        var info = statvfs()
        guard ProcessInfo.processInfo.environment["TMPDIR"] == nil, access(shared, W_OK) == 0, statvfs(shared, &info) == 0 else {
            return nil
        }
        return Int(info.f_bavail) * Int(info.f_frsize) > 1 << 30 ? shared : nil
    }()

    /// Makes a folder that nobody else has.
    package func make(_ name: String) throws -> String {
        var template = Array((folder + "/\(name)-XXXXXX").utf8CString)
        guard let made = template.withUnsafeMutableBufferPointer({ buffer in buffer.baseAddress.flatMap { mkdtemp($0) } }) else {
            throw CocoaError(.fileWriteUnknown)
        }
        return String(cString: made)
    }
}
