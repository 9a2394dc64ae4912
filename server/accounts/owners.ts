import { sql } from 'kysely';
import type { Tx } from '../db/tables';

/** SQL condition: the user is an owner. */
export const isOwner = sql<boolean>`'owner' = any(staff_roles)`;

/**
 * The active owners, locked in a fixed order. Taking the role from one, or banning one, counts them under these locks,
 * so that two concurrent changes leave at least one.
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
