import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { QueryClient } from '@tanstack/react-query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banners } from '../../../contract/banners';
import { catalog, restResources } from '../../../contract/catalog';
import { choice, date, type Field, flag, integer, longText, text } from '../../../contract/fields';
import { news } from '../../../contract/news';
import { gameAccess } from '../../../contract/permissions';
import { listOfPlayer, type PlayerListName } from '../../../contract/playerLists';
import { readResources } from '../../../contract/readResources';
import { defineRestResource, type FormResource, type RestResource } from '../../../contract/resource';
import { seasons } from '../../../contract/seasons';
import { inTransaction } from '../../../server/db/guard';
import { enqueue } from '../../../server/mail/outbox';
import { recordEntry } from '../../../server/payments/effects/entries';
import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { createDataProvider } from '../../../src/dataProvider/dataProvider';
import { conformance, type Seed } from '../../dataProvider/conformance';
import { callsReach } from '../../support/server/browserCalls';
import { editorOf, event, question, release } from '../../support/server/content';
import { financeOf } from '../../support/server/finance';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Our data provider over the real server, for every resource that it knows.

const cups = defineRestResource({
  name: 'summer-cups',
  table: 'summerCups',
  access: gameAccess,
  search: ['name'],
  fields: {
    name: text({ max: 60 }),
    rules: longText({ required: false }),
    kind: choice(['Solo', 'Team']),
    places: integer({ min: 2, max: 64 }),
    startAt: date(),
    isOpen: flag(),
  },
});

let server: TestApp;
let address: string;
let admin: { id: string; token: string };
let image: { rawFile: File };
beforeAll(async () => {
  server = await buildTestApp({ restResources: [cups, ...restResources] });
  await sql`create table summer_cups (
    id uuid primary key, version integer not null default 1,
    name text not null, rules text not null, kind smallint not null, places integer not null,
    start_at timestamptz, is_open boolean not null,
    created_at timestamptz not null, updated_at timestamptz not null
  )`.execute(server.db);
  admin = await server.makeAdmin();
  address = await server.listen();
  image = { rawFile: await picture() };
});
afterAll(() => server.close());
callsReach(() => ({ address, token: admin.token }));

/** Opens a payment of a player; returns its id. */
async function openPaymentOf({ email }: { email: string }): Promise<string> {
  const asked = { email, packageId: await makePackage(server) };
  return (await server.post('user/payment/create', asked)).body.transactionId;
}

const provider = () => createDataProvider(new QueryClient());

/** Stores records through the provider's own call, one after another. */
const storedBy =
  (resource: string, create: (n: number) => Record<string, unknown>, count = 5, meta?: object) =>
  async () => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++)
      ids.push((await provider().create(resource, { data: create(n), meta })).data.id);
    return ids;
  };

/** What a resource is made and stored by. */
const madeBy = (resource: string, create: (n: number) => Record<string, unknown>, meta?: object) => ({
  store: storedBy(resource, create, 5, meta),
  create,
  ...(meta && { meta }),
});

/** Fields of a resource whose records have an order of their own. */
const inPlaces = {
  bound: 'place',
  change: { place: 77 },
  refused: { data: { place: 0 }, field: 'place' },
};

/** What the links of a field begin with. */
const linkStart = (field: Field | undefined) =>
  field?.kind === 'link' && field.isWeb ? 'https://example.com' : '';

/** No two records have one address. */
let addresses = 0;

type Contract = FormResource | RestResource;
const contracts: readonly Contract[] = [...catalog, ...restResources];

/** The id of a record to which others may refer. */
async function anyOf(resource: string): Promise<string | undefined> {
  const contract = contracts.find(({ name }) => name === resource);
  return contract && String((await catalogSeed(contract).store())[0]);
}

/** A text by which a search finds its number, as far as there is room. */
const textFor = (field: Field | undefined, n: number) => {
  if (field?.kind !== 'text') return `Khiên số ${n}`;
  return field.form?.sample ?? (field.max < 10 ? String(n) : `Khiên số ${n}`);
};

/**
 * What the suite needs of a resource, by its contract alone. A resource with rules across its fields, or texts that must differ and
 * have a form, has more of its own below.
 */
function catalogSeed(contract: Contract): Seed {
  const { name, fields } = contract;
  const named = (...kinds: string[]) =>
    Object.keys(fields).filter((field) => kinds.includes(fields[field]?.kind ?? ''));
  const each = (names: readonly string[], value: (field: Field | undefined, at: number) => unknown) =>
    Object.fromEntries(names.map((field, at) => [field, value(fields[field], at)]));
  /** A number that a field takes, if possible this one. */
  const within = (field: Field | undefined, value: number) =>
    field && 'min' in field ? Math.min(field.max, Math.max(field.min, value)) : value;
  const numbers = named('integer', 'decimal');
  const texts = named('text', 'markdown');
  const bound = numbers[1] ?? numbers[0] ?? named('date')[0] ?? 'createdAt';
  const equal = named('choice')[0] ?? numbers[0] ?? named('flag')[0] ?? texts[0] ?? '';
  const needed = (names: readonly string[]) =>
    names.filter((field) => fields[field]?.required || [bound, equal].includes(field));
  const referenced: Record<string, string | undefined> = {};
  const create = (n: number) => ({
    ...each(texts, (field) => textFor(field, n)),
    ...each(named('slug'), () => `khien-${++addresses}`),
    ...each(named('link'), (field) => `${linkStart(field)}/shops?n=${n}`),
    ...each(numbers, (field, at) => within(field, within(field, 1) + (at === 0 ? n % 3 : n - 1))),
    ...each(named('choice'), () => n % 2),
    ...each(named('money'), () => 59_000 + n),
    ...each(needed(named('date')), (_, at) => addMs(server.clock.now(), days(1 + n + at))),
    ...each(needed(named('flag')), () => n % 2 === 0),
    ...referenced,
    image,
  });
  const { store } = madeBy(name, create);
  const [searched = 'name'] = 'search' in contract ? contract.search : [];
  const [text = ''] = texts;
  return {
    create,
    store: async () => {
      for (const field of needed(named('reference'))) {
        const to = fields[field];
        if (to?.kind === 'reference') referenced[field] = await anyOf(to.to);
      }
      return store();
    },
    sort: [...texts.slice(0, 1), ...numbers.slice(0, 2), equal],
    equal,
    bound,
    q: textFor(fields[searched], 3).replace('Khiên số', 'KHIEN SO'),
    change:
      numbers.length > 0 ? { [bound]: within(fields[bound], 77) } : { [text]: textFor(fields[text], 7) },
    refused:
      numbers.length > 0 ? { data: { [bound]: -1 }, field: bound } : { data: { [text]: '' }, field: text },
  };
}

// First, because the others fill it beyond a page.
describe('history', () => {
  conformance({
    provider,
    resource: 'history',
    can: [],
    seed: {
      store: async () => {
        for (const levelNumber of [500, 501]) {
          const data = { levelNumber, experienceRequired: 0 };
          const made = await provider().create('levels', { data });
          await provider().delete('levels', { id: levelNumber, previousData: made.data });
        }
        const { data } = await provider().getList('history', {});
        return data.map(({ id }) => id);
      },
      sort: ['at'],
      equal: 'action',
      bound: 'at',
    },
  });
});

describe.each(catalog.map((resource) => [resource.name, resource as FormResource] as const))(
  '%s',
  (resource, contract) => conformance({ provider, resource, seed: catalogSeed(contract) }),
);

/** What this file says of a resource by name. */
const own = readFileSync(fileURLToPath(import.meta.url), 'utf8');
const isOwn = ({ name }: { name: string }) => own.includes(`resource: '${name}'`);
describe.each(
  restResources.filter((one) => !isOwn(one)).map((one) => [one.name, one as RestResource] as const),
)('%s', (resource, contract) => conformance({ provider, resource, seed: catalogSeed(contract) }));

const seasonSeed = catalogSeed(seasons);
const planned = { reason: 'Planned for the summer' };
/** Each has a window of its own, as they must not overlap. */
let windows = 0;
function newSeason(n: number) {
  const startAt = addMs(server.clock.now(), days(10 + windows++));
  return {
    ...seasonSeed.create?.(n),
    number: windows,
    goal: 1000 + n,
    startAt,
    endAt: addMs(startAt, days(1)),
    giftAmount: 5,
    image: undefined,
  };
}

describe('seasons', () => {
  conformance({
    provider,
    resource: 'seasons',
    seed: {
      ...seasonSeed,
      ...madeBy('seasons', newSeason, planned),
      sort: ['name', 'number', 'startAt', 'goal'],
      bound: 'goal',
      change: { goal: 77_000 },
      refused: { data: { goal: 0 }, field: 'goal' },
    },
  });
});

describe('content', () => {
  const ofBanner = catalogSeed(banners).create ?? (() => ({}));
  const createBanner = (n: number) => ({ ...ofBanner(n), to: '/shop', scene: 'loot', image: undefined });
  conformance({
    provider,
    resource: 'banners',
    seed: { ...catalogSeed(banners), ...madeBy('banners', createBanner) },
  });
  const ofArticle = catalogSeed(news).create ?? (() => ({}));
  const createArticle = (n: number) => ({ ...ofArticle(n), shownOn: addMs(server.clock.now(), days(n)) });
  conformance({
    provider,
    resource: 'news',
    seed: {
      ...catalogSeed(news),
      ...madeBy('news', createArticle),
      sort: ['title', 'kind', 'shownOn'],
      bound: 'shownOn',
      change: { isPinned: true },
      refused: { data: { kind: 9 }, field: 'kind' },
    },
  });
  const inOneWindow = (n: number) => ({
    startsAt: addMs(server.clock.now(), days(n + 1)),
    endsAt: addMs(server.clock.now(), days(n + 2)),
  });
  const createEvent = (n: number) =>
    event({ name: `Khiên số ${n}`, kind: n % 2, slug: `khien-${++addresses}`, ...inOneWindow(n) });
  conformance({
    provider,
    resource: 'events',
    seed: {
      ...madeBy('events', createEvent),
      sort: ['name', 'kind', 'startsAt'],
      equal: 'kind',
      bound: 'startsAt',
      q: 'KHIEN SO 3',
      change: { text: 'Một câu khác.' },
      refused: { data: { kind: 9 }, field: 'kind' },
    },
  });
  const createQuestion = (n: number) =>
    question({
      question: `Khiên số ${n}`,
      questionEn: '',
      answerEn: '',
      subject: n % 2,
      place: n + 1,
      slug: `khien-${++addresses}`,
    });
  conformance({
    provider,
    resource: 'help',
    seed: {
      ...madeBy('help', createQuestion),
      sort: ['question', 'subject', 'place'],
      equal: 'subject',
      ...inPlaces,
      q: 'KHIEN SO 3',
    },
  });
  const createRelease = (n: number) =>
    release({
      name: `Khiên số ${n}`,
      state: n % 2,
      place: n + 1,
      link: n % 2 ? 'https://example.com/outline' : '',
    });
  conformance({
    provider,
    resource: 'releases',
    seed: {
      ...madeBy('releases', createRelease),
      sort: ['name', 'state', 'place'],
      equal: 'state',
      ...inPlaces,
      q: 'KHIEN SO 3',
    },
  });
  conformance({
    provider,
    resource: 'publications',
    can: [],
    seed: {
      store: async () => {
        const { token } = await server.makeStaff('content');
        const editor = editorOf(server, token);
        const made = [];
        for (const from of [0, 3, 6, 9]) {
          const article = await editor.make('news');
          const answer = await editor.publish(
            'news',
            article,
            from === 0 ? {} : { from: editor.inDays(from) },
          );
          made.push(answer.body.id);
        }
        return made;
      },
      sort: ['from'],
      equal: 'state',
      bound: 'from',
    },
  });
});

describe('offers', () => {
  const meta = { reason: 'For the summer' };
  const create = (n: number) => ({
    code: `KHIEN${++addresses}`,
    bonusKind: n % 2,
    amount: 1 + (n % 50),
    packages: [],
    creator: `Khiên số ${n}`,
    mostPerPlayer: 1,
    isActive: true,
  });
  conformance({
    provider,
    resource: 'offers',
    seed: {
      ...madeBy('offers', create, meta),
      sort: ['code', 'amount', 'bonusKind'],
      equal: 'bonusKind',
      bound: 'amount',
      q: 'KHIEN SO 3',
      change: { amount: 77 },
      refused: { data: { amount: 0 }, field: 'amount' },
    },
  });
});

describe('levels', () => {
  const create = (n: number) => ({ levelNumber: n + 20, experienceRequired: n * 100 });
  conformance({
    provider,
    resource: 'levels',
    seed: {
      store: async () => {
        const rows = [1, 2, 3, 11];
        for (const n of rows)
          await provider().create('levels', {
            data: { levelNumber: n, experienceRequired: Math.min(n, 2) * 10 },
          });
        return rows;
      },
      sort: ['levelNumber', 'experienceRequired'],
      equal: 'experienceRequired',
      bound: 'levelNumber',
      q: '11',
      create,
      change: { experienceRequired: 12_345 },
      refused: { data: { experienceRequired: -1 }, field: 'experienceRequired' },
    },
  });
});

describe('a later resource', () => {
  const create = (n: number) => ({
    name: `Cúp ${n}`,
    rules: 'Không',
    kind: n % 2,
    places: 4 + n,
    isOpen: n % 2 === 0,
  });
  conformance({
    provider,
    resource: 'summer-cups',
    seed: {
      store: storedBy('summer-cups', create, 14),
      create,
      sort: ['places', 'name', 'kind'],
      equal: 'isOpen',
      bound: 'places',
      q: 'CUP 13',
      change: { places: 64 },
      refused: { data: { places: 65 }, field: 'places' },
    },
  });
});

describe('users', () => {
  conformance({
    provider,
    resource: 'users',
    can: [],
    seed: {
      store: async () => {
        const made = [];
        for (const diamonds of [0, 5, 5, 9]) {
          const { id } = await server.makeUser();
          await server.db.updateTable('users').set({ diamonds }).where('id', '=', id).execute();
          made.push(id);
        }
        return made;
      },
      sort: ['createdAt', 'diamonds', 'userName'],
      equal: 'role',
      bound: 'diamonds',
      q: 'PLAYER3',
    },
  });
});

describe('staff', () => {
  conformance({
    provider,
    resource: 'staff',
    can: [],
    seed: {
      store: async () => {
        const made = [];
        for (const role of ['finance', 'game', 'support'] as const)
          made.push(await server.makeUser({ staffRoles: [role] }));
        const bannedAt = server.clock.now();
        made.push(await server.makeUser({ staffRoles: ['shop'], userName: 'bookkeeper', bannedAt }));
        return made.map(({ id }) => id);
      },
      sort: ['userName', 'email'],
      equal: 'state',
      bound: 'lastLoginAt',
      q: 'BOOK',
    },
  });
});

describe('sessions', () => {
  conformance({
    provider,
    resource: 'sessions',
    can: [],
    seed: {
      store: async () => {
        const made = [];
        for (const userName of ['nightwatch', 'nightwatch2', 'cashier']) {
          const { id, email } = await server.makeUser({ staffRoles: ['shop'], userName });
          await server.signIn(email);
          server.clock.advance(1000);
          made.push(id);
        }
        const { data } = await provider().getList('sessions', { filter: { userId: made } });
        return [...data, ...(await provider().getList('sessions', {})).data].map(({ id }) => id);
      },
      sort: ['createdAt', 'lastUsedAt', 'userName'],
      equal: 'userName',
      bound: 'createdAt',
      q: 'NIGHT',
    },
  });
});

describe('payments', () => {
  conformance({
    provider,
    resource: 'transactions',
    can: [],
    seed: {
      store: async () => {
        const made = [await paidPayment(server), await openPayment(server), await paidPayment(server)];
        made.push(await openPayment(server, { price: 99_000 }));
        const last = await openPaymentOf(await server.makeUser({ userName: 'bigspender' }));
        return [...made.map(({ id }) => id), last];
      },
      sort: ['createdAt', 'amount'],
      equal: 'status',
      bound: 'amount',
      q: 'bigspend',
    },
  });
});

describe('cases', () => {
  conformance({
    provider,
    resource: 'cases',
    can: [],
    seed: {
      store: async () => {
        for (const amount of [1000, 2000, 3000, 99_000]) {
          const { id } = await openPayment(server);
          await notifySandbox(server, id, { amount });
        }
        const id = await openPaymentOf(await server.makeUser({ userName: 'bigspender2' }));
        await notifySandbox(server, id, { amount: 500 });
        const { data } = await provider().getList('cases', {});
        return data.map(({ id }) => id);
      },
      sort: ['openedAt', 'kind'],
      equal: 'reference',
      bound: 'openedAt',
      q: 'bigspend',
    },
  });
});

describe('requests', () => {
  conformance({
    provider,
    resource: 'money-requests',
    can: [],
    seed: {
      store: async () => {
        const finance = await financeOf(server);
        const made = [];
        for (const reference of ['FT-A', 'FT-B', 'FT-C'])
          made.push(await finance.settle((await openPayment(server)).id, { reference }));
        const id = await openPaymentOf(await server.makeUser({ userName: 'bigspender3' }));
        const large = await finance.settle(id, { reference: 'FT-D', amount: 90_000_000 });
        await finance.withdraw(large.body.id);
        return [...made, large].map(({ body }) => body.id);
      },
      sort: ['requestedAt'],
      equal: 'state',
      bound: 'requestedAt',
      q: 'bigspend',
    },
  });
});

describe('a player', () => {
  const player = { id: '01890000-0000-7000-8000-000000000001', email: 'listed@outline.example' };
  const idsIn = async (list: PlayerListName) =>
    (await provider().getList(listOfPlayer(list, player.id).name, {})).data.map(({ id }) => id);
  beforeAll(async () => {
    const { id } = await server.makeUser({ email: player.email });
    await server.db.updateTable('users').set({ id: player.id }).where('id', '=', id).execute();
  });
  /** Stores four rows, each a second after the other. */
  const stored = (list: PlayerListName, add: (n: number) => Promise<unknown>) => async () => {
    for (const n of [1, 2, 3, 4]) {
      await add(n);
      server.clock.advance(1000);
    }
    return idsIn(list);
  };
  const inTurn = (list: PlayerListName, add: (n: number) => Promise<unknown>, time = 'createdAt') => ({
    store: stored(list, add),
    sort: [time],
    equal: time,
    bound: time,
  });
  /** A list of a player without a seed does not compile. */
  const seeds: Record<PlayerListName, Seed> = {
    ledger: {
      ...inTurn('ledger', (n) => {
        const wallet = n % 2 ? ('golds' as const) : ('diamonds' as const);
        const entry = { userId: player.id, wallet, amount: n, reason: 'opening' as const, cause: null };
        return inTransaction(server.db, (tx) => recordEntry(tx, entry, server.clock.now()));
      }),
      equal: 'wallet',
    },
    items: inTurn(
      'items',
      (n) =>
        server.db
          .insertInto('playerItems')
          .values({
            userId: player.id,
            accessoryId: newId(),
            name: `Khiên số ${n}`,
            source: 'season',
            givenAt: server.clock.now(),
          })
          .execute(),
      'givenAt',
    ),
    seasons: inTurn(
      'seasons',
      async (n) => {
        const { data } = await provider().create('seasons', { data: newSeason(n), meta: planned });
        await server.db
          .insertInto('seasonTotals')
          .values({ seasonId: data.id, userId: player.id, amount: n })
          .execute();
      },
      'startAt',
    ),
    sessions: inTurn('sessions', () => server.signIn(player.email)),
    mails: {
      ...inTurn('mails', (n) => {
        const mail = { to: player.email, template: 'passwordChanged', language: 'en' } as const;
        const values = { code: `12345${n}` };
        return inTransaction(server.db, (tx) => enqueue(tx, server, { ...mail, values })).then(() =>
          n === 2 ? server.mails() : undefined,
        );
      }),
      equal: 'state',
    },
    notes: inTurn('notes', (n) =>
      server.post(`admin/players/${player.id}/notes`, { text: `Khiên số ${n}` }, { token: admin.token }),
    ),
  };
  describe.each(Object.entries(seeds))('%s', (list, seed) => {
    const resource = listOfPlayer(list as PlayerListName, player.id).name;
    conformance({ provider, resource, seed, can: [], hasOne: false });
  });
});

it('is about every resource that the data provider has calls for, of the contract, and that is only read', async () => {
  const { endpoints } = await import('../../../src/dataProvider/endpoints');
  expect(Object.keys(endpoints).sort()).toEqual(
    [...catalog.map(({ name }) => name), 'levels', 'users'].sort(),
  );
  expect(readResources.filter((one) => !isOwn(one)).map(({ name }) => name)).toEqual([]);
});
