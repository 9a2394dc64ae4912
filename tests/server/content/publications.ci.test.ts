import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../../server/app';
import { nextChange, readLive } from '../../../server/content/live';
import { addMs, days, hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { type Editor, editorOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
let editor: Editor;
let token: string;
let userName: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(() => signIn());
afterAll(() => server.close());

/** A token ends long before the clock has passed a plan. */
async function signIn() {
  ({ token, userName } = await server.makeStaff('content'));
  editor = editorOf(server, token);
}
const now = () => server.clock.now();
const sightOf = (resource: string, at = now()) => readLive(server.db, resource, at);
const shown = async (id: string, at = now()) =>
  (await sightOf('news', at)).find(({ recordId }) => recordId === id);
const version = async () =>
  (await server.db.selectFrom('operations').select('contentVersion').executeTakeFirstOrThrow())
    .contentVersion;
const undo = async (recordId: string) => {
  const entry = await ownChange(server, recordId, token);
  return server.post('admin/news/undo', { recordId, entry }, { token });
};
const tick = () => server.clock.advance(1000);

describe('an article', () => {
  it('is live as the version that was published, until the next one is', async () => {
    const { id } = await editor.make('news');
    expect(await shown(id)).toBeUndefined();
    const began = await version();
    const { status, body } = await editor.publish('news', { id, version: 1 });
    expect([status, body]).toMatchObject([
      201,
      { state: 'live', title: 'Chợ Nổi mở cửa', publishedBy: userName, until: null, recordVersion: 1 },
    ]);
    expect(await version()).toBeGreaterThan(began);
    const first = await shown(id);
    expect(first).toMatchObject({
      fields: { title: 'Chợ Nổi mở cửa', bodyEn: '', image: '', shownOn: now().toISOString() },
      from: now(),
    });
    tick();
    await editor.change('news', id, { title: 'Chợ Nổi đóng cửa', version: 1 });
    expect(await shown(id)).toEqual(first);
    expect((await editor.publish('news', { id, version: 1 })).status).toBe(409);
    const second = await editor.publish('news', { id, version: 2 });
    expect(second.status).toBe(201);
    // Its date and its address are those of its first publication.
    expect(await shown(id)).toMatchObject({
      fields: { title: 'Chợ Nổi đóng cửa', shownOn: first?.fields.shownOn },
      slugs: { vi: 'cho-noi-mo-cua', en: 'the-floating-market-opens' },
    });
    expect(await editor.list({ recordId: id })).toMatchObject([
      { state: 'live', until: null },
      { state: 'over', until: now().toISOString() },
    ]);
  });

  it('can be planned, and a plan holds the version that was looked at', async () => {
    const { id } = await editor.make('news');
    const [from, until] = [editor.inDays(1), editor.inDays(3)];
    expect((await editor.publish('news', { id, version: 1 }, { from, until })).body).toMatchObject({
      state: 'scheduled',
      from: from.toISOString(),
      until: until.toISOString(),
    });
    await editor.change('news', id, { title: 'Khác', version: 1 });
    expect(await shown(id)).toBeUndefined();
    expect(await shown(id, from)).toMatchObject({ fields: { title: 'Chợ Nổi mở cửa' } });
    expect(await shown(id, addMs(until, -1))).toBeDefined();
    expect(await shown(id, until)).toBeUndefined();
    const none = addMs(until, days(1000));
    expect([await nextChange(server.db, now()), await nextChange(server.db, from)]).toEqual([from, until]);
    expect(await nextChange(server.db, none)).toBeNull();
  });

  it('a plan takes over from what is live, which has its time back when the plan is cancelled', async () => {
    const { id } = await editor.make('news');
    await editor.publish('news', { id, version: 1 });
    tick();
    await editor.change('news', id, { title: 'Ngày mai', version: 1 });
    const from = editor.inDays(1);
    const plan = await editor.publish('news', { id, version: 2 }, { from });
    expect((await shown(id, addMs(from, -1)))?.fields.title).toBe('Chợ Nổi mở cửa');
    expect((await shown(id, from))?.fields.title).toBe('Ngày mai');
    expect((await editor.cancel(plan.body.id)).body).toMatchObject({ state: 'cancelled', endedBy: userName });
    expect((await shown(id, from))?.fields.title).toBe('Chợ Nổi mở cửa');
    expect((await editor.cancel(plan.body.id)).status).toBe(409);
  });

  it('plans do not overlap, but what is published now stays until the plan begins', async () => {
    const { id } = await editor.make('news');
    const [from, until] = [editor.inDays(2), editor.inDays(4)];
    await editor.publish('news', { id, version: 1 }, { from, until });
    const again = (span: object) => editor.publish('news', { id, version: 1 }, span);
    expect((await again({ from: editor.inDays(3) })).body.errors).toEqual({
      from: [expect.stringContaining('There is a scheduled publication')],
    });
    expect((await again({ from: editor.inDays(1) })).body.errors).toHaveProperty('until');
    expect((await again({ until: editor.inDays(3) })).body.errors).toHaveProperty('until');
    // Ends may touch.
    expect((await again({ from: editor.inDays(1), until: from })).status).toBe(201);
    expect((await again({ from: until })).status).toBe(201);
    expect((await again({})).body).toMatchObject({ until: editor.inDays(1).toISOString() });
  });

  it.each([
    [{ from: '2020-01-01T10:00' }, 'from'],
    [{ from: 'tomorrow' }, 'from'],
    [{ until: '2020-01-01T10:00' }, 'until'],
    [{ from: '2999-01-02T10:00', until: '2999-01-02T10:00' }, 'until'],
  ])('refuses the times %j at the field', async (span, field) => {
    const { id } = await editor.make('news');
    const { status, body } = await editor.publish('news', { id, version: 1 }, span);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is taken down, and deleted only after that', async () => {
    const { id } = await editor.make('news');
    expect((await editor.unpublish('news', id)).status).toBe(409);
    await editor.publish('news', { id, version: 1 });
    const plan = (await editor.publish('news', { id, version: 1 }, { from: editor.inDays(9) })).body.id;
    tick();
    const unpublished = { state: 'unpublished', endedBy: userName };
    expect((await editor.unpublish('news', id, true)).body).toMatchObject(unpublished);
    expect(await shown(id)).toBeUndefined();
    expect(await shown(id, editor.inDays(9))).toBeDefined();
    await editor.publish('news', { id, version: 1 });
    tick();
    expect((await editor.remove('news', id)).status).toBe(200);
    expect([await shown(id), await shown(id, editor.inDays(9))]).toEqual([undefined, undefined]);
    expect(await editor.list({ recordId: id, state: 'cancelled' })).toMatchObject([{ id: plan }]);
    const entries = server.db.selectFrom('audits').select('action').where('recordId', '=', id);
    const actions = (await entries.orderBy('at').orderBy('id').execute()).map(({ action }) => action);
    expect(actions.slice(0, 5)).toEqual(['create', 'publish', 'schedule', 'unpublish', 'publish']);
    expect(actions.slice(5).sort()).toEqual(['cancel-schedule', 'delete', 'unpublish']);
    expect(actions.at(-1)).toBe('delete');
  });

  it('is not put back by what was scheduled, unless that was kept', async () => {
    const { id } = await editor.make('news');
    const [soon, late] = [editor.inDays(1), editor.inDays(3)];
    await editor.publish('news', { id, version: 1 });
    for (const from of [soon, late]) await editor.publish('news', { id, version: 1 }, { from });
    tick();
    expect((await editor.unpublish('news', id)).body).toMatchObject({ state: 'unpublished' });
    for (const at of [now(), soon, late]) expect(await shown(id, at)).toBeUndefined();
    expect(await editor.get('news', id)).toMatchObject({ status: 3, schedule: 0, scheduledAt: null });
    // What is only scheduled is cancelled by the same call, and then there is nothing to end.
    await editor.publish('news', { id, version: 1 }, { from: soon });
    expect(await editor.get('news', id)).toMatchObject({ status: 3, schedule: 1 });
    expect((await editor.unpublish('news', id, true)).status).toBe(409);
    expect((await editor.unpublish('news', id)).body).toMatchObject({ state: 'cancelled' });
    expect((await editor.unpublish('news', id)).status).toBe(409);
  });

  it('that is put back after that is a draft that is not live', async () => {
    const { id } = await editor.make('news');
    await editor.publish('news', { id, version: 1 });
    tick();
    await editor.remove('news', id);
    await undo(id);
    expect(await editor.get('news', id)).toMatchObject({ status: 3 });
    expect(await shown(id)).toBeUndefined();
    // Undoing its creation takes it down too.
    const other = await editor.make('news');
    await editor.publish('news', { id: other.id, version: 1 });
    tick();
    expect((await undo(other.id)).status).toBe(200);
    expect(await shown(other.id)).toBeUndefined();
  });
});

describe('an article without a date', () => {
  const dateOf = async (id: string) => (await shown(id))?.fields.shownOn;
  const put = async (id: string, span: object = {}) => {
    const published = await editor.publish('news', await editor.get('news', id), span);
    expect(published.status).toBe(201);
    return published.body.id as string;
  };
  const rowOf = (id: string) =>
    server.db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const later = async (count: number) => {
    server.clock.advance(days(count));
    await signIn();
  };

  it('keeps the day of its first publication when it is taken down and published again', async () => {
    const { id } = await editor.make('news');
    await put(id);
    const first = now().toISOString();
    await later(3);
    await editor.unpublish('news', id);
    await later(3);
    await put(id);
    expect(await dateOf(id)).toBe(first);
  });

  it('has none in the back office until it goes live, and then that day, by which lists sort and filter', async () => {
    const { id } = await editor.make('news');
    const from = editor.inDays(2);
    await put(id, { from });
    const listed = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ id: [id], ...filter }) });
      return (await server.get(`admin/news?${query}&sort=["shownOn","DESC"]`, { token })).body;
    };
    const days = { shownOn_gte: from.toISOString(), shownOn_lte: from.toISOString() };
    expect([await editor.get('news', id), await listed(days)]).toMatchObject([{ shownOn: null }, []]);
    await later(3);
    const first = { shownOn: from.toISOString() };
    expect([await editor.get('news', id), await listed(days)]).toMatchObject([first, [first]]);
    await editor.unpublish('news', id);
    expect(await editor.get('news', id)).toMatchObject(first);
  });

  it('does not have that of a plan which was cancelled', async () => {
    const { id } = await editor.make('news');
    const plan = await put(id, { from: editor.inDays(2), until: editor.inDays(3) });
    const from = editor.inDays(5);
    await put(id, { from });
    expect((await editor.cancel(plan)).status).toBe(200);
    await later(6);
    expect(await dateOf(id)).toBe(from.toISOString());
  });

  it('has the day on which it went live before its plan, also once the plan has begun', async () => {
    const { id } = await editor.make('news');
    await put(id, { from: editor.inDays(2) });
    await later(1);
    await put(id);
    const first = now().toISOString();
    expect(await dateOf(id)).toBe(first);
    await later(3);
    expect(await dateOf(id)).toBe(first);
  });

  it('keeps the date that an older process wrote, which says no more than that', async () => {
    const { id } = await editor.make('news');
    const publication = await put(id);
    const written = '2026-02-03T04:05:06.000Z';
    tick();
    await editor.unpublish('news', id);
    const older = {
      ...(await rowOf(publication)),
      id: newId(),
      from: now(),
      until: null,
      endedAt: null,
      endedBy: null,
    };
    const { shownOnMade: _, ...fields } = older.fields;
    expect(_).toBe(true);
    const values = { ...older, fields: JSON.stringify({ ...fields, shownOn: written }) };
    await server.db.insertInto('publications').values(values).execute();
    expect(await dateOf(id)).toBe(written);
  });
});

describe('addresses', () => {
  const slugs = async (given: object) => {
    const { id } = await editor.make('news', given);
    const { status, body } = await editor.publish('news', { id, version: 1 });
    return status === 201 ? (await shown(id))?.slugs : body;
  };
  it('are folded, numbered where another record has them, and at most 80 characters long', async () => {
    const title = 'Đường đua: “Ánh Sáng” & bóng tối!';
    expect(await slugs({ title, titleEn: '' })).toEqual({
      vi: 'duong-dua-anh-sang-bong-toi',
      en: 'duong-dua-anh-sang-bong-toi',
    });
    expect(await slugs({ title, titleEn: 'Event' })).toEqual({
      vi: 'duong-dua-anh-sang-bong-toi-2',
      en: 'event-2',
    });
    const title100 = `${'ký tự '.repeat(16)}cuối`;
    const cut = 'ky-tu-'.repeat(13);
    expect(await slugs({ title: title100, titleEn: '' })).toMatchObject({ vi: `${cut}ky` });
    expect(await slugs({ title: title100, titleEn: '' })).toMatchObject({ vi: `${cut}2` });
    // With a number beside it, the last word no longer fits.
    const words = ['a'.repeat(40), 'b'.repeat(39)];
    const made: unknown[] = [];
    for (let n = 1; n <= 3; n++) made.push((await slugs({ title: words.join(' '), titleEn: '' })).vi);
    expect(made).toEqual([words.join('-'), `${words[0]}-2`, `${words[0]}-3`]);
  });
  it('are refused at the title that gives none', async () => {
    expect(await slugs({ title: '!!!' })).toMatchObject({ errors: { title: [expect.any(String)] } });
    expect(await slugs({ titleEn: '新闻' })).toMatchObject({ errors: { titleEn: [expect.any(String)] } });
  });
});

describe('banners', () => {
  let all: Array<{ id: string; version: number }>;
  beforeAll(async () => {
    await signIn();
    all = [];
    for (let place = 1; place <= 7; place++) all.push(await editor.make('banners', { place: 8 - place }));
  });
  const of = (index: number) => all[index] ?? { id: '', version: 0 };
  const publish = (index: number, span?: object) => editor.publish('banners', of(index), span);
  const text = (body: { message: string }) => body.message;

  it('one always stays live, and at most six are', async () => {
    expect((await publish(0, { until: editor.inDays(1) })).body.errors).toHaveProperty('until');
    expect((await publish(0)).status).toBe(201);
    tick();
    const { status, body } = await editor.unpublish('banners', of(0).id);
    expect([status, text(body)]).toEqual([409, 'At least 1 must stay live. Publish another one first.']);
    expect((await editor.remove('banners', of(0).id)).status).toBe(409);
    // It would end with the plan that takes over.
    const over = await publish(0, { from: editor.inDays(1), until: editor.inDays(2) });
    expect(over.body.errors).toHaveProperty('until');
    for (const index of [1, 2, 3, 4, 5]) expect((await publish(index)).status).toBe(201);
    const seventh = await publish(6);
    expect([seventh.status, Object.keys(seventh.body.errors)]).toEqual([409, ['from']]);
    expect((await publish(6, { from: editor.inDays(5) })).status).toBe(409);
    tick();
    for (const index of [0, 1, 2, 3, 4])
      expect((await editor.unpublish('banners', of(index).id)).status).toBe(200);
    expect((await sightOf('banners')).map(({ recordId, slugs }) => [recordId, slugs])).toEqual([
      [of(5).id, null],
    ]);
  });

  it('an end is possible while another is planned to be live from then on', async () => {
    const [from, late] = [editor.inDays(1), editor.inDays(2)];
    const plan = await publish(0, { from });
    expect((await publish(5, { until: late })).status).toBe(201);
    expect((await sightOf('banners', late)).map(({ recordId }) => recordId)).toEqual([of(0).id]);
    // Without the plan nothing would be live later.
    expect((await editor.cancel(plan.body.id)).status).toBe(409);
    // In the order of their places.
    expect((await sightOf('banners', from)).map(({ recordId }) => recordId)).toEqual([of(5).id, of(0).id]);
  });

  it.each(['/shop', '/library?type=weapon', 'https://example.com', 'https://example.com:8443/a?b=c#d'])(
    'may lead to %s',
    async (to) =>
      expect((await server.post('admin/banners', { ...(await draft()), to }, { token })).status).toBe(201),
  );
  it.each([
    'shop',
    '//example.com',
    'http://example.com',
    'javascript:alert(1)',
    '/a b',
    '/\\example.com',
    'https:///a',
  ])('may not lead to %s', async (to) => {
    const { status, body } = await server.post('admin/banners', { ...(await draft()), to }, { token });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['to']]);
  });
  const draft = async () => {
    const { id: _, version: __, ...rest } = await editor.get('banners', of(0).id);
    return rest;
  };
});

describe('the list of drafts', () => {
  it('shows what is live of each and what comes next, and is filtered by both', async () => {
    const made = async () => (await editor.make('news', { title: 'Trạng thái' })).id;
    const [draft, live, changed, planned, down, again, ends] = [
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
    ];
    for (const id of [live, changed, down, again]) await editor.publish('news', { id, version: 1 });
    tick();
    for (const id of [changed, again]) await editor.change('news', id, { summary: 'Sửa', version: 1 });
    await editor.publish('news', { id: planned, version: 1 }, { from: editor.inDays(2) });
    await editor.publish('news', { id: again, version: 2 }, { from: editor.inDays(2) });
    await editor.publish('news', { id: ends, version: 1 }, { until: editor.inDays(2) });
    await editor.unpublish('news', down);
    const list = async (filter: object) => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ q: 'trang thai', ...filter }),
        range: '[0,99]',
        sort: '["id","ASC"]',
      });
      return (await server.get(`admin/news?${query}`, { token })).body.map(
        ({ id, status, schedule, scheduledAt }: Record<string, unknown>) => [
          id,
          status,
          schedule,
          scheduledAt,
        ],
      );
    };
    const at = editor.inDays(2).toISOString();
    const all = [
      [draft, 0, 0, null],
      [live, 1, 0, null],
      [changed, 2, 0, null],
      [planned, 0, 1, at],
      [down, 3, 0, null],
      [again, 1, 2, at],
      [ends, 1, 3, at],
    ];
    expect(await list({})).toEqual(all);
    for (const state of [0, 1, 2, 3])
      expect(await list({ status: state })).toEqual(all.filter(([, status]) => status === state));
    for (const next of [0, 1, 2, 3])
      expect(await list({ schedule: next })).toEqual(all.filter(([, , schedule]) => schedule === next));
    expect(await list({ status: [0, 3], schedule_neq: 0 })).toEqual([[planned, 0, 1, at]]);
    expect(await list({ scheduledAt_gte: at })).toEqual(all.filter(([, , , moment]) => moment === at));
    // What was edited since is not what goes live.
    await editor.change('news', again, { summary: 'Sửa nữa', version: 2 });
    expect(await list({ id: [again] })).toEqual([[again, 2, 2, at]]);
    const { address } = await editor.get('news', live);
    expect(await shown(live)).toMatchObject({ slugs: { vi: address } });
    server.clock.advance(days(2));
    await signIn();
    expect(await list({ status: 1 })).toEqual([
      [live, 1, 0, null],
      [planned, 1, 0, null],
    ]);
  });
});

it('news live begin with the pinned ones, then the newest', async () => {
  const day = (n: number) => `2024-01-0${n}T00:00:00.000Z`;
  const ids: string[] = [];
  for (const given of [
    { shownOn: day(1) },
    { shownOn: day(3) },
    { shownOn: day(2), isPinned: true },
    { shownOn: day(1), isPinned: true },
  ]) {
    const { id } = await editor.make('news', given);
    await editor.publish('news', { id, version: 1 });
    ids.push(id);
  }
  const [old, newer, pinned, oldPinned] = ids;
  const order = (await sightOf('news')).map(({ recordId }) => recordId).filter((id) => ids.includes(id));
  expect(order).toEqual([pinned, oldPinned, newer, old]);
});

it('a publication cannot be changed or deleted, whoever tries', async () => {
  const { id } = await editor.make('news');
  const publication = (await editor.publish('news', { id, version: 1 })).body.id;
  const row = server.db.updateTable('publications').where('id', '=', publication);
  await expect(row.set({ fields: '{}' } as never).execute()).rejects.toThrow('only the end');
  const gone = server.db.deleteFrom('publications').where('id', '=', publication).execute();
  await expect(gone).rejects.toThrow('only the end');
});

it('a record that does not exist, or is not published, is not found', async () => {
  const { id } = await editor.make('news');
  expect((await editor.publish('seasons', { id, version: 1 })).status).toBe(404);
  expect((await editor.publish('banners', { id, version: 1 })).status).toBe(404);
  expect((await editor.unpublish('news', 'x')).status).toBe(404);
  expect((await editor.cancel('x')).status).toBe(404);
});

it('a conflict of a form names who edited, not who published', async () => {
  const { id } = await editor.make('news');
  await editor.change('news', id, { summary: 'Hai', version: 1 });
  const other = await server.makeStaff('owner');
  await editorOf(server, other.token).publish('news', { id, version: 2 });
  const { status, body } = await editor.change('news', id, { summary: 'Ba', version: 1 });
  expect([status, body.conflict.by]).toEqual([409, userName]);
});

it.each([hours(1), -hours(1)])(
  'begins and ends by the shared time, %i ms from a process’s own',
  async (apart) => {
    const shared = () => addMs(now(), apart);
    const app = await buildApp({ ...server.deps, sharedTime: async () => shared() });
    onTestFinished(() => app.close());
    const post = async (path: string, payload: object) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/admin/publications${path}`,
          headers: { authorization: `Bearer ${token}` },
          payload,
        })
      ).json();
    const { id: recordId, version } = await editor.make('news');
    const filter = encodeURIComponent(JSON.stringify({ id: recordId }));
    const listed = { url: `/api/admin/news?filter=${filter}`, headers: { authorization: `Bearer ${token}` } };
    const begun = { from: shared().toISOString(), state: 'live' };
    expect(await post('', { resource: 'news', recordId, version })).toMatchObject(begun);
    const rows = async () => (await app.inject(listed)).json();
    expect(await rows()).toEqual([expect.objectContaining({ id: recordId, status: 1 })]);
    tick();
    const ended = { ...begun, until: shared().toISOString(), state: 'unpublished' };
    expect(await post('/unpublish', { resource: 'news', recordId })).toMatchObject(ended);
  },
);
