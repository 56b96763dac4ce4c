import Bytes
import FoundationEssentials
import Glibc

/// Runs the real `git`, which alone knows how a repository keeps what it holds.
enum GitProgram {
    /// What it printed. Throws if it cannot be run, fails, or prints more than `limit` bytes.
    ///
    /// What it reads lies in a file before it starts, and so does what it complains about: nobody waits for anybody, whatever the length.
    static func run(_ arguments: [String], in folder: String, input: [UInt8] = [], limit: Int) throws(GitError) -> [UInt8] {
        let command = ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments
        let (request, complaint) = (try file(holding: input), try file(holding: []))
        defer { for file in [request, complaint] { close(file) } }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw GitError.notRun(.last) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let started = Result { () throws(GitError) in try spawn(command, input: request, output: ends[1], errors: complaint) }
        // Only when the program has it alone, the other end tells when it is done.
        close(ends[1])
        let process = try started.get()
        let answer = drain(ends[0], limit: limit)
        if answer == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard let answer else { throw GitError.tooMuch(limit: limit) }
        guard status == 0 else {
            lseek(complaint, 0, SEEK_SET)
            throw GitError.failed(String(decoding: (drain(complaint, limit: 1 << 20) ?? []).prefix(4096), as: UTF8.self), folder: folder)
        }
        return answer
    }

    /// Settings of whoever runs it stay, but for those that would have it ask somebody, change something, or answer otherwise, and for those by
    /// which a hook names its own repository: the folder decides which it is.
    private static var environment: [String] {
        var variables = ProcessInfo.processInfo.environment
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_LITERAL_PATHSPECS"] {
            variables[name] = nil
        }
        variables["LC_ALL"] = "C"
        variables["GIT_NO_REPLACE_OBJECTS"] = "1"
        variables["GIT_OPTIONAL_LOCKS"] = "0"
        variables["GIT_TERMINAL_PROMPT"] = "0"
        return variables.map { "\($0.key)=\($0.value)" }
    }

    private static func spawn(_ command: [String], input: Int32, output: Int32, errors: Int32) throws(GitError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        let (words, variables) = (command.map { strdup($0) }, environment.map { strdup($0) })
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let problem = posix_spawnp(&process, command[0], &actions, nil, words + [nil], variables + [nil])
        guard problem == 0 else { throw GitError.notRun(SystemError(code: problem)) }
        return process
    }

    /// A file without a name that is read from its start.
    private static func file(holding bytes: [UInt8]) throws(GitError) -> Int32 {
        let folder = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array((folder + "/houser-XXXXXX").utf8CString)
        let file = template.withUnsafeMutableBufferPointer { buffer -> Int32 in
            guard let path = buffer.baseAddress else { return -1 }
            let file = mkstemp(path)
            if file >= 0 { unlink(path) }
            return file
        }
        guard file >= 0 else { throw GitError.notRun(.last) }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = SystemError.last
                close(file)
                throw GitError.notRun(error)
            }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return file
    }

    /// All that can be read; nil if that is more than `limit` bytes, or cannot be read.
    private static func drain(_ file: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0, errno == EINTR { continue }
            guard count > 0, bytes.count + count <= limit else { return nil }
            bytes += chunk[..<count]
        }
    }
}
