#!/bin/bash
# Runs inside a freshly booted Debian: does what docs/deployment.md and its page on operations say,
# with their own commands, and fails at the first thing that is not as they say.
exec >/check/log 2>&1
set -eEuo pipefail
trap 'failure="line $LINENO: $BASH_COMMAND"' ERR
trap '[ $? = 0 ] || { set +x; journalctl --no-pager -n 30; echo "Failed in $failure"; }' EXIT
PS4='$(date +%T) + '
SITE=http://127.0.0.1:4173

# Runs the first commands of the two pages that contain this text, as the user who deploys. The second
# argument replaces <…>.
guide() {
  local commands
  commands=$(awk -v RS='```' -v text="$1" \
    'FNR % 2 == 0 && index($0, text) { sub(/^sh\n/, ""); print; exit }' \
    /iris/docs/deployment.md /iris/docs/deployment/operations.md)
  [ -n "$commands" ]
  sudo -u you bash -euxc "cd /iris; $(sed "s/<[a-z]*>/${2:-}/" <<<"$commands")"
}
status() { curl -so /dev/null --max-time 20 -w '%{http_code}\n' "$@"; }
join() { status -H 'Content-Type: application/json' -d '{"email":"ada@example.org"}' $SITE/api/join-waitlist; }
fails() { if "$@"; then return 1; fi; }
eventually() { for _ in {1..300}; do "$@" && return; sleep 0.1; done; return 1; }
logged() { journalctl --sync && journalctl -o cat -u "$1" | grep "$2"; }
told_about() { eventually logged "iris-failure@$1.service" "failure of $1"; }
visit_until() { until [ -e "$1" ]; do status $SITE/ || true; done; }

set -x
systemctl start multi-user.target
useradd --create-home you
echo 'you ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/you
node --version

: The first release
guide useradd
[ "$(status $SITE/)" = 200 ]
[ "$(join)" = 201 ]
systemctl is-active iris-backup.timer
fails grep iris <(systemd-analyze verify /etc/systemd/system/iris* 2>&1)

: The operator\'s commands
[ "$(waitlist count)" = 1 ]
waitlist find ada@example.org
fails waitlist find nobody@example.org
fails waitlist find '$a${b}@example.org' | grep -F '$a${b}@example.org is not'
journalctl --sync
fails grep ada@ <(journalctl)

: An upgrade, a roll-back and a crash
first=$(basename "$(readlink /srv/iris/current)")
visit_until /tmp/visited >/tmp/answers &
guide 'release.sh && sudo'
[ "$(basename "$(readlink /srv/iris/current)")" != "$first" ]
guide 'releases/<release>' "$first"
[ "$(basename "$(readlink /srv/iris/current)")" = "$first" ]
touch /tmp/visited
wait
sort /tmp/answers | uniq -c
[ "$(sort -u /tmp/answers)" = 200 ]
systemctl kill --kill-whom=main --signal=KILL iris.service
[ "$(status $SITE/)" = 200 ]

: Backups
old=/var/lib/iris-backups/waitlist-old.db
guide 'start iris-backup'
sudo -u iris touch -d '40 days ago' $old
sleep 1 # Backups are named for the second.
guide 'start iris-backup'
[ ! -e $old ]
backup=$(cd /var/lib/iris-backups; ls -t | sed -n '1s/^waitlist-\(.*\)\.db$/\1/p')
guide 'systemctl stop iris.socket' "$backup"
[ "$(join)" = 409 ]

: A wrong setting
echo TRUST_PROXY=many >>/etc/iris.env
sudo -u iris touch -d '40 days ago' $old
fails timeout 30 systemctl restart iris
fails systemctl start iris-backup.service
[ ! -e $old ]
told_about iris-backup.service
visit=0
curl -s --max-time 60 $SITE/ || visit=$?
[ $visit != 0 ] && [ $visit != 28 ] # 28: it waited for all of the time.
logged iris.service 'TRUST_PROXY must be'
told_about iris.service
sed -i '$d' /etc/iris.env
guide reset-failed
[ "$(status $SITE/api/health)" = 200 ]
