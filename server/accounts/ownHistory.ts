import { type AuditAction, type OwnAccountAction, ownAccountActions } from '../../contract/audits';
import type { AccountRole } from '../../contract/permissions';
import { addEntry, nobody } from '../audit/audit';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';

interface Person {
  id: string;
  role: AccountRole;
  userName: string;
  network: string | null;
}

/**
 * Records a change to the security of one's own account, in the transaction of the change: this is exactly what somebody
 * who takes over an account does. Of players only what support has to see: what decides who can get in.
 */
export async function noteOwn(
  tx: Tx,
  { clock }: { clock: Clock },
  person: Person,
  { action, session }: { action: AuditAction; session?: string },
): Promise<void> {
  if (person.role !== 'Admin') {
    if (isOwnAction(action)) await noteByPlayer(tx, { clock }, person.id, { action });
    return;
  }
  const about = session ? { resource: 'sessions', id: session } : { resource: 'staff', id: person.id };
  await addEntry(tx, clock, person, { action, ...about, before: null, after: null });
}

const isOwnAction = (action: AuditAction): action is OwnAccountAction =>
  ownAccountActions.some((one) => one === action);

/** Records an action of players on their own account; the entry names nobody. */
export async function noteByPlayer(
  tx: Tx,
  { clock }: { clock: Clock },
  id: string,
  { action, until }: { action: OwnAccountAction; until?: Date },
): Promise<void> {
  const after = until ? { until: until.toISOString() } : null;
  await addEntry(tx, clock, nobody, { action, resource: 'users', id, before: null, after });
}
