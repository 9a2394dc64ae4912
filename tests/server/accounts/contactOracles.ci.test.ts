import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Field } from '../../../contract/fields';
import { isPermission, permissionsOf } from '../../../contract/permissions';
import { playerLists } from '../../../contract/playerLists';
import { readResources } from '../../../contract/readResources';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { leaveTraces } from '../../support/server/leavesTraces';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let analyst: { token: string };
let playerId: string;
/** A player's contacts; and guesses of them, in whole or in part. */
const contacts: string[] = [];
const secrets: string[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  const owner = await server.makeAdmin();
  const life = {
    hasGoogle: true,
    isBanned: false,
    wasCorrected: true,
    pays: 'once',
    buysForOthers: true,
  } as const;
  const { id, email, names } = await leaveTraces(server, owner, life);
  const [, , phone = '', digits = ''] = names;
  contacts.push(email, phone, `0${digits}`);
  secrets.push(...contacts, email.toUpperCase(), email.slice(0, 9), digits);
  // Refused calls with a contact where an id belongs.
  const shop = await server.makeStaff('shop');
  for (const text of contacts)
    await server.post(`admin/cases/${encodeURIComponent(text)}/notes`, { text: 'x' }, shop);
  playerId = id;
  analyst = await server.makeStaff('analyst');
});
afterAll(() => server.close());

const lists = [...readResources, ...Object.entries(playerLists).map(([name, one]) => ({ ...one, name }))];
/** What rows have besides the fields that their lists are filtered by. */
const others = 'email buyer.email phoneNumber sender detail reason note text tags device network after'.split(
  ' ',
);
const suffixes = ['', '_neq', '_gte', '_lte'];
const parameters = ['q', 'Search', 'Query', 'Email', 'PhoneNumber', 'Ids', 'Tag'];

/** Filters by each text of a list in each way, and by some fields that it does not have; and searches. */
function filtersOf(url: string, random: Random): Array<(guess: string) => object> {
  const { filters: fields = {} } = lists.find(({ name }) => url.split('/').includes(name)) ?? {};
  const texts = Object.entries<Field>(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const some = Array.from({ length: 4 }, () => random.pick([...others, ...texts]) + random.pick(suffixes));
  const names = [...texts.flatMap((name) => suffixes.map((suffix) => name + suffix)), ...some];
  const filters = names.map((name) => {
    const second = random.next() < 0.2 ? random.pick(names) : name;
    return (guess: string) => ({ filter: { [name]: guess, [second]: guess } });
  });
  const searches = parameters.map((parameter) => (guess: string) => ({ [parameter]: guess }));
  return [...filters, ...searches, (q) => ({ q, filter: { q } })];
}

/** Every list, file and search of the back office over people and money that the analyst may call. */
const calls = () =>
  server.app.declaredRoutes.flatMap(({ method, url, config }) => {
    const isGet = [method].flat().map(String).includes('GET');
    const isList = [...lists.map(({ name }) => name), 'user', 'search', 'summary', 'views'].some(
      (name) =>
        url.endsWith(`/${name}`) || url.includes(`/${name}/export`) || url.includes(`/${name}/get-all`),
    );
    const mayCall = isPermission(config?.access) && permissionsOf(['analyst']).includes(config.access);
    if (!mayCall || !isList || !(isGet || url.endsWith('export'))) return [];
    return [{ isGet, url: url.replace(/:\w+/, playerId) }];
  });

/** A contact that nobody has, next to one that somebody has: before or after it in any order. */
const neighbour = (text: string, by: 1 | -1) =>
  text.slice(0, -1) + String.fromCharCode((text.codePointAt(text.length - 1) ?? 0) + by);

const queryOf = (given: object, order: object) =>
  new URLSearchParams(
    Object.entries({ ...given, ...order }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

// Whether a guess of a contact is right changes nothing that the analyst gets.
it.each([1, 2])('combination %i of filters, order and search says nothing of a contact', async (seed) => {
  const random = randomFrom(seed);
  let read = 0;
  // Each story has one half.
  for (const { isGet, url } of calls())
    for (const filterBy of filtersOf(url, random).filter((_, n) => n % 2 === seed % 2)) {
      const secret = random.pick(random.next() < 0.8 ? contacts : secrets);
      const sort = [random.pick(others), 'ASC'];
      const order = random.next() < 0.1 ? { sort, SortBy: random.pick(['email', 'userName']) } : {};
      const responses: string[] = [];
      for (const guess of [secret, neighbour(secret, random.pick([-1, 1] as const))]) {
        const given = filterBy(guess);
        const { status, body, headers } = isGet
          ? await server.get(`${url}?${queryOf(given, order)}`, analyst)
          : await server.post(url, given, analyst);
        if (status === 200) read++;
        const text = `${status} ${headers['content-range']} ${JSON.stringify(body)}`;
        expect([url, given, contacts.filter((one) => text.includes(one))]).toEqual([url, given, []]);
        responses.push(text);
      }
      // Each file is an entry of the history.
      const isSame = responses[0] === responses[1] || (!isGet && url.includes('history'));
      expect([url, filterBy(secret), isSame || responses]).toEqual([url, filterBy(secret), true]);
    }
  expect(read).toBeGreaterThan(50);
});
