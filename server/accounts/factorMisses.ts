import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { addEntry, nobody } from '../audit/audit';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import { enqueue } from '../mail/outbox';
import { minutes } from '../platform/clock';
import { tooOften } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { waitOf } from '../platform/messages/waits';
import type { AccountDependencies } from './dependencies';
import type { Visitor } from './visitor';

/** Wrong codes after which each further one has to wait, and the person is notified. */
export const mostMisses = 20;
/** The waiting time starts at one minute and doubles each time, up to this maximum in minutes. */
const longestWait = 1440;
const waitAfter = (misses: number) =>
  minutes(Math.min(longestWait, 2 ** Math.min(20, Math.max(0, misses - mostMisses))));

/** Who is trying, having given the right password. */
export interface Attempt {
  userId: string;
  visitor: Visitor;
  /** As it is stored in the history. */
  network: string;
  language: Language;
}

/**
 * Counts a code before it is compared, in one statement, so that of many sent at once only one passes after a wait.
 * Throws 429 while it has to wait, which nobody has to whom the account knows: strangers' misses are not theirs. Returns
 * the number of misses, should it be wrong.
 */
export async function countMiss(
  { db, clock }: AccountDependencies,
  { userId, visitor }: Pick<Attempt, 'userId' | 'visitor'>,
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{
    misses: number;
  }>`update second_factors set misses = misses + 1, missed_at = ${now}
    where user_id = ${userId} and (${visitor.isKnown} or misses < ${mostMisses} or missed_at > ${now}::timestamptz + interval '1 day'
      or missed_at + least(${longestWait}, power(2, least(20, misses - ${mostMisses}))) * interval '1 minute' <= ${now})
    returning misses`.execute(db);
  if (rows[0]) return rows[0].misses;
  const factor = await db
    .selectFrom('secondFactors')
    .select(['misses', 'missedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!factor?.missedAt) return 0;
  const left = Math.max(1, (+factor.missedAt + waitAfter(factor.misses) - +now) / 1000);
  throw tooOften(left, accounts.codeTriesHour(waitOf(left)));
}

/** After a right code or a new password: whoever knew the old password knows nothing any more. */
export async function forgetMisses(db: Db | Tx, userId: string): Promise<void> {
  await db
    .updateTable('secondFactors')
    .set({ misses: 0, missedAt: null })
    .where('userId', '=', userId)
    .where('misses', '>', 0)
    .execute();
}

/** Notifies the person, and records once in the history, that somebody who knows the password is guessing codes. */
export async function reportMisses(
  deps: AccountDependencies,
  { userId, network, language }: Attempt,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const factor = await tx
      .selectFrom('secondFactors')
      .innerJoin('users', 'users.id', 'secondFactors.userId')
      .select(['users.id', 'users.role', 'userName', 'email', 'firstName'])
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!factor) return;
    const isStaff = factor.role === 'Admin';
    const about = { resource: isStaff ? 'staff' : 'users', id: userId, before: null };
    const change = { action: 'guess-factor' as const, ...about, after: { tries: mostMisses } };
    await addEntry(tx, deps.clock, isStaff ? { ...factor, network } : nobody, change);
    const values = { name: factor.firstName, tries: String(mostMisses) };
    await enqueue(tx, deps, { to: factor.email, template: 'factorGuessed', language, values });
  });
  deps.wake('mail');
}
