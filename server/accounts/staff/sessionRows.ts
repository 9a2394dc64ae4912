import { sql } from 'kysely';
import { sessions } from '../../../contract/readResources';
import type { StaffSession } from '../../../contract/sessions';
import type { Db } from '../../db/tables';
import { type RawRow, withMoments } from '../../resources/rawRows';
import { searchIn } from '../../resources/restList';
import { allOf, type SqlRows } from '../../resources/sqlSource';
import { activeSessions } from '../sessions';

type SessionRow = RawRow<typeof sessions, 'isCurrent'>;

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
    rows.map((row) => ({ ...withMoments(row), isCurrent: row.id === actor.sessionId })),
});
