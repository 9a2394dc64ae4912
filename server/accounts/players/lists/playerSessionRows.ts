import { sql } from 'kysely';
import { listOfPlayer } from '../../../../contract/playerLists';
import type { PlayerSession } from '../../../../contract/playerPage';
import type { ListRows } from '../../../resources/sqlSource';
import { lastUseOf } from '../../sessions';

type SessionRow = Omit<PlayerSession, 'createdAt' | 'lastUsedAt' | 'endedAt'> & {
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  isOpen: boolean;
};

/**
 * A player's current and past sessions. One that has been idle for too long is over, although nothing has ended it
 * explicitly.
 */
export const playerSessionRows = (userId: string): ListRows<SessionRow, PlayerSession> => ({
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
