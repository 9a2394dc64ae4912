import { sql } from 'kysely';
import { listOfPlayer } from '../../../../contract/playerLists';
import type { PlayerSession } from '../../../../contract/playerPage';
import type { ListRows } from '../../../resources/sqlSource';
import { lastUseOf } from '../../sessions';

type Row = Omit<PlayerSession, 'createdAt' | 'lastUsedAt' | 'endedAt'> & {
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  isOpen: boolean;
};

/** Where a player is and was signed in. A session that was not used for too long is over, though nothing has ended it. */
export const playerSessionRows = (userId: string): ListRows<Row, PlayerSession> => ({
  resource: listOfPlayer('sessions', userId),
  from: ({ now }) => sql`(select id, device, network, created_at, last_used_at, ended_at, end_reason,
      ended_at is null and expires_at > ${now} and last_used_at > ${lastUseOf(now)} as is_open
    from sessions where user_id = ${userId}) as sessions`,
  columns: sql`*`,
  visible: () => [],
  shown: async (_, rows) =>
    rows.map(({ isOpen, createdAt, lastUsedAt, endedAt, endReason, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      endedAt: isOpen ? null : (endedAt ?? lastUsedAt).toISOString(),
      endReason: isOpen ? null : (endReason ?? 'idle'),
    })),
});
