import Foundation
import Glibc
import Mustache

/// A disk in memory that only the test and the programs that it starts can see: mounted in a namespace of its own, so that it can be small,
/// or be made read-only, without any right over the machine.
package final class PrivateDisk {
    /// Whether this machine lets its users have such disks.
    package static let isPermitted: Bool = {
        guard let workspace = try? Workspace(), let disk = try? PrivateDisk(at: workspace.folder + "/disk", "size=64k") else {
            return false
        }
        return (try? disk.run(["true"], in: disk.folder).status) == 0
    }()
    /// What is said of tests that need one where it is not permitted.
    package static let need = "needs user and mount namespaces (unshare, nsenter, tmpfs), which this machine does not permit"

    /// Where it is mounted, for the programs that are started here.
    package let folder: String
    /// The same place for everybody else.
    package var visibleFolder: String { "/proc/\(holder.processIdentifier)/root" + folder }
    private let holder = Process()
    private let input = Pipe()

    /// No room was given for the disk.
    package struct NotMounted: Error {}

    /// Mounts a disk, with those options of tmpfs(5), at a folder, which is made.
    package init(at folder: String, _ options: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let output = Pipe()
        holder.executableURL = URL(filePath: "/usr/bin/env")
        // The namespace lasts as long as this process, which ends with its input.
        let script = "mount -t tmpfs -o \"$1\" tmpfs \"$2\" && echo mounted && exec cat > /dev/null"
        holder.arguments = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", options, folder]
        holder.standardInput = input
        holder.standardOutput = output
        holder.standardError = FileHandle.nullDevice
        try holder.run()
        try output.fileHandleForWriting.close()
        guard output.fileHandleForReading.availableData == Data("mounted\n".utf8) else { throw NotMounted() }
    }

    deinit {
        try? input.fileHandleForWriting.close()
        if holder.isRunning { kill(holder.processIdentifier, SIGKILL) }
    }

    /// Runs a program that sees the disk.
    package func run(_ command: [String], in folder: String) throws -> Program.Run {
        let entry = ["nsenter", "--target", "\(holder.processIdentifier)", "--user", "--mount", "--preserve-credentials"]
        let start = ["sh", "-c", "cd \"$1\" && shift && exec env -i PATH=\"$PATH\" \"$@\"", "sh", folder]
        return try Program.run(
            "/usr/bin/env", entry + start + command, in: "/", environment: ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"])
    }

    /// Builds the board of a workspace onto the disk.
    package func build(_ workspace: Workspace) throws -> Program.Run {
        try run([Program.path] + Workspace.buildArguments + ["--output", folder + "/public"], in: workspace.folder)
    }

    /// Mounts again with other options: larger, or `ro`. Only `folder` and what is in it, if one is given.
    package func remount(_ options: String, only folder: String? = nil) throws {
        let folder = folder.map { self.folder + "/" + $0 }
        if let folder, try run(["mount", "--bind", folder, folder], in: "/").status != 0 { throw NotMounted() }
        let kind = folder == nil ? "remount," : "remount,bind,"
        guard try run(["mount", "-o", kind + options, folder ?? self.folder], in: "/").status == 0 else { throw NotMounted() }
    }

    /// Takes away what ``remount(_:only:)`` did to a folder.
    package func release(_ folder: String) throws {
        guard try run(["umount", self.folder + "/" + folder], in: "/").status == 0 else { throw NotMounted() }
    }

    /// How many bytes are in use.
    package var bytesInUse: Int {
        var info = statvfs()
        guard statvfs(visibleFolder, &info) == 0 else { return 0 }
        return Int(info.f_blocks - info.f_bfree) * Int(info.f_frsize)
    }

    /// How many files, folders and links there are.
    package var filesInUse: Int {
        var info = statvfs()
        guard statvfs(visibleFolder, &info) == 0 else { return 0 }
        return Int(info.f_files - info.f_ffree)
    }

    /// Every published file with its bytes, hidden ones too.
    package func contents() throws -> [String: [UInt8]] {
        let output = visibleFolder + "/public"
        guard FileManager.default.fileExists(atPath: output) else { return [:] }
        var result: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: output) {
            if let bytes = FileManager.default.contents(atPath: output + "/" + path) { result[path] = Array(bytes) }
        }
        return result
    }

    /// What is wrong with the output as anybody could see it at this instant.
    package func problems() throws -> [String] { try SiteState(output: visibleFolder + "/public", base: "/").problems() }
}
