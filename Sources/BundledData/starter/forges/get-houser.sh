#!/bin/sh
# Fetches Houser, and makes sure that it is what was published before anything of it runs: get-houser.sh FOLDER puts `houser` there.
#   HOUSER_URL      where the files of the release are, such as https://forge.example/houser/releases/download/v1.2.3
#   HOUSER_VERSION  which release, such as 1.2.3
#   HOUSER_SHA256   the archive's digest, if it shouldn't be looked up in SHA256SUMS, which lies beside the archive
# An archive that is in the folder from an earlier run is used again if it is still the right one.
set -eu
folder=${1:?say which folder Houser goes into}
fail() { echo "get-houser.sh: $*" >&2; exit 1; }
[ -n "${HOUSER_URL:-}" ] || fail "HOUSER_URL is empty. Give it the address of the folder that has Houser's release."
[ -n "${HOUSER_VERSION:-}" ] || fail "HOUSER_VERSION is empty. Give it a version, such as 1.2.3."

archive=houser-$HOUSER_VERSION-linux-amd64.tar.gz
fetch() { curl --fail --silent --show-error --location --proto '=https,file' --retry 3 --output "$folder/$1" "${HOUSER_URL%/}/$1"; }
right() { printf '%s  %s\n' "$digest" "$folder/$archive" | sha256sum --check --strict --status -; }

mkdir -p "$folder"
digest=${HOUSER_SHA256:-}
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
