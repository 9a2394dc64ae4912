import { sql } from 'kysely';

const idLength = 32;

/**
 * At most `most` payments whose id begins with a text, such as that of a payment's number, each by its id or its user's: all
 * ids have the same length, so those with a prefix lie between two full ids in the primary key's order.
 */
export const paymentsFrom = (start: string, most: number, column: 'id' | 'user_id' = 'id') =>
  sql<{ id: string }>`(select ${sql.ref(column)} as id from payments
    where payments.id between ${start.padEnd(idLength, '0')} and ${start.padEnd(idLength, 'f')}
    order by payments.id limit ${most})`;
