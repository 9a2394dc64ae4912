#!/bin/sh
# Base backups for the archive: a full one each Sunday and at the first run, otherwise only changes. Records the outcome of
# each in the database, for metrics and alerts. Runs next to PostgreSQL, on the same data and socket.
set -u
stanza=${STANZA:-outline}
pause=${PAUSE:-86400}
waiting=
trap '[ -z "$waiting" ] || kill "$waiting"; exit 0' TERM INT

# In the background, so that a signal interrupts the wait itself.
rest() {
  sleep "$1" &
  waiting=$!
  wait "$waiting"
  waiting=
}
tell() { psql --quiet --no-psqlrc --username=outline --dbname=outline --command="$1" || true; }

until pgbackrest --stanza="$stanza" stanza-create && pgbackrest --stanza="$stanza" check; do rest 30; done
while true; do
  type="diff"
  if [ "$(date +%u)" = 7 ]; then type="full"; fi
  begun=$(date +%s)
  if pgbackrest --stanza="$stanza" --type="$type" backup; then
    seconds=$(($(date +%s) - begun))
    tell "update backup_runs set succeeded_at = now(), seconds = $seconds, failures = 0, failed_at = null, reason = null
      where kind = 'base'"
    rest "$pause"
  else
    tell "update backup_runs set failures = failures + 1, failed_at = now(), reason = 'pgbackrest backup' where kind = 'base'"
    rest 300
  fi
done
