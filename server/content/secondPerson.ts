import { sql } from 'kysely';
import { storedFile } from '../../contract/files';
import { undoableActs } from '../../contract/undoable';
import { allHolders } from '../audit/holders';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { assertRecentFactor } from '../http/recentFactor';
import type { Actor } from '../http/types';
import { mailOwners } from '../mail/owners';
import { addMs, hours } from '../platform/clock';
import { forbidden } from '../platform/errors';
import { contentMessages } from '../platform/messages/content';
import type { PublishedResource } from './publishedResource';
import type { Span } from './windows';

/** After this time an owner may do alone what nobody else could. */
const waitAlone = hours(24);

type Fields = Readonly<Record<string, unknown>>;
type Deps = Pick<Dependencies, 'clock' | 'keys'>;

/** A version of a record. */
interface Version {
  recordId: string;
  version: number;
  fields: Fields;
}

/** A version that is to be live, and when. */
interface Publishing {
  resource: PublishedResource;
  /** The locked record. */
  row: Fields;
  span: Span;
  now: Date;
}

/**
 * Throws 403 when a publication would change what players get by a record (contract/publication.ts, `offered`) and the caller
 * chose it, or has no recent second factor. A new text beside the same file changes nothing. Under the lock of publications.
 */
export async function checkPublishing(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { resource, row, span, now }: Publishing,
): Promise<void> {
  const { offered } = resource.publication;
  if (!offered) return;
  const recordId = String(row.id);
  const open = await openOffers(tx, resource, recordId, now);
  const wanted = offered.of(row);
  const [seen] = open.filter(({ from }) => from <= now);
  const isForGood = span.from <= now && span.until === null && seen?.untilGiven === null;
  if (isForGood && offered.of(seen.fields) === wanted) return;
  const gone = wanted === '' ? open.filter(({ fields }) => offered.of(fields) !== '') : [];
  if (wanted === '' && gone.length === 0) return;
  const versions = [
    { recordId, version: Number(row.version), fields: row },
    ...gone.map(({ recordVersion: version, fields }) => ({ recordId, version, fields })),
  ];
  await assertOther(tx, deps, actor, { resource, versions, isTaken: wanted === '' });
}

/** What is to end of a record's publications. */
interface Ending {
  resource: PublishedResource;
  recordId: string;
  ended: ReadonlyArray<{ from: Date; recordVersion: number; fields: Fields }>;
  now: Date;
}

/**
 * Throws 403 when players would no longer get what the caller chose, or the caller has no recent second factor. Who scheduled a
 * publication may cancel it: until it begins players get nothing by it.
 */
export async function checkEnding(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { resource, recordId, ended, now }: Ending,
): Promise<void> {
  const { offered } = resource.publication;
  const gone = ended.filter(({ fields }) => offered && offered.of(fields) !== '');
  if (gone.length === 0) return;
  const versions = gone
    .filter(({ from }) => from <= now)
    .map(({ recordVersion: version, fields }) => ({ recordId, version, fields }));
  await assertOther(tx, deps, actor, { resource, versions, isTaken: true });
}

/** The publications of a record that are live or will be. */
const openOffers = (tx: Tx, { name }: PublishedResource, recordId: string, now: Date) =>
  tx
    .selectFrom('publications')
    .select(['from', 'untilGiven', 'recordVersion', 'fields'])
    .where('resource', '=', name)
    .where('recordId', '=', recordId)
    .where(sql<boolean>`(until is null or (until > ${now} and until > "from"))`)
    .orderBy('from')
    .execute();

interface Change {
  resource: PublishedResource;
  /** Whose makers may not make the change. */
  versions: readonly Version[];
  isTaken: boolean;
}

/**
 * Throws 403 for those who chose what is about to change. Where everybody who may publish did, an owner alone may a day later,
 * and every owner gets a mail.
 */
async function assertOther(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { resource, versions, isTaken }: Change,
): Promise<void> {
  const makers: Maker[] = [];
  for (const version of versions) makers.push(...(await makersOf(tx, resource, version)));
  const ids = new Set(makers.map(({ id }) => id));
  const now = deps.clock.now();
  if (!ids.has(actor.id)) return assertRecentFactor(actor, deps.clock);
  const holders = await allHolders(tx, 'content:publish', now);
  if (holders.some(({ id }) => !ids.has(id)) || !actor.staffRoles.includes('owner'))
    throw forbidden(contentMessages.secondPerson);
  const from = addMs(new Date(Math.max(...makers.map(({ at }) => +at))), waitAlone);
  if (now < from) throw forbidden(contentMessages.aloneFrom(from));
  assertRecentFactor(actor, deps.clock);
  const release = String(versions[0]?.fields.name ?? '');
  const values = { by: actor.userName, release, ...(isTaken && { isTaken: 'yes' }) };
  await mailOwners(tx, deps, 'releaseAlone', values);
}

/** Somebody who chose what a version offers, and when. */
interface Maker {
  id: string;
  at: Date;
}

/** Who uploaded a version's file, and whose change gave each field that names it its value. The server itself is nobody. */
async function makersOf(
  tx: Tx,
  resource: PublishedResource,
  { recordId, version, fields }: Version,
): Promise<Maker[]> {
  const names = resource.publication.offered?.fields ?? [];
  const changes = await tx
    .selectFrom('audits')
    .select(['userId', 'at', 'before', 'after'])
    .where('resource', '=', resource.name)
    .where('recordId', '=', recordId)
    .where('action', 'in', undoableActs.record)
    .where(sql<boolean>`(after->>'version')::integer <= ${version}`)
    .orderBy(sql`(after->>'version')::integer`, 'desc')
    .execute();
  const chosen = names.map((name) =>
    changes.find(({ before, after }) => textIn(before, name) !== textIn(after, name)),
  );
  const sums = names.flatMap((name) => storedFile(String(fields[name] ?? ''))?.sum ?? []);
  const uploads = tx
    .selectFrom('audits')
    .select(['userId', 'at'])
    .where('resource', '=', 'release-files')
    .where('action', '=', 'upload')
    .where('recordId', '=', (any) => any.fn.any(sql.val(sums)));
  return [...chosen, ...(await uploads.execute())].flatMap((one) =>
    one?.userId ? [{ id: one.userId, at: one.at }] : [],
  );
}

const textIn = (state: unknown, name: string): string => String((state as Fields | null)?.[name] ?? '');
