import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../contract/calls/call';
import { everyCall } from '../../../contract/calls/every';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// What strangers and other players read of a player who shows the card: of every call, in body and headers.

const secrets = {
  email: 'qzvmail@riengtu.example',
  firstName: 'Bíchqzv',
  lastName: 'Đzwqzv',
  phone: '912777333',
  price: '918273',
  /** Beside what was bought. */
  diamonds: '',
};
const userName = 'Linh.Qzv';
let server: TestApp;
let ids: Record<string, string>;
let other: Awaited<ReturnType<TestApp['makePlayer']>>;

beforeAll(async () => {
  server = await buildTestApp();
  const { email, firstName, lastName } = secrets;
  const player = await server.makePlayer({
    email,
    firstName,
    lastName,
    userName,
    phoneNumber: `+84${secrets.phone}`,
  });
  const packageId = await makePackage(server, { price: Number(secrets.price) });
  const { body } = await server.post('user/payment/create', { email, packageId }, { token: player.token });
  await notifySandbox(server, body.transactionId);
  await openWith(server, player.id, 'diamonds', 776_408);
  await openWith(server, player.id, 'golds', 5);
  const accessoryId = await makeAccessory(server, { goldPrice: 1 });
  await server.post('user/items', buying(accessoryId, 'golds', 1), { token: player.token });
  await server.call('PUT', 'user/card', { isVisible: true, isIndexed: true }, { token: player.token });
  secrets.diamonds = String((await server.get('user/items', { token: player.token })).body.diamonds);
  other = await server.makePlayer();
  // What costs as much as what the player bought is on sale: another price from here on.
  await server.db.updateTable('diamondPackages').set({ price: 1000 }).where('id', '=', packageId).execute();
  ids = {
    userName,
    userId: player.id,
    transactionId: body.transactionId,
    id: player.id,
    accessoryId,
    packageId,
  };
});
afterAll(() => server.close());

interface Plain {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Plain[];
  items?: Plain;
  properties?: Record<string, Plain>;
  required?: string[];
  minimum?: number;
}

/** What a stranger may send: what the card shows, and ids that somebody guessed. */
function exampleOf(schema: Plain, name: string): unknown {
  if (ids[name] !== undefined) return ids[name];
  if (name === 'query' || name === 'q') return userName;
  if (name === 'email') return other.email;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, exampleOf(one, key)]),
    );
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return 'a long enough text 1';
}
const filled = (schema: TSchema | undefined) =>
  exampleOf((schema ?? {}) as Plain, '') as Record<string, unknown>;

/** A call with everything that it takes about the player; `id` is the player's or the payment's. */
async function send({ method, path, query, body }: Call, id: string, token?: string) {
  const address = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === 'id' ? id : (ids[name] ?? 'diamonds')),
  );
  const search = query
    ? `?${new URLSearchParams(Object.entries(filled(query)).map(([key, value]) => [key, String(value)]))}`
    : '';
  return server.app.inject({
    method,
    url: `/api/${address}${search}`,
    ...(body && { payload: filled(body) }),
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
  });
}

/** The fields of the search that are specified (decision 25): the added ones hold no name, address or amount. */
const specified = ['email', 'userName', 'firstName', 'lastName'];
const without = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value) => (specified.includes(key) ? undefined : value));

/** Whoever opened a payment's page has its id, which nobody can guess, and reads there what is to be paid. */
const ofItsPage = ['POST user/payment/rest/:transactionId', 'GET user/payment/status/:transactionId'];

const found = (text: string): string[] =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    text.toLowerCase().includes(secret.toLowerCase()) ? [name] : [],
  );

const calls = everyCall().map((call) => ({ call, name: `${call.method} ${call.path}` }));

it.each(calls)('$name says nothing private of another player', async ({ call, name }) => {
  for (const who of ['guest', 'player'])
    for (const id of [ids.userId, ids.transactionId, ids.accessoryId]) {
      const token = who === 'player' ? (await server.signIn(other.email)).accessToken : undefined;
      const { body, headers: all, statusCode } = await send(call, id ?? '', token);
      // Moments have any six digits once in a while.
      const { 'server-timing': _, ...headers } = all;
      const paged = ofItsPage.includes(name) ? ['price'] : [];
      const isSearch = name === 'GET user/search' && statusCode === 200;
      if (isSearch) expect(body).toContain(userName);
      expect([
        who,
        statusCode,
        found(isSearch ? without(body) : body).filter((one) => !paged.includes(one)),
        found(JSON.stringify(headers)),
      ]).toEqual([who, statusCode, [], []]);
      if (!call.path.includes(':id')) break;
    }
});

it('finds what it looks for where its reader may see it', async () => {
  const { accessToken: token } = await server.signIn(secrets.email);
  const read = async (path: string) => found(JSON.stringify((await server.get(path, { token })).body));
  expect(await read('user/profile/me')).toEqual(['email', 'firstName', 'lastName', 'diamonds']);
  expect(await read('user/profile')).toEqual(['firstName', 'lastName', 'phone']);
  expect(await read('user/purchases')).toEqual(expect.arrayContaining(['price']));
});
