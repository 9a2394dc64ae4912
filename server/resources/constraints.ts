import type { Resource } from '../../contract/resource';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import { conflict } from '../platform/errors';
import { common } from '../platform/messages/common';
import { thrown } from '../platform/thrown';

/** Codes of PostgreSQL: unique, exclusion and foreign key violations. */
const codes = ['23505', '23P01', '23503'];

/** The resource's message for a write that a constraint of its table refused; undefined for any other error. */
export function refusedBy({ constraints = {} }: Resource, error: unknown) {
  const { code, constraint } = thrown(error);
  return codes.includes(code) && Object.hasOwn(constraints, constraint) ? constraints[constraint] : undefined;
}

/** A transaction in which a refusal by one of the table's constraints becomes the resource's own message at its field. */
export const writing = <T>(
  { db }: { db: Db },
  resource: Resource,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(db, work).catch((error: unknown) => {
    const refused = refusedBy(resource, error);
    throw refused ? conflict(common.invalid, { [refused.field]: [refused.message] }) : error;
  });
