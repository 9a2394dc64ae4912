import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfWeek, userStats } from '../../src/admin/dashboard/stats';

/** Friday; the week began on Sunday the 15th. Made afresh, as it depends on the zone. */
const friday = () => new Date(2026, 10, 20, 12);
const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();
const user = (given: object = {}) => ({
  role: 'User' as const,
  createdAt: at(1),
  lastLoginAt: null,
  isLocked: false,
  ...given,
});

describe.each(['UTC', 'Asia/Ho_Chi_Minh'])('on a clock of %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('is that clock', () => {
    expect(new Date('2026-11-15T00:00:00Z').getHours()).toBe(zone === 'UTC' ? 0 : 7);
  });

  describe('the week', () => {
    it('starts on Sunday at midnight, on that Sunday too', () => {
      expect(startOfWeek(friday())).toEqual(new Date(2026, 10, 15));
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
      expect(userStats([admin], friday())).toEqual({
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
      expect(userStats(created(at(15), at(14, 23, 59, 59)), friday()).growth).toBe(0);
      expect(userStats(created(at(15), at(16), at(17), at(8), at(9)), friday()).growth).toBe(50);
      expect(userStats(created(at(15), at(8), at(9), at(10)), friday()).growth).toBe(-67);
      expect(userStats(created(at(8)), friday()).growth).toBe(-100);
    });

    it('grows by 100 from nothing, and not at all from nothing to nothing', () => {
      expect(userStats([user({ createdAt: at(16) })], friday()).growth).toBe(100);
      expect(userStats([user()], friday()).growth).toBe(0);
    });

    it('counts who signed in this week and who is banned, in rounded percent', () => {
      const users = [
        user({ lastLoginAt: at(15) }),
        user({ lastLoginAt: at(14, 23, 59) }),
        user({ isLocked: true }),
      ];
      expect(userStats(users, friday())).toMatchObject({
        total: 3,
        online: 1,
        onlineShare: 33,
        banned: 1,
        bannedShare: 33,
      });
    });
  });
});
