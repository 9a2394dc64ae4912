import { allHolders } from '../audit/holders';
import type { CarryingMail } from '../credentials/mailed';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { enqueue } from './outbox';
import type { TemplateName } from './templates/index';

/** Mails every owner who can sign in, each in their language. */
export async function mailOwners(
  tx: Tx,
  deps: { clock: Clock; keys: Keys },
  template: Exclude<TemplateName, CarryingMail>,
  values: Record<string, string>,
): Promise<void> {
  for (const person of await allHolders(tx, 'staff:write', deps.clock.now())) {
    if (!person.staffRoles.includes('owner')) continue;
    const { email, firstName: name, language } = person;
    await enqueue(tx, deps, { to: email, template, language: language ?? 'vi', values: { name, ...values } });
  }
}
