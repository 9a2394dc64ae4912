import { type Selectable, sql } from 'kysely';
import { credentials } from '../credentials/credentials';
import { openNow } from '../db/closed';
import { prepared } from '../db/prepared';
import type { Db, Tx, UsersTable } from '../db/tables';
import type { Actor } from '../http/types';
import { addMs, type Clock, days, hours } from '../platform/clock';
import { hashToken, isId, newId, newToken } from '../platform/ids';
import type { Keys } from '../platform/keys';
import type { Origin } from './origin';
import { signAccessToken } from './tokens';

const idle = days(7);
const longest = { User: credentials.session.lasts, Admin: hours(12) };

type Account = Pick<Selectable<UsersTable>, 'id' | 'role' | 'email' | 'userName'>;

/** How a session was opened. */
interface Opening {
  origin: Origin;
  /** When the second factor was proven; null for a sign-in without one. */
  factorAt: Date | null;
}

/** Opens a session; its refresh token is random, stored hashed and not rotated (decisions.md, Stored values). */
export async function openSession(
  tx: Tx,
  { clock, keys }: { clock: Clock; keys: Keys },
  user: Account,
  { origin: { device, network, browserHash }, factorAt }: Opening,
) {
  const now = clock.now();
  const refreshToken = newToken();
  const id = newId();
  await tx
    .insertInto('sessions')
    .values({
      id,
      userId: user.id,
      tokenHash: hashToken(refreshToken),
      device,
      network,
      browserHash,
      factorAt,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: addMs(now, longest[user.role]),
    })
    .execute();
  return { sessionId: id, accessToken: await accessTokenFor(keys, user, id, now), refreshToken };
}

export const accessTokenFor = (keys: Keys, user: Account, sessionId: string, now: Date) =>
  signAccessToken(
    keys,
    { userId: user.id, sessionId, role: user.role, email: user.email, userName: user.userName },
    now,
  );

const factorOf = sql<boolean>`exists (select from second_factors
  where second_factors.user_id = users.id and second_factors.confirmed_at is not null)`;

/** A session whose last use was before this is over. */
export const lastUseOf = (now: Date): Date => addMs(now, -idle);

/** Sessions valid at `now`, with their accounts: not ended, not too old, not idle too long, neither banned nor closed. */
export const activeSessions = (db: Db, now: Date) => sessionsSince(db, now, lastUseOf(now));

const sessionsSince = (db: Db, now: Date, lastUse: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id',
      'sessions.id as sessionId',
      'users.userName',
      'users.email',
      'users.role',
      'users.staffRoles',
      'sessions.factorAt',
    ])
    .select(factorOf.as('hasFactor'))
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastUsedAt', '>', lastUse)
    .where(openNow(now));

const callerOfSession = prepared((db, { id, now, lastUse }: { id: string; now: Date; lastUse: Date }) =>
  sessionsSince(db, now, lastUse)
    .select(sql<string | null>`users.last_seen_on::text`.as('lastSeenOn'))
    .where('sessions.id', '=', id),
);

/** The caller behind a session, in one query by primary keys; null when the session is not valid. */
export async function findActor(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<(Omit<Actor, 'permission' | 'network'> & { lastSeenOn: string | null }) | null> {
  if (!isId(sessionId)) return null;
  const [actor] = await callerOfSession(db, { id: sessionId, now, lastUse: lastUseOf(now) });
  return actor ?? null;
}

/** Ends one session of an account; false when it has no such valid session. */
export async function endSessionOf(
  db: Db | Tx,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now, endReason: 'ended' })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends a session at logout; does nothing when it has already ended. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  if (!isId(sessionId)) return;
  await db
    .updateTable('sessions')
    .set({ endedAt: now, endReason: 'logout' })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}
