import { expect, it } from 'vitest';
import { readReason, readReturnPath } from '../../src/site/auth/returnPath';

const back = (from: string) => readReturnPath(`?${new URLSearchParams({ from })}`);

it.each(['/shops', '/admin/combat-management/boxes/7/edit?page=2', '/'])('returns to %s', (from) => {
  expect(back(from)).toBe(from);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/shops',
  'javascript:alert(1)',
  'shops',
  '/auth/login',
  '/Auth/forgot-password',
  '/login',
  '',
])('does not return to %s', (from) => {
  expect(back(from)).toBeNull();
});

it('accepts two reasons only', () => {
  expect(['expired', 'role', '<b>x</b>'].map((reason) => readReason(`?reason=${reason}`))).toEqual([
    'expired',
    'role',
    null,
  ]);
});
