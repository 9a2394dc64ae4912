import { sql } from 'kysely';
import { notBannedNow } from '../db/bans';
import type { Tx } from '../db/tables';

/** SQL condition: the user is an owner. */
export const isOwner = sql<boolean>`'owner' = any(staff_roles)`;

/**
 * Returns the active owners, locked in a fixed order. Removing or banning an owner counts them under these locks, so that
 * two concurrent changes leave at least one.
 */
export const lockOwners = (tx: Tx, now: Date): Promise<Array<{ id: string }>> =>
  tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where(isOwner)
    .where(notBannedNow(now))
    .orderBy('id')
    .forUpdate()
    .execute();
