import type { User } from '../../../contract/users';

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

/** Start of the week that holds `now`: Sunday, 0:00 on the reader's clock. */
export function startOfWeek(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - now.getDay());
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Growth is 100 when last week had none and this week has some. */
const growthOf = (now: number, before: number) =>
  before === 0 ? (now > 0 ? 100 : 0) : Math.round(((now - before) / before) * 100);

/** Counts the users, Admin accounts excluded, in the week that runs from Sunday to `now`. */
export function userStats(
  all: Pick<User, 'role' | 'createdAt' | 'lastLoginAt' | 'isLocked'>[],
  now: Date,
): UserStats {
  const users = all.filter(({ role }) => role.toLowerCase() !== 'admin');
  const thisWeek = startOfWeek(now);
  const lastWeek = new Date(thisWeek.getFullYear(), thisWeek.getMonth(), thisWeek.getDate() - 7);
  const within = (time: string | null, from: Date, to: Date) =>
    time !== null && Date.parse(time) >= from.getTime() && Date.parse(time) < to.getTime();
  const until = new Date(now.getTime() + 1);
  const created = (from: Date, to: Date) => users.filter((user) => within(user.createdAt, from, to)).length;
  const online = users.filter((user) => within(user.lastLoginAt, thisWeek, until)).length;
  const banned = users.filter((user) => user.isLocked).length;
  return {
    total: users.length,
    growth: growthOf(created(thisWeek, until), created(lastWeek, thisWeek)),
    online,
    onlineShare: share(online, users.length),
    banned,
    bannedShare: share(banned, users.length),
  };
}
