import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { codeLength, resendSeconds } from '../../contract/limits';
import { credentials } from '../credentials/credentials';
import type { CodesTable, Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Limiter, Try } from '../http/limits/limiter';
import { addMs, seconds } from '../platform/clock';
import { invalid, tooOften } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { waitOf } from '../platform/messages/waits';
import type { AccountDependencies } from './dependencies';

export type Purpose = CodesTable['purpose'];
type CodeDependencies = Pick<Dependencies, 'clock' | 'keys'>;
type CodeCheckDependencies = CodeDependencies & Pick<AccountDependencies, 'db' | 'limiter'>;

const lifetime = credentials.resetCode.lasts;

/** When a code that is made now ends, and with it the mail that carries it. */
export const codeEnd = (now: Date): Date => addMs(now, lifetime);

/** Across all networks; the limits per network are lower (limitTable.ts, codeGuesses). */
const mostTries = 20;

const emailKey = (email: string) => email.trim().toLowerCase();

/** HMAC with a key outside the database: six digits are trivial to recover from a plain hash (docs/security.md 10). */
const hashCode = (key: Buffer, purpose: Purpose, email: string, code: string) =>
  createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('hex');

interface NewCode {
  purpose: Purpose;
  email: string;
  /** The account that the code is for; null for an address without one. */
  userId: string | null;
}

/**
 * Creates a code for an address, replacing any older one. An address without an account gets one too, which is never
 * sent, so that later calls behave the same for both. Returns null within 60 s of the last one.
 */
export async function makeCode(
  tx: Tx,
  deps: CodeDependencies,
  { purpose, email, userId }: NewCode,
): Promise<string | null> {
  const now = deps.clock.now();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = hashCode(deps.keys.codes[0], purpose, emailKey(email), code);
  const values = { userId, codeHash, tries: 0, sentAt: now, expiresAt: codeEnd(now), usedAt: null };
  const made = await tx
    .insertInto('codes')
    .values({ purpose, email: emailKey(email), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet(values)
        // A time in the future means that the clock was set back.
        .where((eb) =>
          eb.or([
            eb('codes.sentAt', '<=', addMs(now, -seconds(resendSeconds))),
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
export async function assertResendDue(
  db: Db | Tx,
  deps: CodeDependencies,
  purpose: Purpose,
  email: string,
): Promise<void> {
  const last = await findCode(db, purpose, emailKey(email));
  const waited = last ? (+deps.clock.now() - +last.sentAt) / 1000 : Number.POSITIVE_INFINITY;
  if (waited >= 0 && waited < resendSeconds) throw tooSoon(resendSeconds - waited);
}

/** The 429 for a code requested too soon; `wait` is in seconds. */
export const tooSoon = (wait = resendSeconds) => tooOften(wait, accounts.codeWait(waitOf(wait)));

/** Counts a code about to be sent, per network and in total (decisions.md, Limits). Throws 429. */
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
  /** The caller's network (limiter.ts, widerNetworkOf). */
  network: string;
}

/**
 * Checks a code and returns its account. Each attempt is counted atomically before the comparison, so that parallel
 * guesses from one network get five comparisons at most (docs/security.md 11); a correct one is not counted. One error
 * for wrong, expired, used and unknown codes (7).
 */
export async function checkCode(deps: CodeCheckDependencies, { code, ...given }: GivenCode): Promise<string> {
  const { purpose } = given;
  const email = emailKey(given.email);
  return deps.limiter.counting(await triesOf(deps, { ...given, email }), async () => {
    const row = await countTry(deps.db, purpose, email);
    if (!row) return refuse(deps, purpose, email);
    const right = deps.keys.codes.some((key) =>
      sameHash(row.codeHash, hashCode(key, purpose, email, code.trim())),
    );
    if (!right || !row.userId || row.usedAt || row.expiresAt <= deps.clock.now()) throw codeWrong();
    await releaseTry(deps.db, purpose, email);
    return row.userId;
  });
}

/**
 * What an attempt counts towards, the network's own limits first: attempts refused there must not count towards the
 * totals, or one network could exhaust them.
 */
async function triesOf(
  deps: CodeCheckDependencies,
  { purpose, email, network }: Omit<GivenCode, 'code'>,
): Promise<Try[]> {
  const sentAt = (await findCode(deps.db, purpose, email))?.sentAt.toISOString() ?? 'never';
  const subject = `${purpose} ${email}`;
  return [
    ['codeTries', `${subject} ${network}`, accounts.codeTriesHour],
    ['codeGuesses', `${subject} ${network} ${sentAt}`, accounts.codeTries],
    ['codeTriesOverall', subject, accounts.codeTriesHour],
  ];
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

/** No attempts left, or no code at all. */
async function refuse(deps: CodeCheckDependencies, purpose: Purpose, email: string): Promise<never> {
  const row = await findCode(deps.db, purpose, email);
  const left = row ? (+row.expiresAt - +deps.clock.now()) / 1000 : 0;
  if (left > 0) throw tooOften(Math.min(left, lifetime / 1000), accounts.codeTries);
  throw codeWrong();
}

async function releaseTry(db: Db, purpose: Purpose, email: string): Promise<void> {
  await db
    .updateTable('codes')
    .set({ tries: sql<number>`tries - 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '>', 0)
    .execute();
}

/** Consumes a code; false when a concurrent call was first. */
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
