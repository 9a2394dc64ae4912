import { type Selectable, sql } from 'kysely';
import type { SiteContact } from '../../contract/site';
import { claimNext } from '../db/claim';
import type { Db, OutboxTable } from '../db/tables';
import type { Metrics } from '../operations/metrics/metrics';
import { addMs, type Clock, minutes, seconds } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { unseal } from '../platform/seal';
import { thrown } from '../platform/thrown';
import { render, type TemplateName } from './templates/index';
import type { MailTransport } from './transports';

type OutboxRow = Selectable<OutboxTable>;
interface Log {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
}
export interface SenderDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  transport: MailTransport;
  contact: SiteContact;
  /** The site's own address. */
  address: { public: string };
  log: Log;
  metrics?: Pick<Metrics, 'count'>;
}

/**
 * Back-off. A code is valid for ten minutes, so the first retries follow quickly; after the last one the mail is
 * dropped.
 */
const backoff = [
  seconds(5),
  seconds(15),
  seconds(30),
  minutes(1),
  minutes(2),
  minutes(5),
  minutes(15),
  minutes(60),
];
/** Lease of a mail taken by one process. */
const lease = minutes(1);

/** Sends the next due mail; returns true when there was one. */
export async function sendNext(deps: SenderDependencies): Promise<boolean> {
  const now = deps.clock.now();
  const waiting = sql`sent_at is null and failed_at is null`;
  const mail = await claimNext(deps.db, 'outbox', waiting, { now, lease });
  if (!mail) return false;
  try {
    const values = unseal(deps.keys.outbox, mail.sealed ?? '');
    const rendered = render(mail.template as TemplateName, mail.language, values, {
      email: deps.contact.supportEmail,
      site: deps.address.public,
    });
    await deps.transport.send({ id: mail.id, to: mail.recipient, ...rendered });
    await finish(deps, mail);
  } catch (error) {
    await postpone(deps, mail, error);
  }
  return true;
}

/** Clears the values once the mail is finished. */
async function finish(
  { db, clock, transport, log, metrics }: SenderDependencies,
  mail: OutboxRow,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sentAt: clock.now(), sealed: null })
    .where('id', '=', mail.id)
    .execute();
  metrics?.count('mails', { outcome: 'sent' });
  // Log the id only: the recipient is in the outbox, and e-mail addresses do not belong in a log.
  log.info({ mail: mail.id, template: mail.template }, `mail sent to ${transport.description}`);
}

async function postpone(
  { db, clock, log, metrics }: SenderDependencies,
  mail: OutboxRow,
  error: unknown,
): Promise<void> {
  const pause = backoff[mail.attempts - 1];
  // The code only: the full error may quote the mail and its code.
  const code = thrown(error).code || 'unknown';
  const next =
    pause === undefined ? { failedAt: clock.now(), sealed: null } : { nextAt: addMs(clock.now(), pause) };
  await db
    .updateTable('outbox')
    .set({ ...next, failure: code })
    .where('id', '=', mail.id)
    .execute();
  metrics?.count('mails', { outcome: pause === undefined ? 'failed' : 'postponed' });
  log.warn({ mail: mail.id, attempt: mail.attempts, code }, 'mail not sent');
}
