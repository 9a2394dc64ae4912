import type { Tx } from '../db/tables';
import { type ApiError, invalid, outdated } from '../errors';
import { common } from '../messages/common';

/** Any record that staff change: each write increments its version. */
interface Versioned {
  version?: unknown;
}

/** The version that a form was made from; undefined for an old client, which overwrites (decisions.md, Versions). */
export function versionIn(text: string | undefined): number | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw invalid({ version: [common.wrongValue] });
  return Number(given);
}

/** Refuses a write made from another version than `current`. Called under the row's lock. */
export async function refuseOutdated(
  tx: Tx,
  resource: string,
  id: string,
  current: Versioned,
  given: number | undefined,
): Promise<void> {
  if (given !== undefined && given !== current.version)
    throw await changedMeanwhile(tx, resource, id, current);
}

/** Entries about an account that leave its version alone. */
const versionless = [
  'refused',
  'set-up-factor',
  'renew-recovery-codes',
  'reset-factor',
  'end-sessions',
  'change-password',
  'reset-password',
  'guess-factor',
];
/** A staff member's roles and bans are entries about two resources, but share one version. */
const relatedTo = (resource: string) =>
  resource === 'staff' || resource === 'users' ? ['staff', 'users'] : [resource];

/** The refusal: who changed the record last, when, and its current state. */
export async function changedMeanwhile(
  tx: Tx,
  resource: string,
  id: string,
  current: Versioned,
): Promise<ApiError> {
  const last = await tx
    .selectFrom('audits')
    .select(['userName', 'at'])
    .where('resource', 'in', relatedTo(resource))
    .where('recordId', '=', id)
    .where('action', 'not in', versionless)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return outdated({ by: last?.userName ?? null, at: last?.at.toISOString() ?? null, current });
}
