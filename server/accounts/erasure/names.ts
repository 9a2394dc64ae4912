import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { addMs, type Clock, days } from '../../platform/clock';
import type { Keys } from '../../platform/keys';

/** How long nobody else gets the user name of an erased player. */
const held = days(365);

/** Names that were forgotten by one statement. */
const batch = 1000;

/** Stored in place of a user name; with the key outside the database nobody finds out whose it was. */
const hashOf = (key: Buffer, userName: string): string =>
  createHmac('sha256', key).update(userName.toLowerCase()).digest('base64url');

export const userNameHash = ({ erasedNames }: Keys, userName: string): string =>
  hashOf(erasedNames[0], userName);

/** SQL condition: the user name belonged to a player who was erased less than a year ago. */
export const isHeldName = (
  { keys, clock }: { keys: Keys; clock: Clock },
  userName: string,
): RawBuilder<boolean> => {
  const hashes = keys.erasedNames.map((key) => hashOf(key, userName));
  return sql<boolean>`exists (select from erased_players where user_name_hash = any(${hashes}::text[])
    and begun_at > ${addMs(clock.now(), -held)})`;
};

/** Forgets the names that are free again; returns whether there may be more. */
export async function forgetNames(db: Db, clock: Clock): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update erased_players set user_name_hash = null where user_id in (
      select user_id from erased_players where user_name_hash is not null
        and begun_at <= ${addMs(clock.now(), -held)} limit ${batch})`.execute(db);
  return Number(numAffectedRows) === batch;
}
