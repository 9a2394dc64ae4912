import type { Language } from '../../contract/languages';
import type { Tx } from '../db/tables';
import type { Clock } from '../platform/clock';
import { isErasedEmail } from '../platform/erasedAddress';
import { newId } from '../platform/ids';
import type { Keys } from '../platform/keys';
import { seal } from '../platform/seal';
import type { TemplateName } from './templates/index';

export interface TemplatedMail {
  to: string;
  template: TemplateName;
  language: Language;
  /** Template values: names and codes, never HTML. */
  values: Record<string, string>;
  /** The payment that the mail is about; its page shows what became of the mail. */
  paymentId?: string;
  /** When what it carries ends, such as its code: it is not sent after that. */
  endsAt?: Date;
}

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
      endsAt: mail.endsAt ?? null,
      sealed: seal(deps.keys.outbox, mail.values),
      nextAt: now,
      createdAt: now,
    })
    .execute();
}
