import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { invalid } from '../errors';
import { seal, unseal } from '../mail/seal';
import { accounts } from '../messages/accounts';
import type { AccountDependencies } from './dependencies';
import { makeRecoveryCodes, takeRecoveryCode } from './recoveryCodes';
import { endOtherSessions, endSessions } from './sessions';
import { currentStep, newSecret, setupUri, stepOf } from './totp';

const sealed = (deps: Pick<Dependencies, 'keys'>, secret: string) => seal(deps.keys.secondFactor, { secret });
const opened = (deps: Pick<Dependencies, 'keys'>, text: string) =>
  unseal(deps.keys.secondFactor, text).secret ?? '';

/** Whether the account has a second factor that a sign-in must give. */
export async function hasFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the code is the account's and was not taken before; a right one is used up. Tries are counted before anything
 * is compared, per network and over all of them, as those of passwords are. Throws 429.
 */
export async function takeFactor(
  deps: AccountDependencies,
  userId: string,
  code: string,
  network: string,
): Promise<boolean> {
  const giveBack = await countFactorTry(deps, userId, network);
  const given = code.trim();
  const fits = /^[\d\s]+$/.test(given)
    ? await takeTotp(deps, userId, given.replace(/\s/g, ''))
    : await takeRecoveryCode(deps.db, deps, userId, given);
  if (fits) await giveBack();
  return fits;
}

/** Counts a try at the account's factor, and returns how to give it back. Throws 429. */
export async function countFactorTry(
  { limiter }: AccountDependencies,
  userId: string,
  network: string,
): Promise<() => Promise<void>> {
  const limits = [
    ['factorTries', `${userId} ${network}`],
    ['factorTriesOverall', userId],
  ] as const;
  for (const [name, subject] of limits) await limiter.take(name, subject, accounts.codeTriesHour);
  return async () => {
    for (const [name, subject] of limits) await limiter.release(name, subject);
  };
}

/** The step of the last code taken rises in one statement, so that a code works once, in whichever process. */
async function takeTotp(deps: AccountDependencies, userId: string, code: string): Promise<boolean> {
  const factor = await deps.db
    .selectFrom('secondFactors')
    .select('sealedSecret')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  const now = deps.clock.now();
  const step = factor?.sealedSecret ? stepOf(opened(deps, factor.sealedSecret), code, now) : null;
  if (step === null) return false;
  const taken = await deps.db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('sealedSecret', '=', factor?.sealedSecret ?? '')
    .where((eb) =>
      eb.or([
        eb('lastStep', 'is', null),
        eb('lastStep', '<', step),
        // Taken in the future: before the clock was set back.
        eb('lastStep', '>', currentStep(now) + 1),
      ]),
    )
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes a secret that becomes the factor once a code of it was given; until then an older one holds. */
export async function beginFactor(
  deps: AccountDependencies,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const pendingSecret = sealed(deps, secret);
  await deps.db
    .insertInto('secondFactors')
    .values({ userId: user.id, pendingSecret })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret }))
    .execute();
  return { secret, uri: setupUri(secret, user.email) };
}

/**
 * Makes the pending secret the account's factor, ends its other sessions, which have given none, and returns the recovery
 * codes. Throws 400 for a wrong code.
 */
export async function confirmFactor(
  tx: Tx,
  deps: AccountDependencies,
  user: { id: string; sessionId: string },
  code: string,
): Promise<string[]> {
  const now = deps.clock.now();
  const factor = await tx
    .selectFrom('secondFactors')
    .select('pendingSecret')
    .where('userId', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  const { pendingSecret = null } = factor ?? {};
  const lastStep = pendingSecret ? stepOf(opened(deps, pendingSecret), code.replace(/\s/g, ''), now) : null;
  if (lastStep === null) throw invalid({ code: [accounts.factorWrong] }, accounts.factorWrong);
  await tx
    .updateTable('secondFactors')
    .set({ sealedSecret: pendingSecret, pendingSecret: null, lastStep, confirmedAt: now })
    .where('userId', '=', user.id)
    .execute();
  await endOtherSessions(tx, user.id, user.sessionId, 'factor', now);
  await markFactor(tx, user.sessionId, now);
  return makeRecoveryCodes(tx, deps, user.id);
}

/** Notes that this session has just given the factor. */
export async function markFactor(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ factorAt: now }).where('id', '=', sessionId).execute();
}

/** Takes the factor and its recovery codes away and ends every session. False when there was none. */
export async function removeFactor(tx: Tx, userId: string, now: Date): Promise<boolean> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const removed = await tx
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  await endSessions(tx, userId, 'factor', now);
  return Boolean(removed?.confirmedAt);
}
