import { type RawBuilder, sql } from 'kysely';
import type { TagsBody } from '../../../contract/playerPage';
import { lastListedRow } from '../../../contract/resource';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { invalid } from '../../platform/errors';
import { textFor } from '../../platform/masking/contacts';
import { playerMessages } from '../../platform/messages/players';
import { assertCurrentVersion } from '../../resources/versions';
import { lockAccount } from './account';

/** Replaces a player's tags. Throws 400 for two that differ only in case, and 409 for an outdated list. */
export const tagPlayer = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { tags: given, version }: TagsBody,
): Promise<{ id: string; tags: string[]; version: number }> =>
  inTransaction(db, async (tx) => {
    const { tags: before, version: current } = await lockAccount(tx, id, {
      actor,
      act: 'tag',
      now: clock.now(),
    });
    const shown = { id, tags: before, version: current };
    await assertCurrentVersion(tx, { resource: 'users', id, current: shown }, version);
    const tags = given.map((tag) => tag.trim());
    if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length)
      throw invalid({ tags: [playerMessages.tagTwice] });
    await tx
      .updateTable('users')
      .set({ tags, version: current + 1 })
      .where('id', '=', id)
      .execute();
    await audit(tx, clock, actor, {
      action: 'tag',
      resource: 'users',
      id,
      before: { tags: before },
      after: { tags },
    });
    return { id, tags, version: current + 1 };
  });

type Reader = Pick<Actor, 'staffRoles'>;

/** Whether this reader sees a text as it is: who may not see contacts finds nobody by one, nor are they suggested. */
const isShown = (tag: string, reader: Reader) => textFor(reader, tag) === tag;

/** The condition for the players with a tag, in upper or lower case; it repeats that of the index. */
export const hasTag = (tag: string, reader: Reader): RawBuilder<unknown> =>
  isShown(tag, reader)
    ? sql`(tags <> '{}' and exists (select from unnest(tags) as tag where lower(tag) = lower(${tag.trim()})))`
    : sql`false`;

/** The newest users that pass `own`, which has a tag's condition, up to one past the end of the list. */
export const newestTagged = (own: RawBuilder<unknown>) =>
  sql`(select * from users where ${own} order by created_at desc, id desc limit ${lastListedRow + 1}) users`;

/** More would not be read, nor helped by, where one is typed. */
const mostSuggested = 200;

/** The tags of the newest tagged players, the most frequent first, each in its most frequent case. */
export async function tagsInUse(db: Db, reader: Reader): Promise<{ tags: string[] }> {
  const { rows } = await sql<{ tag: string }>`select mode() within group (order by tag) as tag
    from (select tags from users where tags <> '{}' order by created_at desc, id desc limit ${lastListedRow}) tagged,
      unnest(tags) as tag
    group by lower(tag) order by count(*) desc, lower(tag) limit ${mostSuggested}`.execute(db);
  return { tags: rows.map(({ tag }) => tag).filter((tag) => isShown(tag, reader)) };
}
