import type { Clock } from '../clock';
import type { Tx } from '../db/tables';
import { newId } from '../ids';
import type { Keys } from '../keys';
import type { Language } from '../messages/said';
import { seal } from './seal';
import type { TemplateName } from './templates/index';

export interface Letter {
  to: string;
  template: TemplateName;
  language: Language;
  /** What the template puts in: names and codes, never HTML. */
  values: Record<string, string>;
}

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out when, and only when, the change it tells about
 * was committed. No request waits for a mail server.
 */
export async function post(tx: Tx, parts: { clock: Clock; keys: Keys }, letter: Letter): Promise<void> {
  const now = parts.clock.now();
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: letter.to,
      template: letter.template,
      language: letter.language,
      sealed: seal(parts.keys.outbox, letter.values),
      nextAt: now,
      createdAt: now,
    })
    .execute();
}
