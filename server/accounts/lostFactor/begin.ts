import type { FastifyRequest } from 'fastify';
import type { LostFactorBody, LostFactorCode } from '../../../contract/lostFactor';
import type { AccountRole } from '../../../contract/permissions';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import { conflict, forbidden } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { accounts } from '../../platform/messages/accounts';
import { lostFactorMessages } from '../../platform/messages/lostFactor';
import {
  assertResendDue,
  checkCode,
  codeTryOf,
  codeWrong,
  consumeCode,
  countSend,
  mailCode,
  tooSoon,
} from '../codes';
import type { AccountDependencies } from '../dependencies';
import { assertUsable } from '../erasure/close';
import { noteByPlayer } from '../ownHistory';
import { hasFactor } from '../secondFactor';
import { checkSignIn } from '../signInPassword';
import { emailChangedUntil, openLostFactor } from './lostFactors';
import { mailLostFactor } from './mails';

const purpose = 'lost-factor';

/**
 * Sends a code to whoever signs in with the right password and has lost the second factor. Throws as a sign-in does, and 409
 * where no request can begin.
 */
export async function sendLostFactorCode(
  deps: AccountDependencies,
  request: FastifyRequest<{ Body: LostFactorBody }>,
): Promise<void> {
  const { user } = await checkSignIn(deps, request, request.body);
  await assertUsable(deps, user.id, false);
  const { email } = user;
  const tried = await codeTryOf(deps.db, request, { purpose, email });
  const code = { purpose, email, userId: user.id, from: tried.from } as const;
  await inTransaction(deps.db, async (tx) => assertMayBegin(tx, deps, await lockSame(tx, user)));
  await assertResendDue(deps.db, deps, code);
  await countSend(deps.db, deps.limiter, tried);
  const made = await inTransaction(deps.db, async (tx) => {
    const { firstName: name } = await lockSame(tx, user);
    return mailCode(tx, deps, code, { template: 'factorLostCode', language: request.language, name });
  });
  if (!made) throw tooSoon();
}

/** Begins the request with that code, and mails what stops it. Throws 400 naming `code`, and as above. */
export async function beginLostFactor(
  deps: AccountDependencies,
  request: FastifyRequest<{ Body: LostFactorCode }>,
): Promise<void> {
  const { user } = await checkSignIn(deps, request, request.body);
  await assertUsable(deps, user.id, false);
  const tried = await codeTryOf(deps.db, request, { purpose, email: user.email });
  const userId = await checkCode(deps, tried, request.body.code);
  if (userId !== user.id) throw codeWrong();
  await inTransaction(deps.db, async (tx) => {
    const person = await lockSame(tx, user);
    await assertMayBegin(tx, deps, person);
    await consumeCode(tx, deps, { ...tried, userId });
    const begun = { id: newId(), begunAt: deps.clock.now(), dueAt: null };
    await tx
      .insertInto('lostFactors')
      .values({ ...begun, userId })
      .execute();
    await noteByPlayer(tx, deps, userId, { action: 'begin-lost-factor' });
    await mailLostFactor(tx, deps, person, begun);
  });
}

/** Locks the account of a right password. Throws when the password, the e-mail or the account's state changed since. */
async function lockSame(
  tx: Tx,
  { id, passwordHash, email }: Awaited<ReturnType<typeof checkSignIn>>['user'],
) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'email', 'firstName', 'language', 'passwordHash', 'eraseAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isSame = user.passwordHash === passwordHash && user.email === email && user.eraseAt === null;
  if (!isSame) throw forbidden(accounts.loginFailed);
  return user;
}

async function assertMayBegin(
  tx: Tx,
  { clock }: AccountDependencies,
  { id, role }: { id: string; role: AccountRole },
): Promise<void> {
  if (role === 'Admin') throw conflict(lostFactorMessages.staff);
  if (!(await hasFactor(tx, id))) throw conflict(lostFactorMessages.noFactor);
  if (await openLostFactor(tx, id).executeTakeFirst()) throw conflict(lostFactorMessages.already);
  const until = await emailChangedUntil(tx, id, clock.now());
  if (until) throw conflict(lostFactorMessages.emailChanged(until));
}
