import { dayMs } from '../../../contract/durations';
import { statsOf } from '../../../contract/userStats';
import type { User } from '../../../contract/users';
import { startOfDay, startOfWeek } from '../../../contract/vietnamTime';
import { inUserGroup } from '../../dataProvider/userGroups';

type Counted = Pick<User, 'role' | 'createdAt' | 'lastLoginAt' | 'isLocked'>;

/** Counts users, Admin accounts excluded, in the week from Sunday, 0:00 in Vietnam, to `now`. */
export function userStats(all: Counted[], now: Date): ReturnType<typeof statsOf> {
  const users = all.filter((user) => inUserGroup(user, 'players', now));
  const thisWeek = startOfWeek(now.getTime());
  const lastWeek = startOfDay(thisWeek - 7 * dayMs);
  const created = (from: number, to: number) =>
    users.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to).length;
  const count = (group: 'online' | 'banned') => users.filter((user) => inUserGroup(user, group, now)).length;
  return statsOf({
    players: users.length,
    newThisWeek: created(thisWeek, now.getTime() + 1),
    newLastWeek: created(lastWeek, thisWeek),
    online: count('online'),
    banned: count('banned'),
  });
}
