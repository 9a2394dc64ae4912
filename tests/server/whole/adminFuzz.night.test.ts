import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermission } from '../../../contract/permissions';
import { deep } from '../../support/depth';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
/** Ids of existing records, for routes that look further into one. */
const known: string[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  const owner = await server.makeAdmin();
  token = owner.token;
  const paid = await paidPayment(server);
  const part = await openPayment(server);
  await notifySandbox(server, part.id, { amount: 1000, reference: 'part' });
  await server.post('admin/level/create', { levelNumber: 1, experienceRequired: 5 }, { token });
  const cases = await server.db.selectFrom('moneyCases').select('id').execute();
  known.push(paid.id, part.id, paid.player.id, cases[0]?.id ?? '');
});
afterAll(() => server.close());

/** Names that every object has, and fields of the lists. */
const names = (
  'constructor __proto__ toString valueOf hasOwnProperty q id id_gt name at at_gte userId action resource recordId ' +
  'openedAt openedAt_lte kind state ownerId gateway paymentId reference createdAt createdAt_gte status currency ' +
  'packageId amount amount_gte amount_lte rarity isActive price_gte version'
).split(' ');
const values = (
  'null true "x" "" [] [null] {} [{}] [[1]] {"__proto__":1} {"toString":1} -1 1e308 "1e999" 9007199254740993 0.1 ' +
  '"\\u0000" "\\ud800" "275760-09-13" "0000-01-01T00:00:00Z" "99999-01-01T00:00:00Z" "-1" ["a","b"] ' +
  '"constructor" "00000000-0000-0000-0000-000000000000"'
).split(' ');
const filters = names.flatMap((name) => values.map((value) => `{${JSON.stringify(name)}:${value}}`));
const odd = ' {} [] null 0 x "x" [0] [{},{}] [null,null] ["a","b"] {"0":0,"1":9}'.split(' ');
const ranges = odd.concat('[0,1e9] [-1,5] [0.5,1] [1e308,1e309] [5,1] [0,999999] [9999,10000]'.split(' '));
const sorts = odd
  .concat(names.slice(0, 5).flatMap((name) => [`["${name}","ASC"]`, `["id","${name}"]`]))
  .concat('["id",{}] ["id\\u0000","ASC"] ["id"] ["id","ASC",1]'.split(' '), '["id","ASC; drop table users"]');
const ids = names
  .slice(0, 5)
  .concat('%00 x %E0%A4%A ..%2f.. -1 0 1e9'.split(' '), '9'.repeat(30), 'x'.repeat(300));

const routes = () =>
  server.app.declaredRoutes.flatMap(({ method, url, config }) =>
    isPermission(config?.access)
      ? [method].flat().flatMap((one) => (one === 'HEAD' ? [] : [{ method: String(one) as 'GET', url }]))
      : [],
  );
const addresses = (url: string): string[] =>
  url.includes(':') ? [...known, ...ids].map((id) => url.replace(/:\w+/, id)) : [url];

const share = deep(24, 1);
let turn = 0;

async function refusesWell(method: 'GET' | 'POST', url: string, body?: string) {
  if (turn++ % share !== 0) return;
  const headers = { 'content-type': 'application/json' };
  const answer = await server.call(method, url, body, body === undefined ? { token } : { token, headers });
  // A gateway that is away is not the call's fault.
  expect([method, url, body, answer.status < 500 || answer.status === 503, answer.status]).toEqual([
    method,
    url,
    body,
    true,
    answer.status,
  ]);
}

describe('nothing that an owner sends to a route of the back office is an error of the server', () => {
  it('no filter, range or sort of a list', async () => {
    const lists = routes().filter(({ method, url }) => method === 'GET' && !url.includes(':'));
    expect(lists.length).toBeGreaterThan(12);
    const queries = [
      ...filters.map((filter) => ({ filter })),
      ...ranges.map((range) => ({ range })),
      ...sorts.map((sort) => ({ sort })),
      ...values.flatMap((value) =>
        ['Page', 'PageSize', 'SortBy', 'SortOrder', 'Search', 'Role', 'Status', 'Seen'].map((name) => ({
          [name]: value.replaceAll('"', ''),
        })),
      ),
    ];
    for (const { url } of lists) {
      const isUsers = url.includes('/user/');
      for (const query of queries) {
        if ('filter' in query || 'range' in query || 'sort' in query ? isUsers : !isUsers) continue;
        await refusesWell('GET', `${url}?${new URLSearchParams(query as Record<string, string>)}`);
      }
    }
  });

  it('no filter of a file', async () => {
    for (const { url } of routes().filter((route) => route.url.endsWith('/export'))) {
      // Uses the same parser as the lists: every seventh, and those with names that every object has.
      const some = filters.filter((filter, n) => n % 7 === 0 || /^."(constr|__|toS|valueOf|id)/.test(filter));
      for (const filter of some) await refusesWell('POST', url, `{"filter":${filter}}`);
    }
  });

  it('no id of a record', async () => {
    for (const { method, url } of routes().filter((route) => route.url.includes(':'))) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
      for (const address of addresses(url)) await refusesWell(method, address, body);
    }
  });

  it('no body', async () => {
    const fields = 'id email reason amount version filter'.split(' ');
    const bodies = 'null [] "" 0 { {"__proto__":{"a":1}} {"constructor":{"prototype":1}}'
      .split(' ')
      .concat(fields.flatMap((name) => values.map((value) => `{${JSON.stringify(name)}:${value}}`)));
    const writes = routes().filter(({ method }) => method !== 'GET' && method !== 'DELETE');
    for (const { method, url } of writes) {
      // The caller's session must survive.
      if (/end-sessions|reset-factor|remove|ban/.test(url)) continue;
      const address = url.replace(/:\w+/, known[0] ?? '');
      for (const body of bodies) await refusesWell(method, address, body);
    }
  });
});
