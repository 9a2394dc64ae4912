import { sql } from 'kysely';
import type { Tx } from '../db/tables';

/** The condition of being an owner, for the users table. */
export const isOwner = sql<boolean>`'owner' = any(staff_roles)`;

/**
 * The owners who can act, locked in one order: whoever takes the role from one, or bans one, counts them under these
 * locks, so that two who do so at once leave one.
 */
export const lockOwners = (tx: Tx): Promise<Array<{ id: string }>> =>
  tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where(isOwner)
    .where('bannedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
