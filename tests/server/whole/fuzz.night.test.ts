import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { deep } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const requests = deep(1500, 5000);
const random = randomFrom(Number(process.env.FUZZ_SEED ?? 1));
const odd: readonly unknown[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '\u0000',
  '\uD800',
  '💎'.repeat(50),
  'a'.repeat(3000),
  "' or 1=1 --",
  '%',
  '_%',
  '\\',
  '../../../etc/passwd',
  '<script>',
  '{}',
  '[]',
  'true',
  '2026-02-30',
  '9999999999999999999999',
  '01a1fb20-0000-7000-8000-000000000000',
  'a@b.example',
  'minhkhoi@outline.example',
  '__proto__',
  'constructor',
  '123456',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[]]],
  { toString: 'x' },
  { $ne: null },
];
const value = () => random.pick(odd);
const text = () => {
  const given = value();
  return typeof given === 'object' ? JSON.stringify(given) : String(given);
};
/** A lone surrogate cannot occur in a URL. */
const inAddress = () => encodeURIComponent(text().replace(/\p{Surrogate}/gu, ''));
const names = [
  'email',
  'password',
  'code',
  'userName',
  'firstName',
  'lastName',
  'phoneNumber',
  'newPassword',
  'refreshToken',
  'packageId',
  'levelNumber',
  'experienceRequired',
  'version',
  'isActive',
  'isLocked',
  'data',
  'signature',
  'outcome',
  '__proto__',
];
const parts = [
  'Name',
  'Description',
  'Type',
  'Rarity',
  'Price',
  'Currency',
  'DiamondAmount',
  'BoxHealth',
  'BoxType',
  'DropWeight',
  'DiscountDate',
  'ExpirationDate',
  'BonusStartAt',
  'IsActive',
  'GoldPrice',
  'Damage',
  'Image',
  'Id',
  'Version',
];

it(`[12] responds to ${requests} odd requests without a server error`, async () => {
  const admin = await server.makeAdmin();
  const good = await picture();
  const routes = server.app.declaredRoutes.filter(({ url }) => !url.includes('docs'));
  const faults: unknown[] = [];
  for (let n = 0; n < requests; n++) {
    const route = random.pick(routes);
    const method = String(random.pick([route.method].flat()));
    const path = route.url.replace(/:\w+/g, () => inAddress().slice(0, 150) || 'x');
    const query =
      random.next() < 0.5
        ? `?${random.pick(['Page', 'PageSize', 'query', 'email', 'packageId', 'SortBy', 'lang', 'redirect_uri'])}=${inAddress()}`
        : '';
    const options = { token: random.next() < 0.9 ? admin.token : text().replace(/[^\x20-\x7e]/g, '') };
    const answer =
      /create|update|PUT/.test(method + path) && random.next() < 0.6
        ? await server.send(
            method === 'PUT' ? 'PUT' : 'POST',
            path,
            Object.fromEntries(
              Array.from({ length: random.whole(0, 14) }, () => {
                const part = random.pick(parts);
                return [part, part === 'Image' && random.next() < 0.7 ? good : text()];
              }),
            ),
            options,
          )
        : await server.call(
            method as 'GET',
            path + query,
            ['GET', 'HEAD'].includes(method)
              ? undefined
              : random.next() < 0.1
                ? (value() as object)
                : Object.fromEntries(
                    Array.from({ length: random.whole(0, 6) }, () => [random.pick(names), value()]),
                  ),
            options,
          );
    const isFault = answer.status >= 500 && !(answer.status === 503 && path.includes('google'));
    if (isFault) faults.push([method, path + query, answer.status]);
    if (JSON.stringify(answer.body ?? '').match(/at .*\.ts:\d+|select .* from|node_modules/))
      faults.push(['leak', path, answer.body]);
  }
  expect(faults).toEqual([]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
}, 180_000);
