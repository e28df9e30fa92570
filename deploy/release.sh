#!/bin/sh
# Puts what `npm run build` has left into a folder of its own below <root>/releases, and makes
# <root>/current lead there, all at once. The last three releases are kept.
# usage: deploy/release.sh [root, which is /srv/iris unless given]
set -eu
umask 022
root=${1:-/srv/iris}
cd "$(dirname "$0")/.."

release=$root/releases/$(date -u +%Y%m%dT%H%M%S.%3N)
mkdir -p "$release"
trap 'rm -rf "$release"' EXIT
cp -R package.json package-lock.json bin build dist "$release"
(cd "$release" && npm ci --omit=dev --no-audit --no-fund)

# A page that is open from before goes on loading the files it was built with, for a month.
if [ -d "$root/current/dist/assets" ]; then
  cp -R --update --preserve=timestamps "$root/current/dist/assets" "$release/dist"
  find "$release/dist/assets" -type f -mtime +30 -delete
fi

ln -sfn "$release" "$root/next"
mv -T "$root/next" "$root/current"
trap - EXIT
find "$root/releases" -mindepth 1 -maxdepth 1 | sort | head -n -3 | xargs -r rm -rf
echo "$release"
