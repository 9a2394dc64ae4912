const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/**
 * PostgreSQL appendix A: connection lost (08), out of resources (53), asked to stop (57P, and 57014 for a statement that
 * took too long), idle in a transaction for too long (25P03), and what a retry was already tried for (40).
 */
const databaseCodes = /^(?:08|53|57P|57014|25P03|40)/;

/** What the driver, its pool, Kysely and PGlite say of a connection that is gone or closing; none of them has a code. */
const driverWords =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|received unexpected \w+ message|pool after calling end|driver has already been destroyed|PGlite is clos/i;

/** Whether a query failed because the database cannot be asked now, so that the same call may work a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return networkCodes.includes(code) || databaseCodes.test(code) || driverWords.test(message);
}
