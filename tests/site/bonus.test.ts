import { describe, expect, it } from 'vitest';
import type { DiamondPackage } from '../../contract/diamondPackages';
import { daysLeft, runningBonus, totalDiamonds } from '../../src/site/shop/packages/bonus';

const start = '2026-03-01T00:00:00.000Z';
const end = '2026-03-04T00:00:00.000Z';
const pkg = { diamondAmount: 180, bonusDiamonds: 24, bonusStartAt: start, bonusEndAt: end } as DiamondPackage;
const at = (iso: string, add = 0) => new Date(Date.parse(iso) + add);

describe('bonus window (product.md section 4)', () => {
  it.each([
    ['before the start', at(start, -1), 0],
    ['at the start', at(start), 24],
    ['inside', at(start, 86_400_000), 24],
    ['at the end', at(end), 24],
    ['after the end', at(end, 1), 0],
  ])('%s', (_, now, bonus) => {
    expect(runningBonus(pkg, now)).toBe(bonus);
    expect(totalDiamonds(pkg, now)).toBe(180 + bonus);
  });
  it('requires a bonus above 0 and both dates', () => {
    expect(runningBonus({ ...pkg, bonusDiamonds: 0 }, at(start))).toBe(0);
    expect(runningBonus({ ...pkg, bonusEndAt: null }, at(start))).toBe(0);
  });
});

describe('days left', () => {
  it.each([
    ['three whole days', at(end, -3 * 86_400_000), 3],
    ['two days and a moment round up', at(end, -2 * 86_400_000 - 1), 3],
    ['the last moment is one day', at(end, -1), 1],
    ['the end is 0', at(end), 0],
    ['past is 0', at(end, 1), 0],
  ])('%s', (_, now, days) => expect(daysLeft(pkg, now)).toBe(days));
});
