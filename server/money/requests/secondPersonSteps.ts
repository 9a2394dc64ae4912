import { createHash } from 'node:crypto';
import type { DecisionBody } from '../../../contract/moneyRequests';
import { conflict, invalid } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';

/** A hash of everything that was requested, but not of the key. */
export const hashOf = ({ idempotencyKey: _, ...asked }: { idempotencyKey: string }): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** Any request that a second person may have to approve. */
interface Decided {
  state: string;
  requestedBy: string;
}

/** Throws 409 unless the request waits for a second person, and the caller is not the first. */
export function assertDecidable({ state, requestedBy }: Decided, actor: { id: string }): void {
  if (state !== 'requested') throw conflict(moneyMessages.notWaiting);
  if (requestedBy === actor.id) throw conflict(moneyMessages.ownRequest);
}

/** Who decided, when and with which note; a refusal must have one. Throws 400 naming `note`. */
export function decisionOf({ approve, note }: DecisionBody, actor: { id: string }, now: Date) {
  if (!approve && !note?.trim()) throw invalid({ note: [moneyMessages.noteNeeded] });
  return { decidedBy: actor.id, decidedAt: now, note: note ?? null };
}
