import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { link, localized, markdown, slug } from '../../../contract/fields';
import { gameAccess } from '../../../contract/permissions';
import { defineRestResource } from '../../../contract/resource';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

const stories = defineRestResource({
  name: 'stories',
  access: gameAccess,
  search: ['title', 'body', 'address'],
  fields: {
    ...localized('title'),
    ...localized('body', markdown()),
    ...localized('address', slug('title')),
    more: link({ required: false }),
  },
  constraints: {
    stories_address: {
      field: 'address',
      message: { vi: 'Địa chỉ này đã được dùng.', en: 'This address is taken.' },
    },
  },
});

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp({ restResources: [stories] });
  await sql`create table stories (
    id uuid primary key, version integer not null default 1,
    title text not null, title_en text not null, body text not null, body_en text not null,
    address text not null constraint stories_address unique, address_en text not null, more text not null,
    created_at timestamptz not null, updated_at timestamptz not null
  )`.execute(server.db);
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const path = 'admin/stories';
const good = { title: 'Đấu trường số 1', body: '# Chào\n\nMột đoạn.' };
const create = (body: object) => server.post(path, body, { token });
const update = (id: string, body: object) => server.call('PUT', `${path}/${id}`, body, { token });
const list = (query: Record<string, unknown>) => {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return server.get(`${path}?${new URLSearchParams(texts)}`, { token });
};
let made = 0;
/** Errors of a record with one value replaced. */
const errorsOf = async (values: object) => {
  const { status, body } = await create({ ...good, address: `story-${++made}`, ...values });
  return status === 201 ? {} : (body.errors as Record<string, string[]>);
};

describe('an address', () => {
  it('is made of the title in its language when it is empty, and kept when the title changes', async () => {
    const { body } = await create({ ...good, titleEn: 'Arena One' });
    expect(body).toMatchObject({ address: 'dau-truong-so-1', addressEn: 'arena-one' });
    const renamed = await update(body.id, { ...body, title: 'Tên khác', titleEn: 'Another' });
    expect(renamed.body).toMatchObject({ address: 'dau-truong-so-1', addressEn: 'arena-one' });
    const partly = await update(body.id, { title: 'Tên khác nữa' });
    expect(partly.body).toMatchObject({ address: 'dau-truong-so-1' });
    const emptied = await update(body.id, { address: '', addressEn: null });
    expect(emptied.body).toMatchObject({ address: 'ten-khac-nua', addressEn: 'another' });
  });

  it('of a language without a title stays empty until there is one', async () => {
    const { body } = await create({ ...good, title: 'Chỉ tiếng Việt' });
    expect(body).toMatchObject({ titleEn: '', addressEn: '' });
    expect((await update(body.id, { titleEn: 'English too' })).body.addressEn).toBe('english-too');
  });

  it('may be one’s own, in its form', async () => {
    expect((await create({ ...good, address: 'cua-toi-1' })).body.address).toBe('cua-toi-1');
    const form = 'Use lowercase letters a to z and digits, joined by single hyphens, such as “patch-notes”.';
    for (const address of ['Hoa', 'a--b', '-a', 'a b', 'đ', '../../a'])
      expect([address, await errorsOf({ address })]).toEqual([address, { address: [form] }]);
    expect(await errorsOf({ address: 'a'.repeat(81) })).toEqual({ address: ['At most 80 characters.'] });
  });

  it('that the title does not give is refused at the title, and at the address when it is taken', async () => {
    const none = {
      en: 'No address can be made from this: it needs a Latin letter or a digit. You can also enter the address yourself.',
      vi: 'Không tạo được địa chỉ từ nội dung này: cần ít nhất một chữ cái Latinh hoặc chữ số. Bạn cũng có thể tự nhập địa chỉ.',
    };
    expect((await create({ ...good, title: '日本語', titleEn: '!!!' })).body.errors).toEqual({
      title: [none.en],
      titleEn: [none.en],
    });
    const headers = { 'accept-language': 'vi' };
    const vi = await server.post(path, { ...good, title: '日本語' }, { token, headers });
    expect(vi.body.errors).toEqual({ title: [none.vi] });
    expect((await create({ ...good, title: '日本語', address: 'nhat-ban' })).status).toBe(201);
    // An empty title has its own message, and only that.
    expect((await create({ ...good, title: ' ' })).body.errors).toEqual({
      title: ['This field is required.'],
    });
    const taken = await create({ ...good, title: 'Nhật Bản' });
    expect(taken).toMatchObject({ status: 409, body: { errors: { address: ['This address is taken.'] } } });
  });

  it('stops the start when it is made of something that is no text', async () => {
    const { title: _, ...fields } = stories.fields;
    const restResources = [{ ...stories, fields, search: [] }];
    await expect(buildTestApp({ restResources })).rejects.toThrow(
      'stories.address is made from "title", which is no text.',
    );
  });
});

describe('a link', () => {
  it('leads into the site, to https or to mailto', async () => {
    for (const more of ['/shops', 'https://outline.vn/a?b=c', 'mailto:a@outline.vn', ''])
      expect([more, await errorsOf({ more })]).toEqual([more, {}]);
    const refused =
      'Enter a path on this site, starting with one “/”, or an address that starts with https:// or mailto:.';
    for (const more of [
      'javascript:alert(1)',
      '//evil.example',
      'https://me:x@evil.example',
      'data:,x',
      'shops',
    ])
      expect([more, await errorsOf({ more })]).toEqual([more, { more: [refused] }]);
    expect(await errorsOf({ more: `/${'a'.repeat(500)}` })).toEqual({ more: ['At most 500 characters.'] });
  });
});

describe('Markdown', () => {
  it('keeps its lines, up to 20,000 characters in each language, whatever their size in bytes', async () => {
    // Four bytes each.
    const longest = '🎮'.repeat(20_000);
    const { status, body } = await create({ ...good, address: 'dai', body: longest, bodyEn: longest });
    expect([status, body.body === longest, body.bodyEn === longest]).toEqual([201, true, true]);
    expect((await update(body.id, { body: good.body })).body.body).toBe(good.body);
    expect(await errorsOf({ body: 'x'.repeat(20_001), bodyEn: 'x'.repeat(20_001) })).toEqual({
      body: ['At most 20,000 characters.'],
      bodyEn: ['At most 20,000 characters.'],
    });
  });

  it('is within what its renderer takes in', async () => {
    const headers = { 'accept-language': 'vi' };
    const wrong = { ...good, body: '['.repeat(301), bodyEn: '*'.repeat(20_000) };
    const { body } = await server.post(path, wrong, { token, headers });
    expect(body.errors).toEqual({
      body: ['Quá nhiều liên kết và ảnh: tối đa 300 dấu [.'],
      bodyEn: ['Quá nhiều ký hiệu định dạng như * _ [ ] |: tối đa 2.000.'],
    });
    expect(await errorsOf({ body: 'a\n'.repeat(1001) })).toEqual({ body: ['At most 1,000 lines.'] });
    const table = `${'|a'.repeat(50)}|\n${'|-'.repeat(50)}|\n${'b\n'.repeat(50)}`;
    expect(await errorsOf({ body: table })).toEqual({ body: ['Tables are too large: at most 1,000 cells.'] });
  });

  it('makes room for itself only: other bodies are as small as ever', async () => {
    const large = { body: 'x'.repeat(300_000) };
    expect((await create(large)).status).toBe(413);
    expect((await server.post('user/auth/login', { email: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('a list', () => {
  it('is searched in Markdown and addresses, filtered by an address, and sent as a file', async () => {
    await sql`delete from stories`.execute(server.db);
    const { body } = await create({ ...good, body: 'Dòng một\n**Kho báu**', address: 'kho', more: '/shops' });
    await create({ ...good, title: 'Khác', address: 'khac' });
    const ids = async (filter: object) => (await list({ filter })).body.map(({ id }: { id: string }) => id);
    expect(await ids({ q: 'KHO BAU' })).toEqual([body.id]);
    expect(await ids({ address: 'kho' })).toEqual([body.id]);
    expect((await list({ filter: { address: 'Kho' } })).status).toBe(400);
    const file = await server.post(`${path}/export`, { filter: { address: 'kho' } }, { token });
    expect(file.body).toContain('Dòng một **Kho báu**');
  });

  it('keeps the whole record in the history, and puts it back', async () => {
    const { body } = await create({ ...good, address: 'cu', more: '/a' });
    await update(body.id, { body: 'Mới', address: 'moi', more: '' });
    const entry = await ownChange(server, body.id, token);
    const undone = await server.post(`${path}/undo`, { recordId: body.id, entry }, { token });
    expect(undone.status).toBe(200);
    const now = (await server.get(`${path}/${body.id}`, { token })).body;
    expect(now).toEqual({ ...body, version: 3 });
  });
});
