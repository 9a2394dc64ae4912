import { credentials } from '../credentials/credentials';
import { accountEvent } from '../credentials/events';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Try } from '../http/limits/limiter';
import { invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { seal, unseal } from '../platform/seal';
import type { AccountDependencies } from './dependencies';
import { consumeRecoveryCode, makeRecoveryCodes } from './recoveryCodes';
import { currentStep, newSecret, setupUri, stepOf } from './totp';
import { overall, type Visitor } from './visitor';

const sealed = (deps: Pick<Dependencies, 'keys'>, secret: string) => seal(deps.keys.secondFactor, { secret });

/** Seals a secret that is not the factor yet, with the session that has proven whose account it is, and when. */
const sealedSetup = ({ keys, clock }: AccountDependencies, secret: string, sessionId: string) =>
  seal(keys.secondFactor, { secret, sessionId, at: clock.now().toISOString() });

/** The secret that this session may make the factor; null for one that another session began, or that is too old. */
function setupOf({ keys, clock }: AccountDependencies, pending: string | null, session: string) {
  if (!pending) return null;
  const { secret = '', sessionId, at = '' } = unseal(keys.secondFactor, pending);
  const age = +clock.now() - Date.parse(at);
  return sessionId === session && age < credentials.factorSetup.lasts ? secret : null;
}
const opened = (deps: Pick<Dependencies, 'keys'>, text: string) =>
  unseal(deps.keys.secondFactor, text).secret ?? '';

/** Whether sign-ins to the account need a second factor. */
export async function hasFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an attempt at a sign-in counts towards: per network and in total, as for passwords. */
export const signInTries = (userId: string, visitor: Visitor): Try[] => [
  ['factorTries', `${userId} ${visitor.address}`, accounts.codeTriesHour],
  ['factorTriesADay', `${userId} ${visitor.network}`, accounts.codeTriesHour],
  ['factorTriesOverall', overall(userId, visitor), accounts.codeTriesHour],
];
/** What an attempt of an open session counts towards. */
export const sessionTries = (sessionId: string): Try[] => [
  ['stepUpTries', sessionId, accounts.codeTriesHour],
];

/** Whether the code matches; count the attempt first. A correct code is consumed. */
export function compareFactor(deps: AccountDependencies, userId: string, code: string): Promise<boolean> {
  const given = code.trim();
  return /^[\d\s]+$/.test(given)
    ? consumeTotp(deps, userId, given.replace(/\s/g, ''))
    : consumeRecoveryCode(deps.db, deps, userId, given);
}

/** Raises the last used time step in one statement, so that a code works once across all processes. */
async function consumeTotp(deps: AccountDependencies, userId: string, code: string): Promise<boolean> {
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
        // A step in the future means that the clock was set back.
        eb('lastStep', '>', currentStep(now) + 1),
      ]),
    )
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Creates a secret that becomes the factor once the same session gives a code from it; until then the old one stays valid.
 */
export async function beginFactor(
  deps: AccountDependencies,
  user: { id: string; email: string; sessionId: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const pendingSecret = sealedSetup(deps, secret, user.sessionId);
  await deps.db
    .insertInto('secondFactors')
    .values({ userId: user.id, pendingSecret })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret }))
    .execute();
  return { secret, uri: setupUri(secret, user.email) };
}

/**
 * Makes the pending secret the account's factor, ends the account's other sessions, which have not proven it, and returns
 * the recovery codes. Throws 400 for a wrong code and for a set-up that is over.
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
  const secret = setupOf(deps, factor?.pendingSecret ?? null, user.sessionId);
  if (secret === null) throw invalid({ code: [accounts.factorSetupOver] }, accounts.factorSetupOver);
  const lastStep = stepOf(secret, code.replace(/\s/g, ''), now);
  if (lastStep === null) throw invalid({ code: [accounts.factorWrong] }, accounts.factorWrong);
  await tx
    .updateTable('secondFactors')
    .set({
      sealedSecret: sealed(deps, secret),
      pendingSecret: null,
      lastStep,
      confirmedAt: now,
      misses: 0,
      missedAt: null,
    })
    .where('userId', '=', user.id)
    .execute();
  await accountEvent(tx, 'factor', { id: user.id, now, keptSession: user.sessionId });
  await markFactor(tx, user.sessionId, now);
  return makeRecoveryCodes(tx, deps, user.id);
}

/** Records that this session has just proven the factor. */
export async function markFactor(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ factorAt: now }).where('id', '=', sessionId).execute();
}

/**
 * Removes the factor and its recovery codes and ends every session, but the one that its person did it from. Returns false
 * when there was no factor.
 */
export async function removeFactor(
  tx: Tx,
  userId: string,
  now: Date,
  keptSession?: string,
): Promise<boolean> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const removed = await tx
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  await accountEvent(tx, 'factor', { id: userId, now, keptSession });
  return Boolean(removed?.confirmedAt);
}
