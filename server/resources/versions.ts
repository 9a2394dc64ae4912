import { sql } from 'kysely';
import { accountResources, versionlessOfAccounts, versionlessOfRecords } from '../audit/audited';
import type { Tx } from '../db/tables';
import { type ApiError, invalid, outdated } from '../platform/errors';
import { common } from '../platform/messages/common';

/** Any record that staff change: each write increments its version. */
interface Versioned {
  version?: unknown;
}

/** The number of at most nine digits that a text consists of. */
export const numberIn = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The version that a form is based on; undefined for an old client, which overwrites (decisions.md, Versions). */
export function versionIn(text: string | undefined): number | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  const version = numberIn(given);
  if (version === undefined) throw invalid({ version: [common.wrongValue] });
  return version;
}

/** The current record, which a write is to change. */
interface WrittenRecord {
  resource: string;
  id: string;
  current: Versioned;
  /** The request among those about this record, if `current` is one. */
  request?: string;
  /** The record as its reader sees it, if `current` is only the row. */
  shown?: () => Promise<Versioned>;
}

/** Refuses a write based on another version than `current`. Called under the row's lock. */
export async function assertCurrentVersion(
  tx: Tx,
  { shown, ...record }: WrittenRecord,
  given: number | undefined,
): Promise<void> {
  if (given !== undefined && given !== record.current.version)
    throw await versionConflict(tx, { ...record, current: (await shown?.()) ?? record.current });
}

/** Condition for the entries that changed a record's version; a refused call changed nothing. */
const changesOf = (resource: string) =>
  accountResources.includes(resource)
    ? { resources: accountResources, others: ['refused', ...versionlessOfAccounts] }
    : { resources: [resource], others: versionlessOfRecords };

/** The refusal: who changed the record last, when, and its current state. */
export async function versionConflict(
  tx: Tx,
  { resource, id, request, current }: Omit<WrittenRecord, 'shown'>,
): Promise<ApiError> {
  const { resources, others } = changesOf(resource);
  const last = await tx
    .selectFrom('audits')
    .select(['userName', 'at'])
    .where('resource', 'in', resources)
    .where('recordId', '=', id)
    .$if(request === undefined, (entries) => entries.where('action', 'not in', others))
    .$if(request !== undefined, (entries) => entries.where(sql`after->>'request'`, '=', request))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return outdated({
    by: last?.userName ?? null,
    at: last?.at.toISOString() ?? null,
    current: { ...current },
  });
}
