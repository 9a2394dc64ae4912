import { sql } from 'kysely';
import { listOfPlayer, type playerLists } from '../../../../contract/playerLists';
import type { PlayerSession } from '../../../../contract/playerPage';
import { type RawRow, withMoments } from '../../../resources/rawRows';
import type { ListRows } from '../../../resources/sqlSource';
import { lastUseOf } from '../../sessions';

type SessionRow = RawRow<typeof playerLists.sessions> & { isOpen: boolean };

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
    rows.map(({ isOpen, endedAt, endReason, ...row }) =>
      withMoments({
        ...row,
        endedAt: isOpen ? null : (endedAt ?? row.lastUsedAt),
        endReason: isOpen ? null : (endReason ?? 'idle'),
      }),
    ),
});
