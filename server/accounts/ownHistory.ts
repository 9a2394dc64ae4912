import type { AuditAction } from '../../contract/audits';
import { addEntry } from '../audit/audit';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';

interface Person {
  id: string;
  role: 'User' | 'Admin';
  userName: string;
  network: string | null;
}

/**
 * Records what one of the staff changed about the security of their own account, in the transaction of the change: who
 * takes an account over does just this. What players do to theirs is no part of the history.
 */
export async function noteOwn(
  tx: Tx,
  { clock }: { clock: Clock },
  person: Person,
  { action, session }: { action: AuditAction; session?: string },
): Promise<void> {
  if (person.role !== 'Admin') return;
  const about = session ? { resource: 'sessions', id: session } : { resource: 'staff', id: person.id };
  await addEntry(tx, clock, person, { action, ...about, before: null, after: null });
}
