import { createHash } from 'node:crypto';
import type { DecisionBody } from '../../../contract/moneyRequests';
import { invalid } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';

/** A hash of everything that was requested, but not of the key. */
export const hashOf = ({ idempotencyKey: _, ...asked }: { idempotencyKey: string }): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** Throws 400 naming `note` when somebody withdraws the request of another person without a reason. */
export function assertSaid(
  { requestedBy }: { requestedBy: string },
  actor: { id: string },
  note?: string,
): void {
  if (requestedBy !== actor.id && !note?.trim()) throw invalid({ note: [moneyMessages.noteNeeded] });
}

/** Who decided, when and with which note; a refusal must have one. Throws 400 naming `note`. */
export function decisionOf({ approve, note }: DecisionBody, actor: { id: string }, now: Date) {
  if (!approve && !note?.trim()) throw invalid({ note: [moneyMessages.noteNeeded] });
  return { decidedBy: actor.id, decidedAt: now, note: note ?? null };
}
