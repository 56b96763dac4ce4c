#!/bin/sh
# Fetches Houser, and makes sure that it is what was published before anything of it runs: get-houser.sh FOLDER puts `houser` there.
# Which release it is stands in houser-release, beside this file; variables of the same names come before what stands there. Where neither
# says where its files are, HOUSER_HOME can be the address of the repository that publishes them.
# An archive that is in the folder from an earlier run is used again if it is still the right one.
set -eu
folder=${1:?say which folder Houser goes into}
fail() { echo "get-houser.sh: $*" >&2; exit 1; }

url=${HOUSER_URL:-} version=${HOUSER_VERSION:-} digest=${HOUSER_SHA256:-}
asked=$digest
# shellcheck source=/dev/null
. "$(dirname "$0")/houser-release"
url=${url:-${HOUSER_URL:-}} version=${version:-${HOUSER_VERSION:-}} digest=${digest:-${HOUSER_SHA256:-}}
if [ "$version" != "${HOUSER_VERSION:-}" ] && [ -z "$asked" ] && [ -n "${HOUSER_SHA256:-}" ]; then
    fail "houser-release has the digest of ${HOUSER_VERSION:-another version}: say that of $version too, as HOUSER_SHA256"
fi
[ -n "$version" ] || fail "say which version, such as HOUSER_VERSION=1.2.3, in houser-release"
[ -n "$url" ] || [ -z "${HOUSER_HOME:-}" ] || url=$HOUSER_HOME/releases/download/v$version
[ -n "$url" ] || fail "say where the files of the release are, such as HOUSER_URL=https://files.example/houser, in houser-release"

archive=houser-$version-linux-amd64.tar.gz
fetch() {
    curl --fail --silent --show-error --location --proto '=https,file' --retry 3 --output "$folder/$1" "${url%/}/$1" ||
        fail "$1 can't be had from ${url%/}/: is that where release $version is?"
}
right() { printf '%s  %s\n' "$digest" "$folder/$archive" | sha256sum --check --strict --status -; }

mkdir -p "$folder"
if [ -z "$digest" ]; then
    fetch SHA256SUMS
    digest=$(awk -v name="$archive" '$2 == name || $2 == "*" name { print $1 }' "$folder/SHA256SUMS")
fi
case $digest in
    '' | *[!0-9a-f]*) fail "there is no single SHA-256 digest of $archive" ;;
esac
[ "${#digest}" -eq 64 ] || fail "'$digest' is no SHA-256 digest"
if [ ! -f "$folder/$archive" ] || ! right; then fetch "$archive"; fi
right || { rm -f "$folder/$archive"; fail "$archive isn't what was published: its SHA-256 digest isn't $digest"; }

tar --extract --gzip --file "$folder/$archive" --directory "$folder" --no-same-owner --strip-components=1
"$folder/houser" --version
