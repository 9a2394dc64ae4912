import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { codeLength, resendSeconds } from '../../contract/limits';
import { later, minutes, seconds } from '../clock';
import type { CodesTable, Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { invalid, tooOften } from '../errors';
import type { Limiter } from '../http/limiter';
import { accounts } from '../messages/accounts';
import { waitOf } from '../messages/waits';
import type { AccountDependencies } from './dependencies';

export type Purpose = CodesTable['purpose'];
type CodeDependencies = Pick<Dependencies, 'clock' | 'keys'>;
type CodeCheckDependencies = CodeDependencies & Pick<AccountDependencies, 'db' | 'limiter'>;

const lifetime = minutes(10);
/** Over all networks; those of one network end earlier (limitTable.ts, codeGuesses). */
const mostTries = 20;

const emailKey = (email: string) => email.trim().toLowerCase();

/** Stored keyed by a secret outside the database: a six-digit space falls to any plain hash (docs/security.md 10). */
const hashCode = (deps: CodeDependencies, purpose: Purpose, email: string, code: string) =>
  createHmac('sha256', deps.keys.codes).update(`${purpose}\n${email}\n${code}`).digest('hex');

/**
 * Makes a new code for an address, in the place of an older one. An address without an account gets one too, which
 * nobody is ever told: both then behave alike under every later call. Null within 60 s of the last one.
 */
export async function makeCode(
  tx: Tx,
  deps: CodeDependencies,
  purpose: Purpose,
  email: string,
  userId: string | null,
): Promise<string | null> {
  const now = deps.clock.now();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = hashCode(deps, purpose, emailKey(email), code);
  const values = { userId, codeHash, tries: 0, sentAt: now, expiresAt: later(now, lifetime), usedAt: null };
  const made = await tx
    .insertInto('codes')
    .values({ purpose, email: emailKey(email), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet(values)
        // One sent in the future was sent before the clock was set back.
        .where((eb) =>
          eb.or([
            eb('codes.sentAt', '<=', later(now, -seconds(resendSeconds))),
            eb('codes.sentAt', '>', now),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst();
  return made ? code : null;
}

const findCode = (db: Db | Tx, purpose: Purpose, email: string) =>
  db
    .selectFrom('codes')
    .select(['sentAt', 'expiresAt'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();

/** Throws 429 within 60 s of the last code to this address, known or not (api.md). */
export async function refuseEarly(
  db: Db | Tx,
  deps: CodeDependencies,
  purpose: Purpose,
  email: string,
): Promise<void> {
  const last = await findCode(db, purpose, emailKey(email));
  const waited = last ? (+deps.clock.now() - +last.sentAt) / 1000 : Number.POSITIVE_INFINITY;
  if (waited >= 0 && waited < resendSeconds) throw tooSoon(resendSeconds - waited);
}

/** 429 for a code asked for too soon after the last one; `wait` is in seconds. */
export const tooSoon = (wait = resendSeconds) => tooOften(wait, accounts.codeWait(waitOf(wait)));

/** Counts a code to be sent: of one network, and over all of them (decisions.md, Limits). Throws 429. */
export async function countSend(
  limiter: Limiter,
  purpose: Purpose,
  email: string,
  network: string,
): Promise<void> {
  const subject = `${purpose} ${emailKey(email)}`;
  await limiter.take('codeSends', `${subject} ${network}`, accounts.codeDaily);
  await limiter.take('codeSendsOverall', subject, accounts.codeDaily);
}

const codeWrong = () => invalid({ code: [accounts.codeWrong] }, accounts.codeWrong);

export interface GivenCode {
  purpose: Purpose;
  email: string;
  code: string;
  /** Of the caller (limiter.ts, widerNetworkOf). */
  network: string;
}

/**
 * Compares a code and returns whose it is. Each try is counted, by atomic statements, before anything is compared, so
 * that parallel guesses of one network get five comparisons and no more (docs/security.md 11); a right one is given
 * back. One error for wrong, expired, used and unknown (7).
 */
export async function checkCode(deps: CodeCheckDependencies, { code, ...given }: GivenCode): Promise<string> {
  const { purpose } = given;
  const email = emailKey(given.email);
  const limits = await countTowardsLimits(deps, { ...given, email });
  const row = await countTry(deps.db, purpose, email);
  if (!row) return refuse(deps, purpose, email);
  const right = sameHash(row.codeHash, hashCode(deps, purpose, email, code.trim()));
  if (!right || !row.userId || row.usedAt || row.expiresAt <= deps.clock.now()) throw codeWrong();
  await giveBackTry(deps.db, purpose, email);
  for (const [name, subject] of limits) await deps.limiter.release(name, subject);
  return row.userId;
}

/**
 * The network's own limits come first: what they refuse does not count towards those over all networks, or one network
 * could use them up.
 */
async function countTowardsLimits(
  deps: CodeCheckDependencies,
  { purpose, email, network }: Omit<GivenCode, 'code'>,
) {
  const sentAt = (await findCode(deps.db, purpose, email))?.sentAt.toISOString() ?? 'never';
  const subject = `${purpose} ${email}`;
  const limits = [
    ['codeTries', `${subject} ${network}`, accounts.codeTriesHour],
    ['codeGuesses', `${subject} ${network} ${sentAt}`, accounts.codeTries],
    ['codeTriesOverall', subject, accounts.codeTriesHour],
  ] as const;
  for (const [name, key, said] of limits) await deps.limiter.take(name, key, said);
  return limits;
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
async function refuse(deps: CodeCheckDependencies, purpose: Purpose, email: string): Promise<never> {
  const row = await findCode(deps.db, purpose, email);
  const left = row ? (+row.expiresAt - +deps.clock.now()) / 1000 : 0;
  if (left > 0) throw tooOften(Math.min(left, lifetime / 1000), accounts.codeTries);
  throw codeWrong();
}

async function giveBackTry(db: Db, purpose: Purpose, email: string): Promise<void> {
  await db
    .updateTable('codes')
    .set({ tries: sql<number>`tries - 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '>', 0)
    .execute();
}

/** Uses a code up; false when another call was faster. */
export async function consumeCode(
  tx: Tx,
  deps: CodeDependencies,
  purpose: Purpose,
  email: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('codes')
    .set({ usedAt: deps.clock.now() })
    .where('purpose', '=', purpose)
    .where('email', '=', emailKey(email))
    .where('usedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}

const sameHash = (a: string, b: string) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
