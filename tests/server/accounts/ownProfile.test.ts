import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnProfileBody } from '../../../contract/ownProfile';
import { saveOwnProfile } from '../../../server/accounts/ownProfile';
import { hours } from '../../../server/platform/clock';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let player: Awaited<ReturnType<TestApp['makePlayer']>>;
beforeAll(async () => {
  server = await buildTestApp();
  player = await server.makePlayer({ firstName: 'Jade', lastName: 'Tran' });
});
afterAll(() => server.close());

const read = async (token = player.token) => (await server.get('user/profile', { token })).body;
const bodyWith = async (more: Partial<OwnProfileBody>): Promise<OwnProfileBody> => {
  const current = await read();
  return { ...current, phoneNumber: current.phoneNumber ?? '', ...more };
};
const put = async (more: Partial<OwnProfileBody>, headers: Record<string, string> = {}) =>
  server.call('PUT', 'user/profile', await bodyWith(more), { token: player.token, headers });
const row = () =>
  server.db.selectFrom('users').selectAll().where('id', '=', player.id).executeTakeFirstOrThrow();
const login = (language: string) =>
  server.post(
    'user/auth/login',
    { email: player.email, password },
    { headers: { 'accept-language': language } },
  );

describe('one’s own profile', () => {
  it('changes names by the rules of registration, and the search follows', async () => {
    const saved = await put({ firstName: '  Ngọc   Bích ', lastName: 'Nguye\u0302\u0303n' });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual(await read());
    expect(saved.body).toMatchObject({ firstName: 'Ngọc Bích', lastName: 'Nguyễn' });
    expect(await row()).toMatchObject({ firstNameKey: 'ngoc bich', lastNameKey: 'nguyen' });
    const found = async (query: string) => (await server.get(`user/search?query=${query}`)).body.length;
    expect([await found('ngoc%20bich'), await found('tran')]).toEqual([1, 0]);
  });

  it.each([
    'tel:+84 912-345-678',
    '+84.912.345.678',
    '(+84) 912 345 678',
    '+84–912–345–678',
    '＋８４９１２３４５６７８',
  ])('stores the phone number %s without what it is written with', async (phoneNumber) => {
    expect((await put({ phoneNumber })).body.phoneNumber).toBe('+84912345678');
    expect((await put({ phoneNumber: '' })).body.phoneNumber).toBeNull();
  });

  it.each([
    ['firstName', { firstName: ' ' }, 'First name is required.', 'Vui lòng nhập tên.'],
    ['lastName', { lastName: '' }, 'Last name is required.', 'Vui lòng nhập họ.'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'A name must have 1 to 50', 'Tên dài từ 1 đến 50'],
    ['phoneNumber', { phoneNumber: '12345' }, 'A phone number must have', 'Số điện thoại gồm'],
  ])('refuses at %s what registration refuses, in both languages: %o', async (field, more, en, vi) => {
    const before = await row();
    for (const [language, said] of Object.entries({ en, vi })) {
      const refused = await put(more, { 'accept-language': language });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors)).toEqual([field]);
      expect(refused.body.errors[field][0]).toContain(said);
    }
    expect(await row()).toEqual(before);
  });
});

describe('two windows', () => {
  it('refuses what was filled from earlier values, with what holds now', async () => {
    const seen = await bodyWith({});
    const first = await put({ firstName: 'First' });
    const send = (body: OwnProfileBody) => server.call('PUT', 'user/profile', body, { token: player.token });
    const second = await send({ ...seen, firstName: 'Second' });
    expect(second.status).toBe(409);
    expect(second.body.conflict).toEqual({ by: null, at: null, current: first.body });
    expect(await read()).toEqual(first.body);
    const { version } = second.body.conflict.current;
    expect((await send({ ...seen, firstName: 'Second', version })).status).toBe(200);
    // Whose first response was lost sends the same again.
    expect((await send({ ...seen, firstName: 'Second', version })).status).toBe(200);
  });

  it('lets one of many at once through', async () => {
    const { version } = await read();
    const bodies = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((firstName) => bodyWith({ firstName, version })),
    );
    const sent = await Promise.all(
      bodies.map((body) => server.call('PUT', 'user/profile', body, { token: player.token })),
    );
    expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('is no conflict with a sign-in or with what staff change', async () => {
    const seen = await bodyWith({ firstName: 'Jade' });
    await login('vi');
    await server.db
      .updateTable('users')
      .set({ tags: ['streamer'], version: 9 })
      .where('id', '=', player.id)
      .execute();
    expect((await server.call('PUT', 'user/profile', seen, { token: player.token })).status).toBe(200);
    expect(await row()).toMatchObject({ tags: ['streamer'], version: 9 });
  });
});

describe('the language of mails', () => {
  it('is that of the last sign-in until the player chooses one', async () => {
    await login('en');
    expect([(await row()).language, (await read()).mailLanguage]).toEqual(['en', null]);
    expect((await put({ mailLanguage: 'vi' })).body.mailLanguage).toBe('vi');
    await login('en');
    expect([(await row()).language, (await read()).mailLanguage]).toEqual(['vi', 'vi']);
    await put({ mailLanguage: null });
    expect((await row()).language).toBe('vi');
    await login('en');
    expect([(await row()).language, (await read()).mailLanguage]).toEqual(['en', null]);
  });

  it('is one of the site’s', async () => {
    expect((await put({ mailLanguage: 'fr' as 'en' })).status).toBe(400);
  });
});

describe('whose profile it is', () => {
  it('is nobody else’s, and not that of staff', async () => {
    const body = await bodyWith({ firstName: 'Other' });
    expect((await server.call('PUT', 'user/profile', body)).status).toBe(401);
    const { token } = await server.makeStaff('shop');
    expect((await server.call('PUT', 'user/profile', body, { token })).status).toBe(409);
    expect((await read()).firstName).toBe('Jade');
  });

  it.each([
    ['banned', () => ({ bannedAt: server.clock.now() })],
    ['closed', () => ({ eraseAt: new Date(+server.clock.now() + hours(1)) })],
  ])('does not change while %s, even by a session that is still open', async (_, state) => {
    const body = await bodyWith({ firstName: 'Late' });
    await server.db.updateTable('users').set(state()).where('id', '=', player.id).execute();
    await expect(saveOwnProfile(server, player.id, body)).rejects.toMatchObject({ status: 403 });
    await server.db
      .updateTable('users')
      .set({ bannedAt: null, eraseAt: null })
      .where('id', '=', player.id)
      .execute();
    expect((await row()).firstName).toBe('Jade');
  });
});
