import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { shownTime } from '../../contract/shownTimes';
import { addEntry } from '../audit/audit';
import { credentials } from '../credentials/credentials';
import { accountEvent, stampOf } from '../credentials/events';
import { inTransaction } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { enqueue } from '../mail/outbox';
import { addMs } from '../platform/clock';
import { invalid } from '../platform/errors';
import { isId } from '../platform/ids';
import { accounts } from '../platform/messages/accounts';
import type { Origin } from './origin';

type NoticeDependencies = Pick<Dependencies, 'clock' | 'keys' | 'address'>;
interface Person {
  id: string;
  email: string;
  firstName: string;
}

/**
 * Notifies the owner of a sign-in from a new browser: its cookie is unknown, and so is its combination of device and
 * network. Skips the first sign-in.
 */
export async function noticeNewDevice(
  tx: Tx,
  deps: NoticeDependencies,
  user: Person,
  { sessionId, origin }: { sessionId: string; origin: Origin },
): Promise<void> {
  const earlier = await tx
    .selectFrom('sessions')
    .select(
      sql<boolean>`browser_hash = ${origin.browserHash}
        or (network = ${origin.network} and device is not distinct from ${origin.device})`.as('isKnown'),
    )
    .where('userId', '=', user.id)
    .where('id', '!=', sessionId)
    .execute();
  if (earlier.length === 0 || earlier.some(({ isKnown }) => isKnown)) return;
  const { language } = origin;
  const about = `${sessionId}.${await stampOf(tx, 'notMeLink', user.id)}`;
  const values = {
    name: user.firstName,
    device: origin.device ?? '',
    at: shownTime(deps.clock.now(), language),
    link: `${deps.address.public}/auth/not-me#${tokenFor(deps.keys.notices[0], about)}`,
  };
  await enqueue(tx, deps, { to: user.email, template: 'newSignIn', language, about, values });
}

/** Proves that the bearer has read the notice; nothing about it is stored. */
const tokenFor = (key: Buffer, text: string) =>
  `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;

/**
 * "This was not me": ends every session and removes the password, since the intruder knows it; the owner sets a new
 * one by mail. Works once per notice, within seven days.
 */
export async function denySignIn(deps: Dependencies, token: string): Promise<void> {
  const [sessionId = '', stamp = ''] = token.split('.');
  const given = Buffer.from(token);
  const isSigned = deps.keys.notices.some((key) => {
    const expected = Buffer.from(tokenFor(key, `${sessionId}.${stamp}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const fits = isId(sessionId) && isSigned;
  const done = fits && (await inTransaction(deps.db, (tx) => shut(tx, deps, sessionId, stamp)));
  if (!done) throw invalid({ token: [accounts.linkOver] }, accounts.linkOver);
}

async function shut(tx: Tx, { clock }: Dependencies, sessionId: string, stamp: string): Promise<boolean> {
  const now = clock.now();
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.userName', 'users.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.createdAt', '>', addMs(now, -credentials.notMeLink.lasts))
    .where(sql<boolean>`sessions.end_reason is distinct from 'not-me'`)
    .forUpdate()
    .executeTakeFirst();
  if (!session || (await stampOf(tx, 'notMeLink', session.id)) !== stamp) return false;
  await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', session.id).execute();
  await accountEvent(tx, 'password', { id: session.id, now, reason: 'not-me' });
  // A session that has already ended is marked too, so that the link works once.
  await tx.updateTable('sessions').set({ endReason: 'not-me' }).where('id', '=', sessionId).execute();
  if (session.role === 'Admin') {
    const change = {
      action: 'not-me' as const,
      resource: 'sessions',
      id: sessionId,
      before: null,
      after: null,
    };
    await addEntry(tx, clock, { ...session, network: null }, change);
  }
  return true;
}
