#!/bin/sh
# Checks the board and builds it on a host that builds sites itself, such as Cloudflare Pages and Netlify. Give it the variable HOUSER_URL:
# the address of the folder that has Houser's release. Build command: sh .ci/build.sh. Output folder: public.
set -eu
export HOUSER_VERSION="${HOUSER_VERSION:-0.2.0}"
sh .ci/get-houser.sh .program
.program/houser check --expiring 7
.program/houser build
