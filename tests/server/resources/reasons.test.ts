import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restResources } from '../../../contract/catalog';
import { seconds } from '../../../server/platform/clock';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Reasons for changes of what moves money for all players (studio.md, Rules for everything below).
let server: TestApp;
let call: { token: string };
beforeAll(async () => {
  server = await buildTestApp();
  call = { token: (await server.makeAdmin()).token };
});
afterAll(() => server.close());

const code = { bonusKind: 1, amount: 50, mostUses: 0, mostPerPlayer: 0, creator: '', isActive: true };
let made = 0;
const create = (given: object) =>
  server.post('admin/offers', { ...code, code: `CODE${++made}`, ...given }, call);
const entriesOf = (recordId: string) =>
  server.db
    .selectFrom('audits')
    .select(['id', 'action', 'before', 'after'])
    .where('recordId', '=', recordId)
    .where('action', '!=', 'refused')
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('a code', () => {
  it('belongs, with seasons, to what changes for a reason', () => {
    const reasoned = restResources.filter((resource) => 'reasoned' in resource).map(({ name }) => name);
    expect(reasoned.sort()).toEqual(['offers', 'seasons']);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ' \n '],
    ['one that is too long', 'x'.repeat(501)],
    ['one that is no text', { toString: 1 }],
  ])('is neither created, changed nor deleted with %s, at the field', async (_, reason) => {
    const { body: offer } = await create({ reason: 'Agreed' });
    const path = `admin/offers/${offer.id}`;
    const refused = [
      await create({ reason, amount: 0 }),
      await server.call('PUT', path, { amount: 7, reason }, call),
      await server.call('DELETE', path, { reason }, call),
      await server.call('DELETE', path, undefined, call),
    ];
    expect(refused.map(({ status, body }) => [status, Object.keys(body.errors).sort()])).toEqual([
      [400, ['amount', 'reason']],
      [400, ['reason']],
      [400, ['reason']],
      [400, ['reason']],
    ]);
    expect((await server.get(path, call)).body).toEqual(offer);
  });

  it('keeps the reason of each change in the history, without addresses and not in the record', async () => {
    const { body: offer } = await create({ reason: ' Agreed with lan@secret.example ' });
    expect(offer).not.toHaveProperty('reason');
    const path = `admin/offers/${offer.id}`;
    const next = () => server.clock.advance(seconds(1));
    next();
    await server.call('PUT', path, { amount: 7, reason: 'Too much' }, call);
    next();
    await server.call('DELETE', path, { reason: 'Over' }, call);
    const entries = await entriesOf(offer.id);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['create', { ...offer, reason: 'Agreed with l•••@•••' }],
      ['update', { ...offer, amount: 7, version: 2, reason: 'Too much' }],
      ['delete', { reason: 'Over' }],
    ]);
  });

  it('is undone and put back with the press as the reason, in the words of its reader', async () => {
    const { body: offer } = await create({ reason: 'Agreed' });
    const next = () => server.clock.advance(seconds(1));
    const lastEntry = async () => (await entriesOf(offer.id)).at(-1)?.id;
    const undo = async (body: object = {}, language = 'en') =>
      server.post(
        'admin/offers/undo',
        { recordId: offer.id, entry: await lastEntry(), ...body },
        {
          ...call,
          headers: { 'accept-language': language },
        },
      );
    next();
    await server.call('PUT', `admin/offers/${offer.id}`, { amount: 7, reason: 'Too much' }, call);
    next();
    expect((await undo()).status).toBe(200);
    next();
    await server.call('DELETE', `admin/offers/${offer.id}`, { reason: 'Over' }, call);
    const entry = (await entriesOf(offer.id)).at(-1)?.id;
    next();
    expect((await undo({ entry }, 'vi')).status).toBe(200);
    const again = await undo({ entry });
    expect([again.status, again.body.message]).toEqual([409, 'This record has already been restored.']);
    const { body: now } = await server.get(`admin/offers/${offer.id}`, call);
    expect(now).toEqual({ ...offer, version: now.version });
    expect((await entriesOf(offer.id)).map(({ after }) => (after as { reason: string }).reason)).toEqual([
      'Agreed',
      'Too much',
      'Pressed “Undo” right after the change.',
      'Over',
      'Bấm “Khôi phục bản ghi này” trong Hoạt động.',
    ]);
  });
});

describe('the settings', () => {
  const read = async (name: 'gateways' | 'site') => {
    const { id: _, ...current } = (await server.get('admin/site-settings', call)).body[name];
    return current;
  };
  const put = async (name: 'gateways' | 'site', change: object) =>
    server.call('PUT', `admin/site-settings/${name}`, { ...(await read(name)), ...change }, call);
  const fieldsOf = async (sent: ReturnType<typeof put>) => {
    const { status, body } = await sent;
    return [status, Object.keys(body.errors ?? {})];
  };

  it('change the gateways only for a reason, which the history keeps', async () => {
    for (const reason of [undefined, ' '])
      expect(await fieldsOf(put('gateways', { off: ['sandbox'], reason }))).toEqual([400, ['reason']]);
    expect((await put('gateways', { off: ['sandbox'], reason: 'Their maintenance' })).status).toBe(200);
    expect((await put('gateways', { off: [], reason: 'Over' })).body).not.toHaveProperty('reason');
    expect((await entriesOf('gateways')).map(({ after }) => after)).toMatchObject([
      { off: ['sandbox'], reason: 'Their maintenance' },
      { off: [], reason: 'Over' },
    ]);
  });

  it('close and open the site only for a reason, and change its texts without one', async () => {
    expect(await fieldsOf(put('site', { isClosed: true, reason: ' ' }))).toEqual([400, ['reason']]);
    expect(await read('site')).toMatchObject({ isClosed: false, version: 1 });
    expect((await put('site', { messageEn: 'Soon' })).status).toBe(200);
    expect((await put('site', { isClosed: true, reason: 'Wrong prices' })).status).toBe(200);
    expect(await fieldsOf(put('site', { isClosed: false }))).toEqual([400, ['reason']]);
    expect((await put('site', { isClosed: false, reason: 'Mended' })).status).toBe(200);
    expect((await entriesOf('site')).map(({ action, after }) => [action, after])).toMatchObject([
      ['update', { messageEn: 'Soon' }],
      ['close-site', { reason: 'Wrong prices' }],
      ['update', { isClosed: true, reason: 'Wrong prices' }],
      ['open-site', { reason: 'Mended' }],
      ['update', { isClosed: false, reason: 'Mended' }],
    ]);
  });
});
