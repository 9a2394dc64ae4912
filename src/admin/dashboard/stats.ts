import type { User, UserCounts } from '../../../contract/users';
import { startOfDay, startOfWeek } from '../../../contract/vietnamTime';
import { inUserGroup } from '../../dataProvider/userGroups';

/** The figures of the four cards (product.md section 9). Percentages are whole numbers. */
export interface UserStats {
  total: number;
  /** This week's new users against last week's, in percent. */
  growth: number;
  /** Users who signed in this week. */
  online: number;
  onlineShare: number;
  banned: number;
  bannedShare: number;
}

type Counted = Pick<User, 'role' | 'createdAt' | 'lastLoginAt' | 'isLocked'>;

/** The server's counts, for when the list holds only the newest users. */
export interface CountedUsers {
  players: number;
  banned: number;
  /** The latest sign-ins, newest first: enough of them to count a week. */
  recent: Counted[];
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Growth is 100 when last week had none and this week has some. */
const growthOf = (now: number, before: number) =>
  before === 0 ? (now > 0 ? 100 : 0) : Math.round(((now - before) / before) * 100);

/**
 * Counts users, Admin accounts excluded, in the week from Sunday, 0:00 in Vietnam, to `now`. `all` may be the newest
 * users only; `counted` then supplies the totals.
 */
export function userStats(all: Counted[], now: Date, counted?: CountedUsers): UserStats {
  const users = all.filter((user) => inUserGroup(user, 'players', now));
  const thisWeek = startOfWeek(now.getTime());
  const lastWeek = startOfDay(thisWeek - 7 * 24 * 3_600_000);
  const created = (from: number, to: number) =>
    users.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to).length;
  const count = (rows: Counted[], group: 'online' | 'banned') =>
    rows.filter((user) => inUserGroup(user, group, now)).length;
  const total = counted?.players ?? users.length;
  const online = count(counted?.recent ?? users, 'online');
  const banned = counted?.banned ?? count(users, 'banned');
  return statsOf({
    players: total,
    newThisWeek: created(thisWeek, now.getTime() + 1),
    newLastWeek: created(lastWeek, thisWeek),
    online,
    banned,
  });
}

/** The figures of the cards from counts. */
export const statsOf = ({ players, newThisWeek, newLastWeek, online, banned }: UserCounts): UserStats => ({
  total: players,
  growth: growthOf(newThisWeek, newLastWeek),
  online,
  onlineShare: share(online, players),
  banned,
  bannedShare: share(banned, players),
});
