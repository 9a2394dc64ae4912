import type { User } from '../../contract/users';
import { listUsers } from './endpoints';

/** The server's counts over all users, for when the list holds only the newest; Admin accounts excluded. */
export async function countUsers(
  signal?: AbortSignal,
): Promise<{ players: number; banned: number; recent: User[] }> {
  const [players, banned, recent] = await Promise.all([
    listUsers({ Role: 'User', PageSize: 1 }, signal),
    listUsers({ Role: 'User', Status: 'Banned', PageSize: 1 }, signal),
    listUsers({ Role: 'User', SortBy: 'lastLoginAt', SortOrder: 'DESC' }, signal),
  ]);
  return {
    players: players.total,
    banned: banned.total,
    recent: recent.rows,
  };
}
