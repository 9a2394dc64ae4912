import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { codeLength, resendSeconds } from '../../contract/limits';
import { credentials } from '../credentials/credentials';
import type { AskedCode, CodesTable, Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { type Limiter, type Try, widerNetworkOf } from '../http/limits/limiter';
import { enqueue } from '../mail/outbox';
import { addMs, seconds } from '../platform/clock';
import { invalid, tooOften } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { waitOf } from '../platform/messages/waits';
import type { AccountDependencies } from './dependencies';
import { byEmail } from './users';
import { overall, type TryingRequest, type Visitor, visitorOf } from './visitor';

export type Purpose = CodesTable['purpose'];
type CodeDependencies = Pick<Dependencies, 'clock' | 'keys'>;
type CodeCheckDependencies = CodeDependencies & Pick<AccountDependencies, 'db' | 'limiter'>;

const lifetime = credentials.resetCode.lasts;

/** When a code that is made now ends. */
const codeEnd = (now: Date): Date => addMs(now, lifetime);

const emailKey = (email: string) => email.trim().toLowerCase();

/** HMAC with a key outside the database: six digits are trivial to recover from a plain hash (docs/security.md 10). */
const hashCode = (key: Buffer, purpose: Purpose, email: string, code: string) =>
  createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('hex');

interface NewCode {
  purpose: Purpose;
  email: string;
  /** The account that the code is for; null for an address without one. */
  userId: string | null;
  /** The network that requests it, or `staff`. */
  from: string;
}

/** A clock that was set back must not make anybody wait. */
const isRecent = (sentAt: Date, now: Date) => sentAt > addMs(now, -seconds(resendSeconds)) && sentAt <= now;

/**
 * Creates a code for an address, replacing an older one that the same network requested, and no other network's. An address
 * without an account gets one too, which is never sent, so that later calls behave the same for both. Returns null within
 * 60 s of the network's last one.
 */
export async function makeCode(
  tx: Tx,
  deps: CodeDependencies,
  { purpose, email, userId, from }: NewCode,
): Promise<string | null> {
  const now = deps.clock.now();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = hashCode(deps.keys.codes[0], purpose, emailKey(email), code);
  const values = { userId, codeHash, sentAt: now, expiresAt: codeEnd(now), usedAt: null };
  const asked: AskedCode = {
    hash: codeHash,
    sentAt: now.toISOString(),
    expiresAt: codeEnd(now).toISOString(),
  };
  const sentAt = sql`(codes.asked -> ${from}::text ->> 'sentAt')::timestamptz`;
  const made = await tx
    .insertInto('codes')
    .values({
      purpose,
      email: emailKey(email),
      ...values,
      asked: sql`${JSON.stringify({ [from]: asked })}::jsonb`,
      firstAskedFrom: from,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({
          ...values,
          // What was used, or given for another account, stays ended.
          asked: sql`case when codes.used_at is null and codes.user_id is not distinct from excluded.user_id
            then codes.asked else '{}'::jsonb end || excluded.asked`,
        })
        .where(
          sql<boolean>`(${sentAt} > ${addMs(now, -seconds(resendSeconds))} and ${sentAt} <= ${now}) is not true`,
        ),
    )
    .returning('email')
    .executeTakeFirst();
  return made ? code : null;
}

/**
 * Creates a code as `makeCode` does and mails it, if it is for an account. Returns false within 60 s of the network's last
 * one.
 */
export async function mailCode(
  tx: Tx,
  deps: CodeDependencies,
  wanted: NewCode,
  {
    name,
    ...mail
  }: {
    template: 'verifyEmail' | 'emailGiven' | 'newEmail' | 'factorLostCode' | 'resetPassword';
    language: Language;
    name?: string;
  },
): Promise<boolean> {
  const code = await makeCode(tx, deps, wanted);
  if (code === null) return false;
  const { purpose, email, userId } = wanted;
  if (userId === null) return true;
  const about = hashCode(deps.keys.codes[0], purpose, emailKey(email), code);
  await enqueue(tx, deps, { to: email, ...mail, about, values: { code, ...(name && { name }) } });
  return true;
}

const findCode = (db: Db | Tx, purpose: Purpose, email: string) =>
  db
    .selectFrom('codes')
    .select(['userId', 'codeHash', 'sentAt', 'expiresAt', 'usedAt', 'asked', 'firstAskedFrom'])
    .where('purpose', '=', purpose)
    .where('email', '=', emailKey(email))
    .executeTakeFirst();

/** Throws 429 within 60 s of the last code that the network requested for this address, known or not (api.md). */
export async function assertResendDue(
  db: Db | Tx,
  deps: CodeDependencies,
  { purpose, email, from }: Omit<NewCode, 'userId'>,
): Promise<void> {
  const last = (await findCode(db, purpose, email))?.asked[from];
  if (!last) return;
  const [sentAt, now] = [new Date(last.sentAt), deps.clock.now()];
  if (isRecent(sentAt, now)) throw tooSoon(resendSeconds - (+now - +sentAt) / 1000);
}

/** Whether a code that an account requested for this address can still be given. */
export async function hasOpenCode(
  db: Db | Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  { purpose, email, userId }: Pick<NewCode, 'purpose' | 'email' | 'userId'>,
): Promise<boolean> {
  const row = await findCode(db, purpose, email);
  return row !== undefined && row.userId === userId && !row.usedAt && row.expiresAt > clock.now();
}

/** The 429 for a code requested too soon; `wait` is in seconds. */
export const tooSoon = (wait = resendSeconds) => tooOften(wait, accounts.codeWait(waitOf(wait)));

/** Whose code is requested or tried, and by whom. */
export interface CodeTry {
  purpose: Purpose;
  email: string;
  visitor: Visitor;
  /** The caller's network, as codes remember who requested them. */
  from: string;
}

/** Who requests or tries a code of an address. */
export const codeTryOf = async (
  db: Db,
  request: TryingRequest,
  { purpose, email }: Pick<CodeTry, 'purpose' | 'email'>,
): Promise<CodeTry> => ({
  purpose,
  email,
  visitor: await visitorOf(db, request, { email }),
  from: widerNetworkOf(request.ip),
});

/** A network that requested the code counts by itself, as one that the account knows. */
const asking = ({ visitor, from }: CodeTry, isAsker: boolean): Visitor =>
  isAsker && !visitor.isKnown ? { isKnown: true, address: from, network: from } : visitor;

/**
 * Counts a code about to be sent, per network, and in total for strangers (decisions.md, Limits); the network that asked
 * first, as the one of the registration, is none. Throws 429.
 */
export async function countSend(db: Db, limiter: Limiter, given: CodeTry): Promise<void> {
  const row = await findCode(db, given.purpose, given.email);
  const visitor = asking(given, row?.firstAskedFrom === given.from);
  const subject = `${given.purpose} ${emailKey(given.email)}`;
  await limiter.take('codeSends', `${subject} ${visitor.network}`, accounts.codeDaily);
  await limiter.take('codeSendsOverall', overall(subject, visitor), accounts.codeDaily);
}

/** The refusal of a wrong code. */
export const codeWrong = () => invalid({ code: [accounts.codeWrong] }, accounts.codeWrong);

/**
 * Checks a code and returns its account. Each attempt is counted atomically before the comparison, so that parallel
 * guesses from one network get five comparisons at most (docs/security.md 11); a correct one is not counted. One error
 * for wrong, expired, used and unknown codes (7).
 */
export async function checkCode(deps: CodeCheckDependencies, given: CodeTry, code: string): Promise<string> {
  const { purpose } = given;
  const email = emailKey(given.email);
  const now = deps.clock.now();
  const row = await findCode(deps.db, purpose, email);
  const own = row?.asked[given.from];
  const visitor = asking(given, own !== undefined && new Date(own.expiresAt) > now);
  const tries = triesOf({ ...given, email, visitor }, own?.sentAt ?? row?.sentAt.toISOString() ?? 'never');
  return deps.limiter.counting(tries, async () => {
    const hashes = row && !row.usedAt ? openTo(given, row, now) : [];
    const right = deps.keys.codes.some((key) => {
      const tried = hashCode(key, purpose, email, code.trim());
      return hashes.some((hash) => sameHash(hash, tried));
    });
    if (!right || !row?.userId) throw codeWrong();
    return row.userId;
  });
}

type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * The codes that a caller may give: the newest, and the one that its network requested; whom the account knows, each that is
 * not over. So strangers who request many codes guess at two of them at most.
 */
function openTo({ visitor, from }: CodeTry, row: Code, now: Date): string[] {
  const asked = Object.entries(row.asked).filter(
    ([network, { expiresAt }]) => (visitor.isKnown || network === from) && new Date(expiresAt) > now,
  );
  return [...(row.expiresAt > now ? [row.codeHash] : []), ...asked.map(([, { hash }]) => hash)];
}

/**
 * What an attempt counts towards, the network's own limits first: attempts refused there must not count towards the
 * total, or one network could exhaust it.
 */
function triesOf({ purpose, email, visitor }: CodeTry, sentAt: string): Try[] {
  const subject = `${purpose} ${email}`;
  return [
    ['codeTries', `${subject} ${visitor.network}`, accounts.codeTriesHour],
    ['codeGuesses', `${subject} ${visitor.network} ${sentAt}`, accounts.codeTries],
    ['codeTriesOverall', overall(subject, visitor), accounts.codeTriesHour],
  ];
}

/**
 * Uses a code up in the transaction that does what it is for, and locks the code's account. Throws 400 as for a wrong one
 * when a concurrent call was first, and when the address that the code went to is no longer the account's.
 */
export async function consumeCode(
  tx: Tx,
  deps: CodeDependencies,
  { purpose, email, userId }: Pick<CodeTry, 'purpose' | 'email'> & { userId: string },
): Promise<void> {
  // Before the code, as by everything that ends codes.
  const user = await byEmail(tx, email).select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!user) throw codeWrong();
  await markUsed(tx, deps, { purpose, email, userId });
}

/** Uses a code of an account up whose row the caller has locked; throws 400 when a concurrent call was first. */
export async function markUsed(
  tx: Tx,
  deps: CodeDependencies,
  { purpose, email, userId }: Pick<CodeTry, 'purpose' | 'email'> & { userId: string },
): Promise<void> {
  const used = await tx
    .updateTable('codes')
    .set({ usedAt: deps.clock.now() })
    .where('purpose', '=', purpose)
    .where('email', '=', emailKey(email))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!used) throw codeWrong();
}

const sameHash = (a: string, b: string) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
