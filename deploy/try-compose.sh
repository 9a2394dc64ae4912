#!/usr/bin/env bash
# Needs Docker. Installs the last release by compose.yaml as docs/operating.md says, sells, upgrades to this version one
# process after the other, sells again, backs up, loses everything, restores and verifies. Leaves nothing behind.
set -euo pipefail
cd "$(dirname "$0")/.."
released=${RELEASED:-$(cat deploy/released)}
address=localhost
place=$(mktemp -d)
export COMPOSE_PROJECT_NAME=outline-try
compose() { docker compose --project-directory "$place/$1" "${@:2}"; }
finish() {
  compose new down --volumes --timeout 5 || true
  sudo rm -rf "$place"
}
trap finish EXIT

# The proxy's certificate is its own.
smoke() { NODE_TLS_REJECT_UNAUTHORIZED=0 npm run --silent smoke -- "https://$address"; }

mkdir "$place/old" "$place/new"
git archive "$released" | tar -x -C "$place/old"
git archive HEAD | tar -x -C "$place/new"
store_secret=$(openssl rand -hex 16)
deploy/make-secrets.sh "$place/secrets"
for version in old new; do
  cat >"$place/$version/.env" <<EOF
SITE_ADDRESS=$address
OUTLINE_VERSION=$version
S3_ACCESS_KEY_ID=try-compose
S3_SECRET_ACCESS_KEY=$store_secret
PAYMENT_GATEWAY=sandbox
ALLOW_SANDBOX_PAYMENTS=true
SEED_DEMO=true
EOF
  cp -a "$place/secrets" "$place/$version/deploy/secrets"
  sudo chown -R 1000:1000 "$place/$version/deploy/secrets"
done
# The last release's file passes neither of these.
sed -i 's/^  JWT_SECRET_FILE:.*/&\n  ALLOW_SANDBOX_PAYMENTS: "true"\n  SEED_DEMO: "true"/' "$place/old/compose.yaml"

compose old up --detach --build --wait --wait-timeout 300
smoke
compose new build
compose new run --rm migrate
for service in worker web1 web2 backup; do compose new up --detach --no-deps --wait "$service"; done
smoke
compose new exec worker outline verify
compose new exec backup outline backup --to /backups
compose new exec backup outline rehearse /backups
compose new stop web1 web2 worker
compose new exec postgres psql -U outline -c 'drop schema public cascade; create schema public'
newest=$(compose new exec backup sh -c 'ls -d /backups/outline-* | tail -n 1' | tr -d '\r')
compose new exec backup outline restore "$newest" --same-installation --overwrite
compose new exec backup outline restore confirm
compose new exec backup outline maintenance off
compose new up --detach --wait web1 web2 worker
compose new exec worker outline verify
smoke
