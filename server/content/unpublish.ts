import { type RawBuilder, sql } from 'kysely';
import type { UnpublishBody } from '../../contract/publications';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import { nowOf } from '../db/nowOf';
import { liveAt, scheduledAt } from '../db/publications';
import { restTables } from '../db/restTables';
import type { Tx } from '../db/tables';
import type { Actor } from '../http/types';
import { conflict, notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { contentMessages } from '../platform/messages/content';
import type { BeforeRemoval } from '../resources/removal';
import { wrongBalance } from './balance';
import type { Publishing } from './publish';
import { isPublished, lockPublications, type PublishedResource, publishedNamed } from './publishedResource';
import { checkEnding } from './secondPerson';
import { deriveEnds, openWindows } from './windows';

/**
 * Unpublishes what is live of a record, and returns the id of what ended. What is scheduled is cancelled with it, or the
 * record would go live again, unless the caller keeps it. Throws 404, and 409 when there is nothing to end or too few would be live.
 */
export function unpublish(
  deps: Publishing,
  actor: Actor,
  { resource: name, recordId, keepsSchedule = false }: UnpublishBody,
): Promise<string> {
  const resource = publishedNamed(deps, name);
  return inTransaction(deps.db, async (tx) => {
    await lockRecord(tx, resource, recordId);
    const [id] = await end(tx, deps, actor, { resource, recordId, which: keepsSchedule ? liveAt : openAt });
    if (!id) throw conflict(contentMessages.notLive);
    return id;
  });
}

/** Cancels a scheduled publication. Throws 404, and 409 when it has begun or was cancelled, or when too few would be live. */
export async function cancel(deps: Publishing, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  await inTransaction(deps.db, async (tx) => {
    const row = tx.selectFrom('publications').select(['resource', 'recordId']).where('id', '=', id);
    const found = await row.executeTakeFirst();
    if (!found) throw notFound();
    const resource = publishedNamed(deps, found.resource);
    await lockRecord(tx, resource, found.recordId);
    const which = (now: Date) => sql<boolean>`(publications.id = ${id} and ${scheduledAt(now)})`;
    const ended = await end(tx, deps, actor, { resource, recordId: found.recordId, which });
    if (ended.length === 0) throw conflict(contentMessages.notScheduled);
  });
}

/** Ends everything of a record that is about to be removed, in the same transaction and under the record's lock. */
export const endRemoved =
  (deps: Publishing): BeforeRemoval =>
  async (tx, { resource, id }, actor) => {
    if (!isPublished(resource)) return;
    await end(tx, deps, actor, { resource, recordId: id, which: openAt });
  };

const openAt = (now: Date) => sql<boolean>`(${liveAt(now)} or ${scheduledAt(now)})`;

/** The record may have been deleted since. */
async function lockRecord(tx: Tx, { table }: PublishedResource, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  await restTables(tx).selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}

interface Ending {
  resource: PublishedResource;
  recordId: string;
  /** The publications to end, at a moment. */
  which: (now: Date) => RawBuilder<boolean>;
}

/** Ends publications of a record at once, those that have not begun before they do; returns their ids. Throws 409. */
async function end(
  tx: Tx,
  deps: Publishing,
  actor: Actor,
  { resource, recordId, which }: Ending,
): Promise<string[]> {
  const { name, publication } = resource;
  await lockPublications(tx);
  const now = await nowOf(deps, tx);
  const before = await openWindows(tx, name, now);
  const ended = await tx
    .selectFrom('publications')
    .select(['id', 'from', 'recordVersion', 'fields'])
    .where('resource', '=', name)
    .where('recordId', '=', recordId)
    .where(which(now))
    .orderBy('from')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return [];
  await checkEnding(tx, deps, actor, { resource, recordId, ended, now });
  const until = sql<Date>`greatest(least(until, ${now}), "from")`;
  await tx
    .updateTable('publications')
    .set({ endedAt: now, endedBy: actor.id, until })
    .where('id', 'in', ids)
    .execute();
  await deriveEnds(tx, name, recordId);
  const after = await openWindows(tx, name, now);
  const wrong = publication.live && wrongBalance(publication.live, { before, after, now });
  if (wrong) throw conflict(wrong.text);
  for (const { from, recordVersion: version } of ended)
    await audit(tx, deps.clock, actor, {
      action: from > now ? 'cancel-schedule' : 'unpublish',
      resource: name,
      id: recordId,
      before: null,
      after: { from, version },
    });
  return ids;
}
