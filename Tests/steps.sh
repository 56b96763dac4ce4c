# What Tests/all and Tests/night share. They stand in the project's folder.

heading() { printf '\n== %s\n' "$1"; }
trap 'code=$?; ((code == 0)) || printf "\nFAILED after %d s (see above)\n" "$SECONDS" >&2' EXIT

# Runs a command whose output only matters when it fails.
quietly() {
    local log
    log=$(mktemp)
    if "$@" >"$log" 2>&1; then rm -f "$log"; else
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
}

# Runs functions at the same time, since most have one thread and two cores to run on. What they say is shown when all are done, and last
# what those say that failed: who reads the end of a long log sees why.
together() {
    local name number failed=() numbers=()
    for name in "$@"; do
        "$name" >".build/$name.log" 2>&1 &
        numbers+=($!)
    done
    for number in "${!numbers[@]}"; do
        name=${@:number+1:1}
        if wait "${numbers[number]}"; then cat ".build/$name.log"; else failed+=("$name"); fi
    done
    for name in "${failed[@]}"; do cat ".build/$name.log"; done
    ((${#failed[@]} == 0)) || exit 1
}

checks=.build/checks
check() { "$checks/bin/python" -B "Tests/SiteChecks/$1.py" "${@:2}"; }

# The same, ended after so many seconds if it does not end by itself.
check_within() {
    local code=0
    timeout --kill-after=60 "$1" "$checks/bin/python" -B "Tests/SiteChecks/$2.py" "${@:3}" || code=$?
    ((code != 124 && code != 137)) || printf '%s did not end within %d s.\n' "$2" "$1" >&2
    return "$code"
}

install_all() {
    local java=()
    command -v java >/dev/null || java=(default-jre-headless)
    .ci/install chromium chromium-headless-shell curl fonts-liberation jq libjs-leaflet node-typescript python3-venv shellcheck systemd "${java[@]}"
    mkdir -p .build/sites
}

install_python_packages() {
    local pins=Tests/SiteChecks/requirements.txt
    cmp -s "$pins" "$checks/installed.txt" && return
    quietly /usr/bin/python3 -m venv --clear "$checks"
    quietly "$checks/bin/pip" install --disable-pip-version-check --no-deps --requirement "$pins"
    cp "$pins" "$checks/installed.txt"
}

# Does what `swift` does, without what only debuggers and editors need: a crash names functions, not lines. What it builds lies apart from
# other builds.
# Each module is compiled in one piece: in parts of some files, as is usual while one works, each part reads the whole module again.
# It gives its own interface, too, which would otherwise take a run of the compiler of its own.
built() {
    swift "$1" --scratch-path .build/tests -Xswiftc -gnone -Xcc -O2 -Xswiftc -index-ignore-system-modules \
        -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo "${@:2}"
}

# Builds a board into a fresh folder: its name, then options of houser.
build_site() {
    local output=".build/sites/$1"
    rm -rf "$output" ".build/sites/.houser/$1."*
    # By the clock, so that browsers go by theirs: 2026-11-21, 9 o'clock in the evening in Melbourne.
    SOURCE_DATE_EPOCH=1795255200 quietly "$houser" build --output "$output" "${@:2}"
}

# Checks the files of a board: folder name, base path.
check_files() {
    local output=".build/sites/$1"
    check links "$output" "$2"
    check markup "$output"
    check feeds "$output"
    check calendars "$output"
    check data "$output"
}
