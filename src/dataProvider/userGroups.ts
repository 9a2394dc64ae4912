import type { User } from '../../contract/users';
import { startOfWeek } from '../../contract/vietnamTime';

/** The groups of users that a card counts and that its link lists: one rule for the number and the rows. */
export const userGroups = ['players', 'online', 'banned'] as const;
export type UserGroup = (typeof userGroups)[number];

/** Whether a time is within the week from Sunday, 0:00 in Vietnam, to `now` (product.md section 9). */
const isThisWeek = (time: string | null, now: Date): boolean =>
  time !== null && Date.parse(time) >= startOfWeek(now.getTime()) && Date.parse(time) <= now.getTime();

/** Admin accounts belong to no group. */
export function inUserGroup(
  { role, isLocked, lastLoginAt }: Pick<User, 'role' | 'isLocked' | 'lastLoginAt'>,
  group: unknown,
  now: Date,
): boolean {
  if (role.toLowerCase() === 'admin') return false;
  if (group === 'online') return isThisWeek(lastLoginAt, now);
  if (group === 'banned') return isLocked;
  return group === 'players';
}
