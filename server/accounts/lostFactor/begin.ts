import type { Language } from '../../../contract/languages';
import type { AccountRole } from '../../../contract/permissions';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import { conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
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
import { noteByPlayer } from '../ownHistory';
import { hasFactor } from '../secondFactor';
import type { TryingRequest } from '../visitor';
import { emailChangedUntil, openLostFactor } from './lostFactors';
import { mailLostFactor } from './mails';
import { lockSame, type Proven } from './proof';

const purpose = 'lost-factor';

/**
 * Sends a code to whoever has proven the first half of a sign-in (proof.ts) and has lost the second factor. Throws 409 where no
 * request can begin.
 */
export async function sendLostFactorCode(
  deps: AccountDependencies,
  request: TryingRequest & { language: Language },
  user: Proven,
): Promise<void> {
  const { email } = user;
  const tried = await codeTryOf(deps.db, request, { purpose, email });
  const code = { purpose, email, userId: user.id, from: tried.from } as const;
  await inTransaction(deps.db, async (tx) => assertMayBegin(tx, deps, await lockSame(tx, deps, user)));
  await assertResendDue(deps.db, deps, code);
  await countSend(deps.db, deps.limiter, tried);
  const made = await inTransaction(deps.db, async (tx) => {
    const { firstName: name } = await lockSame(tx, deps, user);
    return mailCode(tx, deps, code, { template: 'factorLostCode', language: request.language, name });
  });
  if (!made) throw tooSoon();
}

/** Begins the request with that code, and mails what stops it. Throws 400 naming `code`, and as above. */
export async function beginLostFactor(
  deps: AccountDependencies,
  request: TryingRequest,
  user: Proven,
  code: string,
): Promise<void> {
  const tried = await codeTryOf(deps.db, request, { purpose, email: user.email });
  const userId = await checkCode(deps, tried, code);
  if (userId !== user.id) throw codeWrong();
  await inTransaction(deps.db, async (tx) => {
    const person = await lockSame(tx, deps, user);
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
