import { postgresUrl } from './database';

/**
 * Services besides PostgreSQL that .ci/services runs; undefined on the embedded database and where they are not running.
 */
const service = (name: string) => (postgresUrl ? process.env[name] : undefined);

/** PgBouncer in transaction mode, in front of the server of TEST_DATABASE_URL. */
export const poolerUrl = service('TEST_POOLER_URL');
/** Another server, which has a streaming replica. */
export const replicatedUrl = service('TEST_REPLICATED_URL');
/** That replica. */
export const replicaUrl = service('TEST_REPLICA_URL');
/** A role that owns nothing. */
export const appUrl = service('TEST_APP_URL');

/** The same database behind another address. */
export function sameDatabase(address: string, behind: string): string {
  const url = new URL(behind);
  url.pathname = new URL(address).pathname;
  return String(url);
}
