#!/bin/sh
# Creates the secrets of compose.yaml in deploy/secrets, readable only by user 1000 of the containers. Refuses to replace
# any: an existing database cannot be opened with another password.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
if [ -e "$folder" ]; then
  echo "$folder exists already" >&2
  exit 1
fi
mkdir -p "$folder"
cd "$folder"
openssl rand -hex 32 | tr -d '\n' >jwt_secret
openssl rand -hex 24 | tr -d '\n' >postgres_password
printf 'postgres://outline:%s@postgres:5432/outline' "$(cat postgres_password)" >database_url
chmod 400 jwt_secret postgres_password database_url
if [ "$(id -u)" = 0 ]; then chown -R 1000:1000 .; fi
