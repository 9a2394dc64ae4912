import { sql } from 'kysely';
import type { Tx } from '../../db/tables';

/** What arrives later for a payment of an erased player may bring back an account's number or name: it is erased once more. */
export const eraseAgain = (tx: Tx, paymentId: string) =>
  sql`update erased_players set done_at = null
    where done_at is not null and user_id = (select user_id from payments where payments.id = ${paymentId})`.execute(
    tx,
  );
