import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import { permissionsOf, type StaffRole, staffRoles } from '../../../contract/permissions';
import type { SearchHit } from '../../../contract/search';
import { searchKey } from '../../../contract/text';
import { phonesOf } from '../../../server/accounts/players/searchText';
import { isCovered } from '../../support/depth';
import { openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** People by family and given name; every word of a name is nobody else's, as is every phone number. */
const people: ReadonlyArray<{ last: string; first: string; phone?: string }> = [
  { last: 'Phan', first: 'Hoàng Yến', phone: '0912345678' },
  { last: 'Nguyễn', first: 'Minh Khôi', phone: '+84987654321' },
  { last: '\u00d0ặng', first: '\u0110ức', phone: '0844123456' },
  { last: 'Tôn Nữ', first: 'Thùy Dương', phone: '84702468135' },
  { last: 'O’Brien', first: 'Jean-Pierre', phone: '+14155552671' },
  { last: 'Ｔrương', first: 'Quỳnh  Như'.replace(/\s+/, ' '), phone: '0084281234567' },
];
const emailOf = (n: number) => `mail${n}@zz.example`;

/** The ways in which people type the same text. */
const spellings: Record<string, (text: string) => string> = {
  asWritten: (text) => text,
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  composed: (text) => text.normalize('NFC'),
  decomposed: (text) => text.normalize('NFD'),
  plain: (text) => searchKey(text),
  eth: (text) => text.replace(/[Đđ]/g, '\u00d0'),
  stroke: (text) => text.replace(/\u00d0/g, 'đ'),
  fullWidth: (text) =>
    text
      .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
      .replaceAll(' ', '\u3000'),
  spaced: (text) => `  ${text.replaceAll(' ', ' \u00a0 ')} `,
  invisible: (text) => [...text].join('\u200b'),
};

/** Every order of some words. */
const orders = (words: readonly string[]): string[][] =>
  words.length < 2
    ? [[...words]]
    : words.flatMap((word, n) => orders(words.toSpliced(n, 1)).map((rest) => [word, ...rest]));

/** What somebody may type of a name: each word, its beginning, each two, and the whole in every order. */
function textsOf({ last, first }: { last: string; first: string }): string[] {
  const words = `${last} ${first}`.split(/[\s’-]+/);
  const pairs = words.flatMap((one) =>
    words.filter((other) => other !== one).map((other) => `${one} ${other}`),
  );
  const cut = (text: string) => text.slice(0, text.length - 1);
  const whole = [`${last} ${first}`, `${first} ${last}`, ...orders(words).map((order) => order.join(' '))];
  const all = [...whole, ...words, ...[...pairs, ...words].map(cut), ...pairs];
  return [...new Set(all)].filter((text) => [...searchKey(text)].length >= 3);
}

/** How a number of Vietnam, or of another country, is written. */
function numbersOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const local = digits.replace(/^(?:0084|84|0)(?=\d{9,10}$)/, '');
  const isAbroad = phone.startsWith('+1');
  const grouped = (sign: string) => (text: string) => text.replace(/(\d{3})(?=\d{3})/g, `$1${sign}`);
  const codes = isAbroad ? ['+', '00', ''] : ['+84', '+84 (0)', '0084', '84', '0', ''];
  return codes.flatMap((code) => [
    code + local,
    `tel:${code}${local}`,
    `${code} ${grouped(' ')(local)}`,
    code + grouped('.')(local),
    code + grouped('\u2011')(local),
    code + grouped('\u2013')(local),
    (code + local).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    [...code, ...local].join('\u200b'),
  ]);
}

let server: TestApp;
const ids: string[] = [];
const tokens = new Map<StaffRole, string>();
beforeAll(async () => {
  server = await buildTestApp();
  for (const role of ['owner', 'analyst'] as const) tokens.set(role, (await server.makeStaff(role)).token);
  for (const [n, { last, first, phone }] of people.entries()) {
    const given = { lastName: last, firstName: first, userName: `p${n}`, email: emailOf(n) };
    ids.push((await server.makeUser({ ...given, phoneNumber: phone ?? null })).id);
  }
  await server.makeUser({ lastName: 'Phan', firstName: 'Hidden', emailVerifiedAt: null });
  await server.makeUser({ lastName: 'Phan', firstName: 'Banned', bannedAt: new Date(0) });
});
afterAll(() => server.close());

const get = async (path: string, role?: StaffRole) => {
  const { status, body } = await server.get(path, role && { token: tokens.get(role) ?? '' });
  expect([path, status]).toEqual([path, 200]);
  return body;
};
/** Numbers of the people whom each of the three places finds. */
const places = {
  list: async (text: string, role: StaffRole = 'owner') => {
    const { users } = await get(`admin/user/get-all?${new URLSearchParams({ Search: text })}`, role);
    return users.map(({ id }: { id: string }) => ids.indexOf(id));
  },
  top: async (text: string, role: StaffRole = 'owner') => {
    const { parts } = await get(`admin/search?${new URLSearchParams({ q: text })}`, role);
    const hits: SearchHit[] = parts.find(({ name }: { name: string }) => name === 'players')?.hits ?? [];
    return hits.map(({ id }) => ids.indexOf(id ?? ''));
  },
  shop: async (text: string) => {
    const found: Array<{ email: string }> = await get(`user/search?${new URLSearchParams({ query: text })}`);
    return found.map(({ email }) => people.findIndex((_, n) => emailOf(n) === email));
  },
};

describe('a player', () => {
  it.each(people.map((person, n) => [`${person.last} ${person.first}`, n] as const))(
    'called %s is found by every part of the name, in every order and spelling, by all three searches',
    async (_name, n) => {
      const person = people[n];
      if (!person) throw new Error('nobody');
      const ways = Object.values(spellings);
      const [whole = '', ...others] = textsOf(person);
      // Every spelling of the whole name, and one after the other of the rest.
      const spelled = others
        .map((text, place) => ways[place % ways.length]?.(text) ?? text)
        .filter((_, place) => isCovered(place, n));
      for (const text of new Set([...ways.map((spell) => spell(whole)), ...spelled])) {
        const found = [];
        for (const find of Object.values(places)) found.push((await find(text)).includes(n));
        expect([text, ...found]).toEqual([text, true, true, true]);
      }
    },
  );

  it.each(people.map(({ phone }, n) => [phone ?? '', n] as const))(
    'with the number %s is found by it as staff write it, and by nobody in the shop',
    async (phone, n) => {
      for (const text of [...new Set(numbersOf(phone))].filter((_, place) => isCovered(place, n))) {
        expect([text, await places.list(text), await places.top(text)]).toEqual([text, [n], [n]]);
        expect([text, await places.shop(text)]).toEqual([text, []]);
        for (const find of [places.list, places.top])
          expect([text, await find(text, 'analyst')]).toEqual([text, []]);
      }
    },
  );

  it('is found by staff whatever the state, in the shop only if open to it', async () => {
    const found = await places.list('phan');
    expect([found.length, (await places.top('phan')).length]).toEqual([3, 3]);
    expect(await places.shop('phan')).toEqual([0]);
  });

  it.each(['ong duong', 'yen khoi', 'oàng', 'zz.example', '5678', 'phan%', 'phan_', 'hoang  mail0'])(
    'is not found by %s in the shop',
    async (text) => expect(await places.shop(text)).toEqual([]),
  );
});

describe('the number of a payment', () => {
  it('finds whose it is, in the list with its filters and file, and in the top bar, but not in the shop', async () => {
    const { player, id: paymentId } = await openPayment(server);
    const userId = player.id;
    ids.push(userId);
    const number = paymentNumber(paymentId);
    const spelled = [number, number.toLowerCase(), number.replace('-', ''), ` ${number.replace('-', ' ')} `];
    // PayOS's transfers have no room for the last character.
    for (const text of [...spelled, number.slice(0, -1)])
      for (const role of ['owner', 'analyst'] as const)
        expect([text, await places.list(text, role), await places.top(text, role)]).toEqual([
          text,
          [ids.length - 1],
          [ids.length - 1],
        ]);
    const narrowed = async (more: string) =>
      (await get(`admin/user/get-all?Search=${number}&${more}`, 'owner')).totalUsers;
    expect([
      await narrowed('Role=User'),
      await narrowed('Role=Admin'),
      await narrowed('Status=Banned'),
    ]).toEqual([1, 0, 0]);
    await server.db
      .updateTable('users')
      .set({ bannedAt: new Date(0) })
      .where('id', '=', userId)
      .execute();
    expect(await narrowed('Status=Banned')).toBe(1);
    const token = tokens.get('owner') ?? '';
    const file = await server.post('admin/user/export', { Search: number }, { token });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(2);
    expect(file.body).toContain(userId);
    expect(await get(`user/search?${new URLSearchParams({ query: number })}`)).toEqual([]);
    const other = `${number.startsWith('0') ? '1' : '0'}${number.slice(1)}`;
    expect([await places.list(other), await places.top(other)]).toEqual([[], []]);
  });

  it('is found by everybody who lists players, as they see payments', () => {
    const lists = staffRoles.filter((role) => permissionsOf([role]).includes('players:read'));
    expect(lists.length).toBeGreaterThan(2);
    for (const role of lists) expect(permissionsOf([role])).toContain('payments:read');
  });
});

it('takes no number for another one', () => {
  const numbers = people.map(({ phone }) => phone ?? '');
  for (const one of numbers)
    for (const other of numbers) expect(phonesOf(one)?.includes(other)).toBe(one === other);
  for (const text of ['1234567', 'tel:', '0912 345 678 an', '0912345678@x.example', '1'.repeat(16)])
    expect([text, phonesOf(text)]).toEqual([text, null]);
});
