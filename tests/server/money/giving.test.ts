import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessories } from '../../../contract/accessories';
import { diamondPackages } from '../../../contract/diamondPackages';
import { offers } from '../../../contract/offers';
import { seasons } from '../../../contract/seasons';
import { countSeasons } from '../../../server/payments/effects/countSeasons';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, paidPayment } from '../../support/server/payments';
import { picture } from '../../support/server/pictures';
import { recount } from '../../support/server/recount';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

/** Above the first an owner saves it, above the second nobody. */
const [over, cap] = [50, 200];
const reason = 'For the summer';
const small = 10;

const roles = ['shop', 'stale owner', 'owner'] as const;
type Role = (typeof roles)[number];

let server: TestApp;
let image: File;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  const wallets = {
    secondPersonOver: { diamonds: over, golds: over },
    dailyCap: { diamonds: cap, golds: cap },
  };
  server = await buildTestApp({ config: { grants: wallets } });
  image = await picture();
  for (const role of roles) {
    const person = await server.makeStaff(role === 'shop' ? 'shop' : 'owner');
    tokens[role] = person.token;
    const now = server.clock.now();
    await server.db
      .insertInto('secondFactors')
      .values({ userId: person.id, sealedSecret: 'sealed', confirmedAt: now })
      .execute();
    const factorAt = addMs(now, -minutes(role === 'stale owner' ? 11 : 1));
    await server.db.updateTable('sessions').set({ factorAt }).where('userId', '=', person.id).execute();
  }
});
afterAll(() => server.close());

const clear = async () => {
  for (const table of ['seasons', 'season_counts', 'offers', 'diamond_packages', 'accessories'])
    await sql`delete from ${sql.table(table)}`.execute(server.db);
};

interface Kind {
  path: string;
  field: string;
  /** What has to be there for the value, before the record. */
  prepare?: () => Promise<void>;
  /** Stores a record with this value beside the API. */
  store: (value: number) => Promise<string>;
  /** The call's values that write this value. */
  written: (value: number) => Promise<Record<string, unknown>>;
  /** What the record gives as it is stored; undefined without one. */
  read: (id: string) => Promise<number | undefined>;
  form?: true;
  toggles?: true;
}

const at = (after: number) => addMs(server.clock.now(), after).toISOString();
const season = (given: object) => ({
  number: 1,
  name: 'Mùa thử',
  nameEn: '',
  startAt: at(days(1)),
  endAt: at(days(30)),
  goal: 200_000,
  giftKind: 1,
  giftAmount: small,
  milestones: [{ id: 'one', spend: 1000, wallet: 0, amount: small }],
  image: '',
  ...given,
});
const insert = async (table: 'seasons' | 'offers' | 'accessories', given: Record<string, unknown>) => {
  const id = newId();
  const { milestones, packages, ...rest } = given;
  const lists = {
    ...(milestones ? { milestones: JSON.stringify(milestones) } : {}),
    ...(packages ? { packages: JSON.stringify(packages) } : {}),
  };
  const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
  await server.db
    .insertInto(table)
    .values({ id, ...times, ...rest, ...lists } as never)
    .execute();
  return id;
};
const stored = async (table: string, id: string) =>
  (await sql<Record<string, never>>`select * from ${sql.table(table)} where id = ${id}`.execute(server.db))
    .rows[0] as Record<string, unknown> | undefined;

const accessory = (diamondPrice: number) =>
  insert('accessories', {
    name: 'Mũ thử',
    description: '',
    type: 0,
    rarity: 0,
    goldPrice: 0,
    diamondPrice: 0,
    listedGoldPrice: 0,
    listedDiamondPrice: diamondPrice,
    image: 'none.webp',
  });
const offer = (given: object) => ({
  code: 'SUMMER',
  bonusKind: 1,
  amount: small,
  packages: [],
  mostUses: 0,
  mostPerPlayer: 0,
  creator: '',
  isActive: true,
  ...given,
});
const codeOn = (given: object) => insert('offers', offer(given));
const packageForm = (given: Record<string, string>) => ({
  Name: 'Gói',
  DiamondAmount: '650',
  Price: '59000',
  Currency: 'VND',
  Image: image,
  ...given,
});
const giftOf = async (id: string, name: 'giftAmount' | 'milestones') => {
  const row = await stored('seasons', id);
  if (!row) return undefined;
  return name === 'giftAmount' ? Number(row.giftAmount) : (row.milestones as { amount: number }[])[0]?.amount;
};

const inGold = { milestones: [{ id: 'one', spend: 1000, wallet: 1, amount: small }] };
/** Marks of which none is large alone, with a goal in the same wallet. */
const together = (value: number) => ({
  giftKind: 0,
  giftAmount: value - 2,
  milestones: [1, 2].map((row) => ({ id: `mark ${row}`, spend: 1000 * row, wallet: 0, amount: 1 })),
});

const kinds: Record<string, Kind> = {
  'a mark in diamonds': {
    path: 'seasons',
    field: 'milestones.0.amount',
    store: (amount) =>
      insert('seasons', season({ milestones: [{ id: 'one', spend: 1000, wallet: 0, amount }] })),
    written: async (amount) => ({ milestones: [{ id: 'one', spend: 1000, wallet: 0, amount }] }),
    read: (id) => giftOf(id, 'milestones'),
  },
  'a goal in gold': {
    path: 'seasons',
    field: 'giftAmount',
    store: (giftAmount) => insert('seasons', season({ giftAmount })),
    written: async (giftAmount) => ({ giftAmount }),
    read: (id) => giftOf(id, 'giftAmount'),
  },
  'marks and a goal together': {
    path: 'seasons',
    field: 'giftAmount',
    store: (value) => insert('seasons', season(together(value))),
    written: async (value) => together(value),
    read: async (id) => {
      const row = await stored('seasons', id);
      const marks = (row?.milestones ?? []) as { amount: number }[];
      return row && marks.reduce((sum, { amount }) => sum + amount, Number(row.giftAmount));
    },
  },
  'an accessory as a goal': {
    path: 'seasons',
    field: 'accessoryId',
    store: async (value) =>
      insert('seasons', season({ ...inGold, giftKind: 2, accessoryId: await accessory(value) })),
    written: async (value) => ({ ...inGold, giftKind: 2, accessoryId: await accessory(value) }),
    read: async (id) => {
      const row = await stored('seasons', id);
      const item = row && (await stored('accessories', String(row.accessoryId)));
      return item && Number(item.listedDiamondPrice);
    },
  },
  'both bonuses of a package': {
    path: 'diamond-packages',
    field: 'bonusDiamonds',
    prepare: async () => void (await makePackage(server)),
    store: (value) => makePackage(server, { bonusDiamonds: value - 5, firstBonus: 5, image: '' }),
    written: async (value) => ({ BonusDiamonds: String(value - 5), FirstBonus: '5' }),
    read: async (id) => {
      const row = await stored('diamond_packages', id);
      return row && Number(row.bonusDiamonds) + Number(row.firstBonus);
    },
    form: true,
    toggles: true,
  },
  'a code': {
    path: 'offers',
    field: 'amount',
    prepare: async () => void (await makePackage(server)),
    store: (amount) => codeOn({ amount }),
    written: async (amount) => ({ amount }),
    read: async (id) => {
      const row = await stored('offers', id);
      return row && Number(row.amount);
    },
  },
  'a package that a code reaches': {
    path: 'diamond-packages',
    field: 'diamondAmount',
    prepare: async () => {
      await codeOn({ bonusKind: 0, amount: 100 });
      await makePackage(server, { diamondAmount: 10 });
    },
    store: (diamondAmount) =>
      makePackage(server, { diamondAmount, bonusDiamonds: 0, price: 59_000_000, image: '' }),
    written: async (value) => ({ DiamondAmount: String(value), Price: '59000000' }),
    read: async (id) => {
      const row = await stored('diamond_packages', id);
      return row && Number(row.diamondAmount);
    },
    form: true,
    toggles: true,
  },
};

const values = [over, over + 1, cap, cap + 1];
const ways = ['create', 'update', 'unchanged', 'switch on', 'switch several on', 'undo', 'put back'] as const;
type Way = (typeof ways)[number];

/** Makes the record hold the value in this way, and returns the response and the record's id. */
async function act(kind: Kind, way: Way, value: number, token: string) {
  const path = `admin/${kind.path}`;
  const write = async (id: string, given: Record<string, unknown>) => {
    if (!kind.form) return server.call('PUT', `${path}/${id}`, { reason, ...given }, { token });
    const row = await stored('diamond_packages', id);
    const as = {
      DiamondAmount: String(row?.diamondAmount),
      Price: String(row?.price),
      BonusDiamonds: String(row?.bonusDiamonds),
      FirstBonus: String(row?.firstBonus),
    };
    const { Image: _, ...form } = packageForm({ ...as, ...(given as Record<string, string>) });
    return server.send('PUT', `${path}/${id}`, form, { token });
  };
  const undo = async (id: string) =>
    server.post(`${path}/undo`, { recordId: id, entry: await ownChange(server, id, token) }, { token });
  if (way === 'create') {
    const given = await kind.written(value);
    const whole = kind.path === 'seasons' ? season(given) : offer(given);
    const answer = kind.form
      ? await server.send('POST', `${path}/create`, packageForm(given as Record<string, string>), { token })
      : await server.post(path, { reason, ...whole }, { token });
    return { answer, id: (answer.body.id as string | undefined) ?? newId() };
  }
  const id = await kind.store(way === 'update' ? small : value);
  if (way === 'update') return { id, answer: await write(id, await kind.written(value)) };
  if (way === 'unchanged')
    return {
      id,
      answer: await write(
        id,
        kind.form
          ? { Name: 'Tên mới' }
          : kind.path === 'seasons'
            ? { name: 'Tên mới' }
            : { creator: 'Tên mới' },
      ),
    };
  if (way === 'undo') {
    const lowered = await write(id, await kind.written(small));
    return { id, answer: lowered.status < 300 ? await undo(id) : lowered };
  }
  if (way === 'put back') {
    const body = kind.form ? undefined : { reason };
    const removed = await server.call('DELETE', `${path}/${id}`, body, { token });
    return { id, answer: removed.status < 300 ? await undo(id) : removed };
  }
  await server.db.updateTable('diamondPackages').set({ isActive: false }).where('id', '=', id).execute();
  const answer =
    way === 'switch on'
      ? await server.call('PATCH', `${path}/${id}/toggle-status`, undefined, { token })
      : await server.post(`${path}/toggle-status`, { wanted: true, records: [{ id }] }, { token });
  return { id, answer };
}

const isSwitch = (way: Way) => way.startsWith('switch');

/** The refusal that the measure asks for; null without one. */
function expected(way: Way, value: number, role: Role): number | null {
  if (role === 'stale owner') return 403;
  if (way === 'unchanged') return null;
  if (value > cap && !isSwitch(way)) return 400;
  return value > over && role === 'shop' ? 403 : null;
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it('gives by no way more than its role may give, and says so at its field', async () => {
    for (const value of values)
      for (const role of roles)
        for (const way of ways.filter((one) => kind.toggles || !isSwitch(one))) {
          await clear();
          await kind.prepare?.();
          const { id, answer } = await act(kind, way, value, tokens[role]);
          const refusal = expected(way, value, role);
          const asked = [value, role, way];
          if (refusal === null) {
            expect([...asked, answer.status < 300, answer.body?.errors]).toEqual([...asked, true, undefined]);
            expect([...asked, await kind.read(id)]).toEqual([...asked, value]);
            continue;
          }
          const field = role === 'stale owner' ? 'stepUp' : kind.field;
          expect([...asked, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
            ...asked,
            refusal,
            [field],
          ]);
          const isKept = role === 'stale owner' && way !== 'create' && way !== 'update';
          if (!isSwitch(way)) expect((await kind.read(id)) === value).toBe(isKept);
        }
  }, 300_000);
});

describe('a price of an accessory that a season gives', () => {
  it('is measured as the season’s gift, and needs a recent factor', async () => {
    await clear();
    const id = await accessory(small);
    await insert('seasons', season({ ...inGold, giftKind: 2, accessoryId: id }));
    const game = await server.makeStaff('game');
    const save = (price: number, token: string) =>
      server.send(
        'PUT',
        `admin/accessory/update/${id}`,
        {
          Id: id,
          Name: 'Mũ',
          Description: 'Mũ',
          Type: '0',
          Rarity: '0',
          GoldPrice: '0',
          DiamondPrice: '0',
          ListedDiamondPrice: String(price),
        },
        { token },
      );
    const seen = [];
    for (const [price, token] of [
      [over, game.token],
      [over + 1, game.token],
      [over + 1, tokens['stale owner']],
      [over + 1, tokens.owner],
      [cap + 1, tokens.owner],
    ] as const) {
      const { status, body } = await save(price, token);
      seen.push([status, ...Object.keys(body.errors ?? {})]);
    }
    expect(seen).toEqual([
      [200],
      [403, 'listedDiamondPrice'],
      [403, 'stepUp'],
      [200],
      [400, 'listedDiamondPrice'],
    ]);
  });
});

describe('a bargain', () => {
  // Dollars: the history of packages in đồng is that of the tests before.
  const dollars = { diamondAmount: 100, price: 10_000, bonusDiamonds: 0, currency: 'USD' };
  const poor = { ...dollars, price: 1_000_000 };
  const fresh = async (given: object) => {
    await clear();
    server.clock.advance(1);
    return makePackage(server, given);
  };
  const toggle = (id: string, { token }: { token: string }) =>
    server.call('PATCH', `admin/diamond-packages/${id}/toggle-status`, undefined, { token });
  const change = (id: string, given: Record<string, string>, { token }: { token: string }) => {
    const form = {
      Name: 'Gói',
      DiamondAmount: '100',
      Price: '100',
      Currency: 'USD',
      BonusDiamonds: '0',
      ...given,
    };
    return server.send('PUT', `admin/diamond-packages/${id}`, form, { token });
  };
  const seen = ({ status, body }: { status: number; body: Record<string, object> }) => [
    status,
    ...Object.keys(body.errors ?? {}),
  ];
  const refused = [403, 'isActive'];

  it('is what an owner puts on sale first, where there is nothing to compare with', async () => {
    const shop = await server.makeStaff('shop');
    await clear();
    const id = await makePackage(server, { ...poor, isActive: false });
    expect(seen(await toggle(id, shop))).toEqual(refused);
    for (const one of [{ token: tokens.owner }, shop, shop])
      expect(seen(await toggle(id, one))).toEqual([200]);
  });

  it('is no measure for the next of the same person, and what was taken off sale stays one', async () => {
    const [shop, colleague] = [await server.makeStaff('shop'), await server.makeStaff('shop')];
    const usual = await fresh(poor);
    const make = (diamondAmount: number) => makePackage(server, { ...poor, diamondAmount, isActive: false });
    const [triple, ninefold, endless] = [await make(300), await make(900), await make(1_000_000_000)];
    expect(seen(await toggle(triple, shop))).toEqual([200]);
    expect(seen(await toggle(ninefold, shop))).toEqual(refused);
    for (const id of [triple, usual]) expect(seen(await toggle(id, shop))).toEqual([200]);
    expect(seen(await toggle(endless, shop))).toEqual(refused);
    expect(seen(await toggle(ninefold, shop))).toEqual(refused);
    expect(seen(await toggle(triple, shop))).toEqual([200]);
    // A change of its name alone does not make it the colleague's.
    expect(
      seen(await change(triple, { DiamondAmount: '300', Price: '10000', Name: 'Tên' }, colleague)),
    ).toEqual([200]);
    expect(seen(await toggle(ninefold, shop))).toEqual(refused);
    expect(seen(await toggle(ninefold, colleague))).toEqual([200]);
  });

  it('is put on sale by an owner only, whatever makes it one', async () => {
    const shop = await server.makeStaff('shop');
    const usual = await fresh(dollars);
    const bargains: string[] = [];
    for (const [given, isCheap] of [
      [{ diamondAmount: 300 }, false],
      [{ diamondAmount: 301 }, true],
      [{ price: 3334 }, false],
      [{ price: 3333 }, true],
      [{ diamondAmount: 260, bonusDiamonds: 41 }, true],
      [{ diamondAmount: 260, firstBonus: 41 }, true],
      [{ diamondAmount: 250, bonusDiamonds: 25, firstBonus: 25 }, false],
    ] as const) {
      const id = await makePackage(server, { ...dollars, ...given, isActive: false });
      expect([given, ...seen(await toggle(id, shop))]).toEqual([given, ...(isCheap ? refused : [200])]);
      if (isCheap) bargains.push(id);
      else expect((await toggle(id, shop)).status).toBe(200);
    }
    expect(seen(await change(usual, { Price: '30' }, shop))).toEqual(refused);
    expect(seen(await change(usual, { DiamondAmount: '260', BonusDiamonds: '41' }, shop))).toEqual(refused);
    for (const id of bargains) expect((await toggle(id, { token: tokens.owner })).status).toBe(200);
    expect((await change(usual, { Price: '30' }, { token: tokens.owner })).status).toBe(200);
  });
});

describe('a gift that somebody has already reached', () => {
  const spent = 59_000;
  const mark = (spend: number) => ({ id: String(spend).padStart(8, '0'), spend, wallet: 0, amount: small });
  const kept = mark(spent + 1000);
  /** Before the season is written: what is bought later gives by itself. */
  const buy = async () => {
    await paidPayment(server, { price: spent });
    server.clock.advance(1000);
  };
  const begun = () => ({ startAt: at(-days(10)) });

  /** The change to a season in which somebody had spent before it was written; at which field it is refused. */
  const changes: Record<string, { was?: () => object; given: () => object; at: string[]; undo?: true }> = {
    'a mark above': { given: () => ({ milestones: [kept, mark(spent + 1)] }), at: [] },
    'a mark at it': { given: () => ({ milestones: [kept, mark(spent)] }), at: ['milestones.1.amount'] },
    'a mark moved down': {
      given: () => ({ milestones: [{ ...kept, spend: spent }] }),
      at: ['milestones.0.amount'],
    },
    'a goal moved down': { given: () => ({ goal: spent, milestones: [] }), at: ['giftAmount'] },
    'another name': { was: () => ({ milestones: [mark(1000)] }), given: () => ({ name: 'Tên' }), at: [] },
    'a later start': {
      was: () => ({ milestones: [mark(1000)] }),
      given: () => ({ startAt: at(1000) }),
      at: [],
    },
    'the start put back': {
      was: () => ({ milestones: [mark(1000)] }),
      given: () => ({ startAt: at(1000) }),
      undo: true,
      at: ['milestones.0.amount'],
    },
    'an end after it': {
      was: () => ({ endAt: at(-days(8)), milestones: [mark(1000)] }),
      given: () => ({ endAt: at(days(1)) }),
      at: ['milestones.0.amount'],
    },
  };

  it.each(Object.entries(changes))('%s', async (_, { was, given, at: fields, undo }) => {
    await clear();
    await buy();
    const id = await insert('seasons', season({ ...begun(), milestones: [kept], ...was?.() }));
    const path = `admin/seasons/${id}`;
    const save = (token: string) => server.call('PUT', path, { reason, ...given() }, { token });
    const shop = await server.makeStaff('shop');
    const last = async (token: string) => {
      if (!undo) return save(token);
      expect((await save(token)).status).toBe(200);
      const entry = await ownChange(server, id, token);
      return server.post('admin/seasons/undo', { recordId: id, entry }, { token });
    };
    const { status, body } = await last(shop.token);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([fields.length > 0 ? 403 : 200, fields]);
    if (undo) return;
    expect((await save(tokens.owner)).status).toBe(200);
  });

  it('is an owner’s no more once it was given, until what gave it is gone or comes back', async () => {
    await clear();
    await buy();
    const one = mark(1000);
    const id = await insert('seasons', season({ ...begun(), milestones: [one] }));
    await recount(server.db, id);
    const { token } = await server.makeStaff('shop');
    const save = async (...milestones: object[]) =>
      (await server.call('PUT', `admin/seasons/${id}`, { reason, milestones }, { token })).status;
    const raised = { ...one, amount: small + 1 };
    expect(await save(raised)).toBe(403);
    for (let round = 0; round < 100 && (await countSeasons(server.deps, 0)); round++);
    expect(await save(raised)).toBe(200);
    // Another one at the same amount counts as given, as long as it stays there and the first one stays away.
    const other = { ...one, id: '0000beef' };
    expect(await save(other)).toBe(200);
    expect(await save({ ...other, amount: small + 2 })).toBe(200);
    expect(await save({ ...other, spend: one.spend + 1 })).toBe(403);
    expect(await save(other, { ...one, spend: 2000 })).toBe(403);
    expect(await save(other)).toBe(200);
  });
});

describe('what gives', () => {
  it('is written by no plan, as nothing of it is published', () => {
    const givers = [seasons, accessories, diamondPackages, offers];
    expect(givers.filter((one) => !one.gives || 'publication' in one)).toEqual([]);
  });

  it('is kept or gives nothing, when a season is deleted at the moment of a payment', async () => {
    await clear();
    const { token } = await server.makeStaff('shop');
    for (let round = 0; round < 10; round++) {
      await server.db.deleteFrom('seasons').execute();
      server.clock.advance(1);
      const { email, id: userId } = await server.makeUser();
      const startAt = server.clock.now().toISOString();
      const id = await insert('seasons', season({ startAt, goal: 50_000, milestones: [] }));
      const packageId = await makePackage(server, { price: 59_000 });
      const { body } = await server.post('user/payment/create', { email, packageId });
      const [, removed] = await Promise.all([
        notifySandbox(server, body.transactionId, { amount: 59_000 }),
        server.call('DELETE', `admin/seasons/${id}`, { reason }, { token }),
      ]);
      const gifts = server.db.selectFrom('seasonGifts').select('amount').where('userId', '=', userId);
      const given = await gifts.execute();
      expect([removed.status, given.length]).toEqual(removed.status === 200 ? [200, 0] : [409, 1]);
      expect((await stored('seasons', id)) === undefined).toBe(given.length === 0);
    }
  });
});

describe('a season that has given', () => {
  it('is not deleted, nor its creation undone, and none is made over the time of its gifts', async () => {
    await clear();
    // After the gifts of the test before.
    server.clock.advance(1);
    const { email, id: userId } = await server.makeUser();
    const { token } = await server.makeStaff('shop');
    const now = () => server.clock.now().toISOString();
    const made = await server.post(
      'admin/seasons',
      { reason, ...season({ startAt: now(), goal: 50_000, milestones: [] }) },
      { token },
    );
    expect(made.status).toBe(201);
    const entry = await ownChange(server, made.body.id, token);
    const packageId = await makePackage(server, { price: 59_000 });
    const { body } = await server.post('user/payment/create', { email, packageId });
    await notifySandbox(server, body.transactionId, { amount: 59_000 });
    const golds = async () =>
      (await server.db.selectFrom('users').select('golds').where('id', '=', userId).executeTakeFirstOrThrow())
        .golds;
    expect(await golds()).toBe(small);
    const path = `admin/seasons/${made.body.id}`;
    const removed = await server.call('DELETE', path, { reason }, { token });
    expect([removed.status, removed.body.message]).toEqual([409, expect.stringContaining('(1 player)')]);
    const undone = await server.post('admin/seasons/undo', { recordId: made.body.id, entry }, { token });
    expect(undone.status).toBe(409);
    // Gone by any other way, another one does not reward the same spending.
    await server.db.deleteFrom('seasons').execute();
    const again = { reason, ...season({ number: 2, startAt: now(), goal: 50_000, milestones: [] }) };
    const remade = await server.post('admin/seasons', again, { token });
    expect([remade.status, Object.keys(remade.body.errors)]).toEqual([400, ['startAt']]);
    server.clock.advance(1);
    expect((await server.post('admin/seasons', { ...again, startAt: now() }, { token })).status).toBe(201);
    expect(await golds()).toBe(small);
  });
});
