import type { Language } from '../../contract/languages';
import { type CarryingMail, usualEnd } from '../credentials/mailed';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';
import { isErasedEmail } from '../platform/erasedAddress';
import { newId } from '../platform/ids';
import type { Keys } from '../platform/keys';
import { seal } from '../platform/seal';
import type { TemplateName } from './templates/index';

interface Mail {
  to: string;
  language: Language;
  /** Template values: names and codes, never HTML. */
  values: Record<string, string>;
  /** The payment that the mail is about; its page shows what became of the mail. */
  paymentId?: string;
  /** When the credential in it ends, where that is not its usual time. */
  endsAt?: Date;
}
/** A mail that carries a credential names what that belongs to (credentials/mailed.ts), and is sent only while it works. */
export type TemplatedMail = Mail &
  (
    | { template: CarryingMail; about: string }
    | { template: Exclude<TemplateName, CarryingMail>; about?: string }
  );

/**
 * Adds a mail to the outbox within the caller's transaction, so that it is sent if and only if the change is
 * committed. No request waits for a mail server. Nothing is sent to an erased player.
 */
export async function enqueue(
  tx: Tx,
  deps: { clock: Clock; keys: Keys },
  mail: TemplatedMail,
): Promise<void> {
  if (isErasedEmail(mail.to)) return;
  const now = deps.clock.now();
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: mail.to,
      template: mail.template,
      language: mail.language,
      paymentId: mail.paymentId ?? null,
      about: mail.about ?? null,
      endsAt: mail.endsAt ?? usualEnd(mail.template, now),
      sealed: seal(deps.keys.outbox, mail.values),
      nextAt: now,
      createdAt: now,
    })
    .execute();
}
