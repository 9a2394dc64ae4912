import { HOTP, Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newSecret, setupUri, stepOf } from '../../../server/accounts/totp';

/** Appendix B of RFC 6238: time, and the eight-digit code by each algorithm. */
const published: ReadonlyArray<readonly [number, string, string, string]> = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
];
const seed = '12345678901234567890';
const secret = Secret.fromLatin1(seed).base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('the published vectors of RFC 6238', () => {
  it.each(published)('at %i', (time, sha1, sha256, sha512) => {
    const longer = { SHA1: seed, SHA256: seed.repeat(2).slice(0, 32), SHA512: seed.repeat(4).slice(0, 64) };
    for (const [algorithm, code] of [
      ['SHA1', sha1],
      ['SHA256', sha256],
      ['SHA512', sha512],
    ] as const) {
      const totp = new TOTP({
        secret: Secret.fromLatin1(longer[algorithm]),
        algorithm,
        digits: 8,
        period: 30,
      });
      expect(totp.generate({ timestamp: time * 1000 })).toBe(code);
    }
    // Our six digits are the last six of the eight.
    expect(stepOf(secret, sha1.slice(2), at(time))).toBe(Math.floor(time / 30));
  });
});

it('accepts the code before and after, and none further away', () => {
  const step = 50_000_000;
  const code = (n: number) => HOTP.generate({ secret: Secret.fromBase32(secret), counter: step + n });
  const found = [-2, -1, 0, 1, 2].map((n) => stepOf(secret, code(n), at(step * 30 + 15)));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

it.each(['', '1', '12345', '1234567', 'abcdef', '12 456', '１２３４５６', '-12345'])(
  'refuses "%s" as a code',
  (text) => {
    expect(stepOf(secret, text, at(59))).toBeNull();
  },
);

it('creates a random secret of 160 bits, and a URI that apps read', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(two).not.toBe(one);
  const uri = new URL(setupUri(one, 'boss@outline.example'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Outline:boss@outline.example',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: one,
    issuer: 'Outline',
    digits: '6',
    period: '30',
  });
});
