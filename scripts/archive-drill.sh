#!/usr/bin/env bash
# npm run drill:archive. Tests continuous archiving on a scratch cluster with the files of deploy/postgres: sales, a base
# backup, more sales, a kill -9 of PostgreSQL, an accident, a restore to the moment before it, and `outline verify`.
# Needs root, PostgreSQL 15 or newer, pgbackrest, and a build. Leaves nothing behind.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v pgbackrest >/dev/null || [ ! -f dist/server/main.js ] || [ "$(id -u)" != 0 ]; then
  echo 'Needs root, pgbackrest (apt install pgbackrest) and a build (npm run build)' >&2
  exit 1
fi
bin=$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin | sort -V | tail -n 1)
place=$(mktemp -d /tmp/outline-archive-XXXXXX)
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
as_postgres() { runuser -u postgres -- env -C "$place" "$@"; }
in_database() { as_postgres psql --no-psqlrc -qAt -v ON_ERROR_STOP=1 -h "$place" -p "$port" -U outline -d outline -c "$1"; }
backrest() { as_postgres pgbackrest --config="$place/pgbackrest.conf" --stanza=outline "$@"; }
start() { as_postgres "$bin/pg_ctl" -D "$place/data" -l "$place/log" -w -t 120 start >/dev/null; }
site=
finish() {
  [ -z "$site" ] || kill -9 "$site" 2>/dev/null || true
  as_postgres "$bin/pg_ctl" -D "$place/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$place"
}
trap finish EXIT

mkdir "$place/repository" "$place/spool" "$place/home"
chown -R postgres "$place"
sed -e "s#/var/lib/pgbackrest#$place/repository#; s#/var/spool/pgbackrest#$place/spool#" \
  -e "s#/var/lib/postgresql/data#$place/data#" deploy/postgres/pgbackrest.conf >"$place/pgbackrest.conf"
printf 'pg1-socket-path=%s\npg1-port=%s\n' "$place" "$port" >>"$place/pgbackrest.conf"
as_postgres "$bin/initdb" -D "$place/data" -U outline --auth=trust >/dev/null
{
  sed "s#pgbackrest --stanza#pgbackrest --config=$place/pgbackrest.conf --stanza#; s/^listen_addresses.*/listen_addresses = '127.0.0.1'/; s/^shared_buffers.*//" \
    deploy/postgres/postgresql.conf
  printf "port = %s\nunix_socket_directories = '%s'\n" "$port" "$place"
} >>"$place/data/postgresql.conf"
start
as_postgres createdb -h "$place" -p "$port" -U outline outline
backrest stanza-create
backrest check

export DATABASE_URL="postgres://outline@127.0.0.1:$port/outline" JWT_SECRET=the-secret-of-a-drill-that-is-long-enough
export DATA_DIR=$place/home PORT=0 SEED_DEMO=true LOG_LEVEL=error RATE_LIMITS=off
start_site() {
  node dist/server/main.js >"$place/site" 2>&1 &
  site=$!
  for _ in $(seq 1 240); do
    address=$(sed -n 's/^Outline is ready at //p' "$place/site")
    [ -z "$address" ] || return 0
    sleep 0.5
  done
  cat "$place/site" >&2
  return 1
}
sell() { npx tsx scripts/smoke.ts "$address" >/dev/null; }
count() { in_database "select count(*) from payments where status = 'COMPLETED'"; }
start_site
sell
backrest --type=full backup
echo "base backup: $(count) payments completed"
sell
sell
# A crash loses nothing, and archiving continues.
kill -9 "$(head -n 1 "$place/data/postmaster.pid")"
sleep 2
start
sell
before=$(count)
in_database 'select pg_switch_wal()' >/dev/null
sleep 2
moment=$(in_database 'select clock_timestamp()')
sleep 2
in_database "alter table wallet_entries disable trigger all; delete from wallet_entries; delete from levels" >/dev/null
sell
echo "before the accident at $moment: $before payments; after it: $(count), and $(in_database 'select count(*) from wallet_entries') entries of the ledger"
waiting=$(in_database "select count(*) from pg_ls_archive_statusdir() where name like '%.ready'")
in_database 'select pg_switch_wal()' >/dev/null
sleep 3
kill "$site"
wait "$site" || true
site=
as_postgres "$bin/pg_ctl" -D "$place/data" -w -t 120 -m fast stop >/dev/null

begun=$(date +%s%3N)
backrest --type=time --target="$moment" --target-action=promote --delta restore
start
for _ in $(seq 1 120); do
  if [ "$(in_database 'select pg_is_in_recovery()')" = f ]; then break; fi
  sleep 0.5
done
echo "restored in $(($(date +%s%3N) - begun)) ms: $(count) payments; $waiting segments were waiting before"
[ "$(count)" = "$before" ]
[ "$(in_database 'select count(*) from levels')" -gt 0 ]
node dist/server/outline.js verify
start_site
sell
[ "$(count)" = $((before + 1)) ]
node dist/server/outline.js verify
echo 'The archive holds: nothing acknowledged before the moment is lost, nothing after it is there'
