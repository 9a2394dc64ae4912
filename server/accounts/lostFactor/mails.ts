import type { Language } from '../../../contract/languages';
import { lostFactorDays } from '../../../contract/lostFactorActs';
import { shownTime } from '../../../contract/shownTimes';
import { undoableSince } from '../../credentials/heldEmails';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { enqueue } from '../../mail/outbox';
import { addMs, days } from '../../platform/clock';
import { undoUrl } from '../erasure/links';

interface Owner {
  id: string;
  email: string;
  firstName: string;
  language: Language | null;
}

/**
 * Mails the link that stops a request to the account's address and to each that an open way back still holds: whoever
 * reads an earlier one may be its real owner.
 */
export async function mailLostFactor(
  tx: Tx,
  deps: Pick<Dependencies, 'clock' | 'keys' | 'address'>,
  { id: userId, email, firstName: name, language: own }: Owner,
  { id, begunAt, dueAt }: { id: string; begunAt: Date; dueAt: Date | null },
): Promise<void> {
  const language = own ?? 'vi';
  const held = await tx
    .selectFrom('emailChanges')
    .select('oldEmail')
    .where('userId', '=', userId)
    .where('changedAt', '>', undoableSince(deps.clock.now()))
    .where('undoneAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute();
  const link = undoUrl(deps, { kind: 'factor', id, at: begunAt });
  const values = { name, link, at: dueAt ? shownTime(dueAt, language) : '' };
  // Without an approval the request lapses.
  const endsAt = dueAt ?? addMs(begunAt, days(lostFactorDays));
  for (const to of new Set([email, ...held.map(({ oldEmail }) => oldEmail)]))
    await enqueue(tx, deps, { to, template: 'factorLost', language, about: id, endsAt, values });
}
