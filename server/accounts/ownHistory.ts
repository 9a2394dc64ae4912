import type { AuditAction } from '../../contract/audits';
import type { AccountRole } from '../../contract/permissions';
import { addEntry } from '../audit/audit';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';

interface Person {
  id: string;
  role: AccountRole;
  userName: string;
  network: string | null;
}

/**
 * Records a staff member's change to the security of their own account, in the transaction of the change: this is exactly
 * what somebody who takes over an account does. Players' changes to their own accounts are not part of the history.
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
