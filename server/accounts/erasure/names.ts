import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { addMs, type Clock, days } from '../../platform/clock';
import type { Keys } from '../../platform/keys';

/** How long an erased player's user name stays reserved. */
const held = days(365);

/** Maximum number of names released by one statement. */
const batch = 1000;

/** Stored instead of a user name; because the key is outside the database, the name cannot be recovered from it. */
const hashOf = (key: Buffer, userName: string): string =>
  createHmac('sha256', key).update(userName.toLowerCase()).digest('base64url');

export const userNameHash = ({ erasedNames }: Keys, userName: string): string =>
  hashOf(erasedNames[0], userName);

/** SQL condition: the user name belonged to a player erased less than a year ago. */
export const isHeldName = (
  { keys, clock }: { keys: Keys; clock: Clock },
  userName: string,
): RawBuilder<boolean> => {
  const hashes = keys.erasedNames.map((key) => hashOf(key, userName));
  return sql<boolean>`exists (select from erased_players where user_name_hash = any(${hashes}::text[])
    and begun_at > ${addMs(clock.now(), -held)})`;
};

/** Forgets names whose reservation has expired; returns whether there may be more. */
export async function forgetNames(db: Db, clock: Clock): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update erased_players set user_name_hash = null where user_id in (
      select user_id from erased_players where user_name_hash is not null
        and begun_at <= ${addMs(clock.now(), -held)} limit ${batch})`.execute(db);
  return Number(numAffectedRows) === batch;
}
