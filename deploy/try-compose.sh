#!/usr/bin/env bash
# Needs Docker. Installs the last release with compose.yaml as described in docs/operating.md, sells, upgrades to this
# version one process at a time, sells again, backs up, loses everything, restores and verifies. Leaves nothing behind.
set -euo pipefail
cd "$(dirname "$0")/.."
# Before the first release is tagged, this version is upgraded to itself.
released=${RELEASED:-$(git describe --tags --match 'v*' --abbrev=0 2>/dev/null || git rev-parse HEAD)}
address=localhost
place=$(mktemp -d)
export COMPOSE_PROJECT_NAME=outline-try
compose() { docker compose --project-directory "$place/$1" "${@:2}"; }
finish() {
  compose new down --volumes --timeout 5 || true
  sudo rm -rf "$place"
}
trap finish EXIT

# The proxy's certificate is self-signed.
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
  # The worker delivers the sandbox's notices; the public address is unreachable inside the network.
  printf 'services:\n  worker:\n    environment:\n      PUBLIC_URL: http://web1:3000\n' >"$place/$version/compose.override.yaml"
  cp -a "$place/secrets" "$place/$version/deploy/secrets"
  sudo chown -R 1000:1000 "$place/$version/deploy/secrets"
done

ready() { # until the proxy serves
  for _ in $(seq 1 150); do
    if curl --insecure --silent --fail --output /dev/null "https://$address/api/health"; then return; fi
    sleep 2
  done
  echo 'The site did not become ready' >&2
  return 1
}

compose old up --detach --build
ready
smoke
compose new build
compose new run --rm -T migrate
for service in worker web1 web2 backup; do compose new up --detach --no-deps --wait "$service"; done
smoke
compose new exec -T worker outline verify
compose new exec -T backup outline backup --to /backups
compose new exec -T backup outline rehearse /backups
compose new stop web1 web2 worker
compose new exec -T postgres psql -U outline -c 'drop schema public cascade; create schema public'
newest=$(compose new exec -T backup sh -c 'ls -d /backups/outline-* | tail -n 1')
compose new exec -T backup outline restore "$newest" --same-installation --overwrite
compose new exec -T backup outline restore confirm
compose new exec -T backup outline maintenance off
compose new up --detach --no-deps --wait web1 web2 worker
ready
compose new exec -T worker outline verify
smoke
