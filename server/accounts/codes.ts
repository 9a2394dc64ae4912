import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { codeLength, resendSeconds } from '../../contract/limits';
import { later, minutes, seconds } from '../clock';
import type { CodesTable, Db, Tx } from '../db/tables';
import { invalid, tooOften } from '../errors';
import type { Limiter } from '../http/limiter';
import { accounts } from '../messages/accounts';
import type { Parts } from '../parts';

export type Purpose = CodesTable['purpose'];
type CodeParts = Pick<Parts, 'clock' | 'keys'>;

const lifetime = minutes(10);
const mostTries = 5;

export const emailKey = (email: string) => email.trim().toLowerCase();

/** Stored keyed by a secret outside the database: a six-digit space falls to any plain hash (docs/security.md 10). */
const hashCode = (parts: CodeParts, purpose: Purpose, email: string, code: string) =>
  createHmac('sha256', parts.keys.codes).update(`${purpose}\n${email}\n${code}`).digest('hex');

/**
 * Makes a new code for an address, in the place of an older one. An address without an account gets one too, which
 * nobody is ever told: both then behave alike under every later call. Null within 60 s of the last one.
 */
export async function makeCode(
  tx: Tx,
  parts: CodeParts,
  purpose: Purpose,
  email: string,
  userId: string | null,
): Promise<string | null> {
  const now = parts.clock.now();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = hashCode(parts, purpose, emailKey(email), code);
  const values = { userId, codeHash, tries: 0, sentAt: now, expiresAt: later(now, lifetime), usedAt: null };
  const made = await tx
    .insertInto('codes')
    .values({ purpose, email: emailKey(email), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet(values)
        .where('codes.sentAt', '<=', later(now, -seconds(resendSeconds))),
    )
    .returning('email')
    .executeTakeFirst();
  return made ? code : null;
}

/** Throws 429 within 60 s of the last code to this address, known or not (api.md). */
export async function refuseEarly(
  db: Db | Tx,
  parts: CodeParts,
  purpose: Purpose,
  email: string,
): Promise<void> {
  const last = await db
    .selectFrom('codes')
    .select('sentAt')
    .where('purpose', '=', purpose)
    .where('email', '=', emailKey(email))
    .executeTakeFirst();
  const waited = last ? (+parts.clock.now() - +last.sentAt) / 1000 : Number.POSITIVE_INFINITY;
  if (waited < resendSeconds) throw tooOften(resendSeconds - waited, accounts.codeWait);
}

const codeWrong = () => invalid({ code: [accounts.codeWrong] }, accounts.codeWrong);

/**
 * Compares a code and answers whose it is. Each try is counted, by one atomic statement, before anything is compared, so
 * that parallel guesses get five comparisons and no more (docs/security.md 11); a right one is given back. One error for
 * wrong, expired, used and unknown (7).
 */
export async function checkCode(
  db: Db,
  parts: CodeParts,
  limiter: Limiter,
  given: { purpose: Purpose; email: string; code: string },
): Promise<string> {
  const email = emailKey(given.email);
  await limiter.take('codeTries', email, accounts.codeTries);
  const row = await countTry(db, given.purpose, email);
  if (!row) return refuse(db, parts, given.purpose, email);
  const right = sameHash(row.codeHash, hashCode(parts, given.purpose, email, given.code.trim()));
  if (!right || !row.userId || row.usedAt || row.expiresAt <= parts.clock.now()) throw codeWrong();
  await giveBack(db, limiter, given.purpose, email);
  return row.userId;
}

const countTry = (db: Db, purpose: Purpose, email: string) =>
  db
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '<', mostTries)
    .returning(['codeHash', 'userId', 'usedAt', 'expiresAt'])
    .executeTakeFirst();

/** No try was left, or there never was a code. */
async function refuse(db: Db, parts: CodeParts, purpose: Purpose, email: string): Promise<never> {
  const row = await db
    .selectFrom('codes')
    .select('expiresAt')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();
  const left = row ? (+row.expiresAt - +parts.clock.now()) / 1000 : 0;
  if (left > 0) throw tooOften(left, accounts.codeTries);
  throw codeWrong();
}

async function giveBack(db: Db, limiter: Limiter, purpose: Purpose, email: string): Promise<void> {
  await db
    .updateTable('codes')
    .set({ tries: sql<number>`tries - 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '>', 0)
    .execute();
  await limiter.giveBack('codeTries', email);
}

/** Uses a code up; false when another call was faster. */
export async function consumeCode(
  tx: Tx,
  parts: CodeParts,
  purpose: Purpose,
  email: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('codes')
    .set({ usedAt: parts.clock.now() })
    .where('purpose', '=', purpose)
    .where('email', '=', emailKey(email))
    .where('usedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}

const sameHash = (a: string, b: string) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
