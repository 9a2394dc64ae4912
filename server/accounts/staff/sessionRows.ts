import { sql } from 'kysely';
import { sessions } from '../../../contract/readResources';
import type { StaffSession } from '../../../contract/sessions';
import type { Db } from '../../db/tables';
import { searchIn } from '../../resources/restList';
import { allOf, type SqlRows } from '../../resources/sqlSource';
import { activeSessions } from '../sessions';

type SessionRow = Omit<StaffSession, 'createdAt' | 'lastUsedAt' | 'isCurrent'> & {
  createdAt: Date;
  lastUsedAt: Date;
};

const ofStaff = (db: Db, now: Date) =>
  activeSessions(db, now)
    .clearSelect()
    .select([
      'sessions.id',
      'sessions.userId',
      'users.userName',
      'sessions.device',
      'sessions.network',
      'sessions.createdAt',
      'sessions.lastUsedAt',
    ])
    .where('users.role', '=', 'Admin');

/** Where the staff are signed in now. */
export const sessionRows = (db: Db): SqlRows<SessionRow, StaffSession> => ({
  resource: sessions,
  from: ({ now }) => sql`(${ofStaff(db, now)}) as sessions`,
  columns: sql`*`,
  visible: () => [],
  search: async (_, text) => ({ where: allOf(searchIn(['userName', 'device', 'network'], text)) }),
  shown: async (_, rows, { actor }) =>
    rows.map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: row.id === actor.sessionId,
    })),
});
