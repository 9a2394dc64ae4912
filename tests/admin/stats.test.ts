import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfWeek } from '../../contract/vietnamTime';
import { userStats } from '../../src/admin/resources/stats';

const two = (value: number) => String(value).padStart(2, '0');
/** A time in Vietnam's time zone, regardless of the machine's. */
const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(`2026-11-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+07:00`).toISOString();
/** Friday; the week began on Sunday the 15th. */
const friday = () => new Date(at(20, 12));
const user = (given: object = {}) => ({
  role: 'User' as const,
  createdAt: at(1),
  lastLoginAt: null,
  isLocked: false,
  ...given,
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Ho_Chi_Minh'])('with the clock in %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('runs in that time zone', () => {
    expect(new Date('2026-11-15T00:00:00Z').getHours()).toBe(
      { UTC: 0, 'America/Los_Angeles': 16, 'Asia/Ho_Chi_Minh': 7 }[zone],
    );
  });

  describe('the week', () => {
    it('starts on Sunday at midnight in Vietnam, including on that Sunday', () => {
      const start = (iso: string) => new Date(startOfWeek(Date.parse(iso))).toISOString();
      expect(start(at(20, 12))).toBe(at(15));
      expect(start(at(15))).toBe(at(15));
      expect(start(at(14, 23, 59, 59))).toBe(at(8));
      expect(start('2027-01-01T00:00:00+07:00')).toBe('2026-12-26T17:00:00.000Z');
    });
  });

  describe('userStats', () => {
    it('excludes admins from every figure', () => {
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

    it('grows by 100 from zero, and by 0 from zero to zero', () => {
      expect(userStats([user({ createdAt: at(16) })], friday()).growth).toBe(100);
      expect(userStats([user()], friday()).growth).toBe(0);
    });

    it('counts this week’s sign-ins and banned users, in rounded percent', () => {
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
