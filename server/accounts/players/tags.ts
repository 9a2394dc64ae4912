import type { TagsBody } from '../../../contract/playerPage';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { invalid } from '../../platform/errors';
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
