#!/bin/sh
# Copies the output of `npm run build` to a new folder below <root>/releases, then points
# <root>/current to it in one step. Keeps three releases: the new one, the one
# before it, and the newest of the rest.
# Usage: deploy/release.sh [root]   (/srv/iris unless given)
set -eu
umask 022
root=$(realpath -m "${1:-/srv/iris}")
cd "$(dirname "$0")/.."

release=$root/releases/$(date -u +%Y%m%dT%H%M%S.%3N)
mkdir -p "$release"
trap 'rm -rf "$release"' EXIT
trap 'exit 130' HUP INT TERM
cp -R build dist "$release"
# The service runs as another user, who only reads.
chmod -R a+rX "$release"

# A page that is open from before goes on loading the files it was built with, for a month.
if [ -d "$root/current/dist/assets" ]; then
  cp -R --update --preserve=timestamps "$root/current/dist/assets" "$release/dist"
  find "$release/dist/assets" -type f -mtime +30 -delete
fi

previous=$(readlink "$root/current" || true)
ln -sfn "$release" "$root/next"
mv -T "$root/next" "$root/current"
trap - EXIT
# The previous release is the one to go back to, even if it is older than others.
find "$root/releases" -mindepth 1 -maxdepth 1 ! -path "$previous" | sort | head -n -2 | xargs -r rm -rf
echo "$release"
