import { type Selectable, sql } from 'kysely';
import type { SiteContact } from '../../contract/site';
import { isWorthSending } from '../credentials/mailed';
import { claimNext } from '../db/claim';
import type { Db, OutboxTable } from '../db/tables';
import type { Metrics } from '../operations/metrics/metrics';
import { addMs, type Clock, minutes, seconds } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { unseal } from '../platform/seal';
import { thrown } from '../platform/thrown';
import { expired } from './state';
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
 * Back-off. A code is valid for ten minutes, so the first retries follow quickly; after a day of them the mail is given
 * up. `outline mails retry` queues it again.
 */
const backoff = [
  ...[5, 15, 30, 60, 120, 300, 600].map(seconds),
  ...Array.from({ length: 95 }, () => minutes(15)),
];
/** Lease of a mail taken by one process: longer than any try (transports.ts), so that a slow server gets no copy. */
const lease = minutes(3);

/** Sends the next due mail; returns true when there was one. */
export async function sendNext(deps: SenderDependencies): Promise<boolean> {
  const now = deps.clock.now();
  const waiting = sql`sent_at is null and failed_at is null`;
  const mail = await claimNext(deps.db, 'outbox', waiting, { now, lease });
  if (!mail) return false;
  if (!(await isWorthSending(deps.db, mail, now))) {
    await giveUp(deps, mail, { failure: expired, outcome: 'expired' });
    return true;
  }
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

async function postpone(deps: SenderDependencies, mail: OutboxRow, error: unknown): Promise<void> {
  const { db, clock, log, metrics } = deps;
  const pause = backoff[mail.attempts - 1];
  // The code only: the full error may quote the mail and its code.
  const code = thrown(error).code || 'unknown';
  log.warn({ mail: mail.id, attempt: mail.attempts, code }, 'mail not sent');
  if (pause === undefined) return giveUp(deps, mail, { failure: code, outcome: 'failed' });
  await db
    .updateTable('outbox')
    .set({ nextAt: addMs(clock.now(), pause), failure: code })
    .where('id', '=', mail.id)
    .execute();
  metrics?.count('mails', { outcome: 'postponed' });
}

interface End {
  failure: string;
  outcome: 'failed' | 'expired';
}

/** Ends the tries. What failed keeps its values for a week, for `outline mails retry`; what has ended is of no use. */
async function giveUp(
  { db, clock, metrics }: SenderDependencies,
  { id }: OutboxRow,
  { failure, outcome }: End,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failedAt: clock.now(), failure, ...(outcome === 'expired' && { sealed: null }) })
    .where('id', '=', id)
    .execute();
  metrics?.count('mails', { outcome });
}
