import { thrown } from '../platform/thrown';

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
 * PostgreSQL appendix A: connection lost (08), out of resources (53), shutdown and statement timeout (57P, 57014), idle
 * in a transaction for too long (25P03), and failures that were already retried (40).
 */
const databaseCodes = /^(?:08|53|57P|57014|25P03|40)/;

/** Whether a disk of the server, or of the database, has no space left: for whoever runs it, and no rush that passes. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(thrown(error).code);

/** Messages of the driver, its pool, Kysely and PGlite for a lost or closing connection; none of them has a code. */
const driverWords =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|not queryable|received unexpected \w+ message|pool after calling end|driver has already been destroyed|PGlite is clos/i;

/** Whether a query failed because the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = thrown(error);
  return networkCodes.includes(code) || databaseCodes.test(code) || driverWords.test(message);
}
