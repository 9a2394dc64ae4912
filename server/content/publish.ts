import { parseDateTime } from '../../contract/dateTimes';
import type { PublishBody } from '../../contract/publications';
import { isPast } from '../../contract/vietnamTime';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import { nowOf } from '../db/nowOf';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { conflict, invalid } from '../platform/errors';
import { newId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import { contentMessages } from '../platform/messages/content';
import { findRest, lockRest } from '../resources/restList';
import { giveAddresses } from './addresses';
import { wrongBalance } from './balance';
import { fieldsOf } from './fields';
import { htmlOf } from './html';
import { lockPublications, type PublishedResource, publishedNamed } from './publishedResource';
import { checkPublishing } from './secondPerson';
import { deriveEnds, openWindows, type Span, type Window } from './windows';

export type Publishing = Pick<Dependencies, 'db' | 'clock' | 'keys' | 'sharedTime' | 'restResources'>;
type WithPictures = Publishing & Pick<Dependencies, 'images'>;

/**
 * Publishes a version of a record, at once or at a time, and returns the publication's id. What is live of the record
 * ends where this begins. Throws 404, 400 for a wrong time, and 409 when the record has changed since, has a text that cannot
 * be shown or a publication scheduled for that time, or when too many or too few would be live; 403 where it takes another person.
 */
export async function publish(deps: WithPictures, actor: Actor, body: PublishBody): Promise<string> {
  const { db, clock, images } = deps;
  const resource = publishedNamed(deps, body.resource);
  const seen = await findRest(db, resource, { id: body.recordId, now: clock.now() });
  // Before the transaction, which would wait for pictures from the store; its check of the version says that the texts are the same.
  const html = seen.version === body.version ? await htmlOf(resource, seen, images) : {};
  return inTransaction(db, async (tx) => {
    await lockRest(tx, resource, body.recordId);
    const row = await findRest(tx, resource, { id: body.recordId, now: clock.now() });
    if (row.version !== body.version) throw conflict(common.outdated);
    await lockPublications(tx);
    const now = await nowOf(deps, tx);
    const span = spanOf(body, now);
    await checkPublishing(tx, deps, actor, { resource, row, span, now });
    const id = await insertPublication(tx, resource, { row, html, span, now, by: actor.id });
    await audit(tx, clock, actor, {
      action: span.from > now ? 'schedule' : 'publish',
      resource: resource.name,
      id: body.recordId,
      before: null,
      after: { ...span, version: body.version },
    });
    return id;
  });
}

/** Reads the wanted times; throws 400 at the one that is wrong. A start within the last minute is now. */
function spanOf({ from, until }: PublishBody, now: Date): Span {
  const [start, end] = [momentOf('from', from) ?? now, momentOf('until', until)];
  if (isPast(+start, +now)) throw invalid({ from: [contentMessages.past] });
  const begin = start > now ? start : now;
  if (end && end <= begin) throw invalid({ until: [contentMessages.order] });
  return { from: begin, until: end };
}

function momentOf(name: 'from' | 'until', text: string | null | undefined): Date | null {
  if (!text?.trim()) return null;
  const moment = parseDateTime(text);
  if (!moment) throw invalid({ [name]: [catalogMessages.date] });
  return moment;
}

/** A locked row, and when it is to be live. */
interface PublishInput {
  row: Record<string, unknown>;
  /** Of its texts in Markdown (html.ts). */
  html: Record<string, string>;
  span: Span;
  now: Date;
  /** Who publishes; null for the server itself. */
  by: string | null;
}

/** Writes a publication, under the locks of the record and of all publications; see `publish`. */
export async function insertPublication(
  tx: Tx,
  resource: PublishedResource,
  { row, html, span, now, by }: PublishInput,
): Promise<string> {
  const { name } = resource;
  const [id, recordId] = [newId(), String(row.id)];
  const before = await openWindows(tx, name, now);
  assertApart(
    before.filter((one) => one.recordId === recordId && one.from > now),
    span,
    now,
  );
  const fields = await fieldsOf(tx, resource, row, span.from);
  await tx
    .insertInto('publications')
    .values({
      id,
      resource: name,
      recordId,
      recordVersion: Number(row.version),
      fields: JSON.stringify({ ...fields, ...html }),
      image: String(row.image ?? ''),
      from: span.from,
      until: span.until,
      untilGiven: span.until,
      publishedBy: by,
      createdAt: now,
    })
    .execute();
  await deriveEnds(tx, name, recordId);
  const { live } = resource.publication;
  const wrong = live && wrongBalance(live, { before, after: await openWindows(tx, name, now), now });
  if (wrong) throw conflict(wrong.text, { [wrong.isFew && span.until ? 'until' : 'from']: [wrong.text] });
  await giveAddresses(tx, resource, { recordId, fields, now });
  return id;
}

/** Throws 409 when a scheduled publication of the record has the time. What is published now without an end stays until that begins. */
function assertApart(scheduled: readonly Window[], { from, until }: Span, now: Date): void {
  if (from <= now && until === null) return;
  const other = scheduled.find(
    (one) => (until === null || one.from < until) && (one.until === null || from < one.until),
  );
  if (!other) return;
  const text = contentMessages.scheduled(other.from);
  throw conflict(text, { [from < other.from ? 'until' : 'from']: [text] });
}
