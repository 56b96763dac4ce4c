#!/bin/sh
# Checks the board and builds it on a host that builds sites itself, such as Cloudflare Pages and Netlify. Build
# command: sh .ci/build.sh. Output folder: public. houser-release, beside this file, says which Houser.
set -eu
sh .ci/get-houser.sh .program
.program/houser check --expiring 7
.program/houser build
