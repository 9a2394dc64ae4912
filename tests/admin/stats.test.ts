import { describe, expect, it } from 'vitest';
import { startOfWeek, userStats } from '../../src/admin/dashboard/stats';

/** Friday; the week began on Sunday the 15th. */
const now = new Date(2026, 10, 20, 12);
const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();
const user = (given: object = {}) => ({
  role: 'User' as const,
  createdAt: at(1),
  lastLoginAt: null,
  isLocked: false,
  ...given,
});

describe('the week', () => {
  it('starts on Sunday at midnight, on that Sunday too', () => {
    expect(startOfWeek(now)).toEqual(new Date(2026, 10, 15));
    expect(startOfWeek(new Date(2026, 10, 15, 0, 0))).toEqual(new Date(2026, 10, 15));
    expect(startOfWeek(new Date(2026, 10, 14, 23, 59))).toEqual(new Date(2026, 10, 8));
    expect(startOfWeek(new Date(2027, 0, 1))).toEqual(new Date(2026, 11, 27));
  });
});

describe('userStats', () => {
  it('leaves admins out of every figure', () => {
    const admin = {
      ...user({ lastLoginAt: at(19), isLocked: true, createdAt: at(19) }),
      role: 'Admin' as const,
    };
    expect(userStats([admin], now)).toEqual({
      total: 0,
      growth: 0,
      online: 0,
      onlineShare: 0,
      banned: 0,
      bannedShare: 0,
    });
  });

  it('compares new users of this week with last week, to the second', () => {
    const created = (...times: string[]) => times.map((createdAt) => user({ createdAt }));
    expect(userStats(created(at(15), at(14, 23, 59, 59)), now).growth).toBe(0);
    expect(userStats(created(at(15), at(16), at(17), at(8), at(9)), now).growth).toBe(50);
    expect(userStats(created(at(15), at(8), at(9), at(10)), now).growth).toBe(-67);
    expect(userStats(created(at(8)), now).growth).toBe(-100);
  });

  it('grows by 100 from nothing, and not at all from nothing to nothing', () => {
    expect(userStats([user({ createdAt: at(16) })], now).growth).toBe(100);
    expect(userStats([user()], now).growth).toBe(0);
  });

  it('counts who signed in this week and who is banned, in rounded percent', () => {
    const users = [
      user({ lastLoginAt: at(15) }),
      user({ lastLoginAt: at(14, 23, 59) }),
      user({ isLocked: true }),
    ];
    expect(userStats(users, now)).toMatchObject({
      total: 3,
      online: 1,
      onlineShare: 33,
      banned: 1,
      bannedShare: 33,
    });
  });
});
