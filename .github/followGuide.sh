#!/bin/bash
# Follows docs/deployment.md and docs/deployment/operations.md with their own commands, on a machine
# that is thrown away afterward, and fails at the first deviation. Runs in the folder of a built
# project, by a user who may use sudo.
set -eEuo pipefail
trap 'failure="line $LINENO: $BASH_COMMAND"' ERR
trap '[ $? = 0 ] || { set +x; sudo journalctl --no-pager -n 30; echo "Failed in $failure"; }' EXIT
PS4='$(date +%T) + '
SITE=http://127.0.0.1:4173

# Runs the first commands of the two pages that contain this text. The second argument replaces <…>.
guide() {
  local commands
  commands=$(awk -v RS='```' -v text="$1" \
    'FNR % 2 == 0 && index($0, text) { sub(/^sh\n/, ""); print; exit }' \
    docs/deployment.md docs/deployment/operations.md)
  [ -n "$commands" ]
  bash -euxc "$(sed "s/<[a-z]*>/${2:-}/" <<<"$commands")"
}
# Runs a command of the operator's in a root shell: sudo would log it.
operator() { sudo bash <<<"waitlist $1"; }
status() { curl -so /dev/null --max-time 20 -w '%{http_code}\n' "$@"; }
join() { status -H 'Content-Type: application/json' -d '{"email":"ada@example.org"}' $SITE/api/join-waitlist; }
fails() { if "$@"; then return 1; fi; }
eventually() { for _ in {1..300}; do "$@" && return; sleep 0.1; done; return 1; }
logged() { sudo journalctl --sync && sudo journalctl -o cat -u "$1" | grep "$2"; }
told_about() { eventually logged "iris-failure@$1.service" "failure of $1"; }
visit_until() { until [ -e "$1" ]; do status $SITE/ || true; done; }

set -x

: The first release
guide useradd
[ "$(status $SITE/)" = 200 ]
[ "$(join)" = 201 ]
systemctl is-active iris-backup.timer

: The operator\'s commands
[ "$(operator count)" = 1 ]
operator 'find ada@example.org'
fails operator "find '"'$a${b}'"@example.org'" | grep -F '$a${b}@example.org is not'
sudo journalctl --sync
fails grep ada@ <(sudo journalctl)

: An upgrade, a roll-back and a crash
first=$(basename "$(readlink /srv/iris/current)")
answers=$(mktemp)
visit_until "$answers.end" >"$answers" &
guide 'release.sh && sudo'
[ "$(basename "$(readlink /srv/iris/current)")" != "$first" ]
guide 'releases/<release>' "$first"
[ "$(basename "$(readlink /srv/iris/current)")" = "$first" ]
touch "$answers.end"
wait
[ "$(sort -u "$answers")" = 200 ]
sudo systemctl kill --kill-whom=main --signal=KILL iris.service
[ "$(status $SITE/)" = 200 ]
fails logged iris-failure@iris.service.service 'failure of'

: Backups
old=/var/lib/iris-backups/waitlist-old.db
guide 'start iris-backup'
sudo -u iris touch -d '40 days ago' $old
# The three newest are kept. Backups are named for the second.
for _ in 1 2; do
  sudo test -e $old
  sleep 1
  guide 'start iris-backup'
done
fails sudo test -e $old
backup=$(sudo sh -c 'cd /var/lib/iris-backups; ls -t' | sed -n '1s/^waitlist-\(.*\)\.db$/\1/p')
guide 'systemctl stop iris.socket' "$backup"
[ "$(join)" = 409 ]

: A wrong setting
echo TRUST_PROXY=many | sudo tee -a /etc/iris.env
fails sudo timeout 30 systemctl restart iris
fails sudo systemctl start iris-backup.service
told_about iris-backup.service
visit=0
curl -s --max-time 60 $SITE/ || visit=$?
[ $visit != 0 ] && [ $visit != 28 ] # 28: it waited for all of the time.
logged iris.service 'TRUST_PROXY must be'
told_about iris.service
sudo sed -i '$d' /etc/iris.env
guide reset-failed
[ "$(status $SITE/api/health)" = 200 ]
