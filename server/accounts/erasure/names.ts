import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { userNameHeldDays } from '../../../contract/userNames';
import type { Db } from '../../db/tables';
import { addMs, type Clock, days } from '../../platform/clock';
import type { Keys } from '../../platform/keys';

/** How long a user name stays reserved after its player was erased or chose another. */
const held = days(userNameHeldDays);

/** Maximum number of names released by one statement. */
const batch = 1000;

/** Stored instead of a user name; because the key is outside the database, the name cannot be recovered from it. */
const hashOf = (key: Buffer, userName: string): string =>
  createHmac('sha256', key).update(userName.toLowerCase()).digest('base64url');

export const userNameHash = ({ erasedNames }: Keys, userName: string): string =>
  hashOf(erasedNames[0], userName);

/** The hashes of a name, as it may be stored since secrets were replaced. */
export const userNameHashes = ({ erasedNames }: Keys, userName: string): string[] =>
  erasedNames.map((key) => hashOf(key, userName));

/** SQL condition: less than a year ago the user name was that of an erased player, or of another one than `except`. */
export const isHeldName = (
  { keys, clock }: { keys: Keys; clock: Clock },
  userName: string,
  except: string | null = null,
): RawBuilder<boolean> => {
  const hashes = userNameHashes(keys, userName);
  const since = addMs(clock.now(), -held);
  return sql<boolean>`(exists (select from erased_players where user_name_hash = any(${hashes}::text[])
      and begun_at > ${since} and user_id is distinct from ${except}::uuid)
    or exists (select from former_names where user_name_hash = any(${hashes}::text[])
      and changed_at > ${since} and user_id is distinct from ${except}::uuid))`;
};

/** Forgets names whose reservation has expired; returns whether there may be more. */
export async function forgetNames(db: Db, clock: Clock): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update erased_players set user_name_hash = null where user_id in (
      select user_id from erased_players where user_name_hash is not null
        and begun_at <= ${addMs(clock.now(), -held)} limit ${batch})`.execute(db);
  return Number(numAffectedRows) === batch;
}
