import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../../contract/catalog';
import { type FormResource, partOf, shownFields } from '../../../contract/resource';
import * as resources from '../../../contract/resources';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { eventually } from '../../support/eventually';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
let image: File;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await server.makeAdmin()).token;
  image = await picture();
});
afterAll(() => server.close());

/** Valid values for every field of a resource's create call. */
function goodForm(resource: FormResource): Record<string, string> {
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => field.onCreate === 'always' && field.kind !== 'date',
  );
  const values = {
    rows: '[]',
    references: '[]',
    text: 'Tên <b>&"',
    markdown: '# Tên <b>&"',
    slug: 'ten',
    link: '/shops?a=1&b=2',
    file: '',
    integer: '12',
    decimal: '0.25',
    money: '59000',
    choice: '1',
    word: 'VND',
    reference: '',
    flag: 'true',
    date: '',
  };
  return Object.fromEntries(fields.map(([name, field]) => [partOf(name), values[field.kind]]));
}
const at = (path: string, id = '') => path.replace(':id', id);
const create = async (resource: FormResource, change: Record<string, string | File> = {}) =>
  server.send(
    'POST',
    resource.paths.create,
    { ...goodForm(resource), [resource.imagePart]: image, ...change },
    { token },
  );
const update = (resource: FormResource, id: string, change: Record<string, string | File> = {}) =>
  server.send('PUT', at(resource.paths.update, id), { ...goodForm(resource), ...change }, { token });
const remove = (resource: FormResource, id: string) =>
  server.call('DELETE', at(resource.paths.remove, id), undefined, { token });
const get = (resource: FormResource, id: string) => server.get(at(resource.paths.one, id), { token });
const audits = (id: string) =>
  server.db
    .selectFrom('audits')
    .select(['action', 'resource', 'userId', 'before', 'after'])
    .where('recordId', '=', id)
    .orderBy('id')
    .execute();

const { accessories, diamondPackages: packages, weapons, robots, boxes } = resources;

describe.each(catalog.map((resource) => [resource.name, resource as FormResource] as const))(
  '%s',
  (_name, resource) => {
    it('is created, read, listed, updated and deleted, each with its audit row and its picture', async () => {
      const files = (await server.imageFiles()).length;
      const made = await create(resource);
      expect(made.status).toBe(201);
      const { id, imageUrl, thumbUrl } = made.body;
      expect(Object.keys(made.body).sort()).toEqual(
        ['id', 'version', 'imageUrl', 'thumbUrl', ...Object.keys(shownFields(resource))].sort(),
      );
      expect((await get(resource, id)).body).toEqual(made.body);
      const list = await server.get(resource.paths.list, { token });
      expect(Object.keys(list.body)).toEqual([resource.listKey]);
      expect(list.body[resource.listKey]).toContainEqual(made.body);
      for (const url of [imageUrl, thumbUrl]) {
        const shown = await server.get(url);
        expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      }

      const kept = await update(resource, id, { Name: 'Tên mới' });
      expect(kept).toMatchObject({ status: 200, body: { name: 'Tên mới', imageUrl } });
      const replaced = await update(resource, id, { [resource.imagePart]: await picture('jpeg') });
      expect(replaced.body.imageUrl).not.toBe(imageUrl);
      // A replaced picture stays until the sweep, for an undone change or a restored database.
      for (const url of [imageUrl, thumbUrl]) expect((await server.get(url)).status).toBe(200);
      expect(await server.imageFiles()).toHaveLength(files + 4);

      expect((await remove(resource, id)).status).toBe(204);
      expect((await get(resource, id)).status).toBe(404);
      expect((await remove(resource, id)).status).toBe(404);
      expect(await server.imageFiles()).toHaveLength(files + 4);
      const trail = (await audits(id)).filter(({ action }) => action !== 'refused');
      expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
      expect(trail[0]).toMatchObject({ resource: resource.name, before: null, after: made.body });
      expect(trail[1]).toMatchObject({ before: made.body, after: kept.body });
      expect(trail[3]).toMatchObject({ before: replaced.body, after: null });
    });

    it('reports every required field that is missing or empty, and the missing image', async () => {
      const required = Object.entries(resource.fields).filter(([, field]) => field.required);
      const nothing = await server.send('POST', resource.paths.create, { Unknown: 'x' }, { token });
      expect(nothing.status).toBe(400);
      expect(nothing.body.errors).toEqual({
        ...Object.fromEntries(required.map(([name]) => [name, ['This field is required.']])),
        image: ['Please upload an image.'],
      });
      const empty = Object.fromEntries(required.map(([name]) => [partOf(name), '  ']));
      expect(Object.keys((await create(resource, empty)).body.errors)).toEqual(
        required.map(([name]) => name),
      );
    });

    it('refuses negative, non-finite and non-numeric numbers, by field', async () => {
      const numbers = Object.entries(resource.fields).filter(([, { kind }]) =>
        ['integer', 'decimal', 'money'].includes(kind),
      );
      const withAll = (value: string) =>
        create(resource, Object.fromEntries(numbers.map(([name]) => [partOf(name), value])));
      const negative = await withAll('-1');
      expect(negative.body.errors).toEqual(
        Object.fromEntries(numbers.map(([name]) => [name, ['Value cannot be negative.']])),
      );
      for (const bad of ['abc', 'NaN', 'Infinity', '1e999', '0x10', '1,5', '--1']) {
        const answer = await withAll(bad);
        expect([bad, answer.status, Object.keys(answer.body.errors)]).toEqual([
          bad,
          400,
          numbers.map(([name]) => name),
        ]);
      }
    });

    it('returns 404 for missing and malformed ids', async () => {
      for (const id of ['01a1fb20-0000-7000-8000-000000000000', '1', 'a%00b', '%27']) {
        expect((await get(resource, id)).status).toBe(404);
        expect((await remove(resource, id)).status).toBe(404);
        expect((await update(resource, id)).status).toBe(404);
      }
    });

    it('keeps 0 as a value and ignores an id in the body', async () => {
      const numbers = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'decimal');
      const { body } = await create(resource, {
        ...Object.fromEntries(numbers.map(([name]) => [partOf(name), '0'])),
        Id: 'x',
        id: 'y',
      });
      for (const [name] of numbers) expect(body[name]).toBe(0);
      expect(body.id).toMatch(/^[0-9a-f-]{36}$/);
    });
  },
);

it('accepts a choice by number or label and returns the number', async () => {
  for (const given of ['2', 'Trap', 'trap'])
    expect((await create(boxes, { BoxType: given })).body.boxType).toBe(2);
  expect((await create(weapons, { Rarity: 'UnCommon' })).body.rarity).toBe(1);
  for (const given of ['5', '-1', '1.5', 'Chest']) {
    expect((await create(boxes, { BoxType: given })).body.errors).toEqual({
      boxType: ['This choice is not valid.'],
    });
  }
  expect((await create(robots, { RobotType: 'Elite' })).body.robotType).toBe(2);
});

describe('windows', () => {
  const stored = (iso: string) => (iso ? new Date(iso).toISOString() : null);
  const iso = (ms: number) => addMs(server.clock.now(), ms).toISOString();
  /** A day in Vietnam, in the format of a date input. */
  const day = (ms: number) =>
    addMs(server.clock.now(), hours(7) + ms)
      .toISOString()
      .slice(0, 10);

  it('refuses a start in the past and an end that is not after it, with the specified messages', async () => {
    const past = await create(accessories, { DiscountDate: iso(-days(2)), ExpirationDate: iso(-days(3)) });
    expect(past.body.errors).toEqual({
      discountDate: ['Discount Date cannot be in the past.'],
      expirationDate: ['Expiration Date must be after Discount Date.'],
    });
    const bonus = await create(packages, { BonusStartAt: iso(-days(2)), BonusEndAt: iso(-days(2)) });
    expect(bonus.body.errors).toEqual({
      bonusStartAt: ['Bonus Start At cannot be in the past.'],
      bonusEndAt: ['Bonus End At must be after Bonus Start At.'],
    });
    const vi = await server.send(
      'POST',
      packages.paths.create,
      { ...goodForm(packages), Image: image, BonusStartAt: iso(-days(2)) },
      { token, headers: { 'accept-language': 'vi' } },
    );
    expect(vi.body.errors.bonusStartAt).toEqual(['Thời điểm bắt đầu tặng không được ở quá khứ.']);
  });

  it('reads a bare date as midnight in Vietnam, and accepts today', async () => {
    const made = await create(accessories, { DiscountDate: day(0), ExpirationDate: day(days(1)) });
    expect(made.status).toBe(201);
    expect(made.body.discountDate).toBe(stored(`${day(0)}T00:00:00+07:00`));
    expect(made.body.expirationDate).toBe(stored(`${day(days(1))}T00:00:00+07:00`));
    const yesterday = await create(accessories, { DiscountDate: day(-days(1)) });
    expect(yesterday.body.errors).toEqual({ discountDate: ['Discount Date cannot be in the past.'] });
    const midnight = await create(accessories, { DiscountDate: `${day(0)}T00:00:00` });
    expect(midnight.body.discountDate).toBe(made.body.discountDate);
    for (const bad of ['2026-02-30', 'tomorrow', '2026-13-01', '12/05/2026', '2026-01-01T25:00:00Z']) {
      expect((await create(accessories, { DiscountDate: bad })).body.errors).toEqual({
        discountDate: ['This is not a valid date.'],
      });
    }
  });

  it('allows editing a record whose window has begun, but not moving it into the past', async () => {
    const start = iso(minutes(5));
    const { body } = await create(accessories, { DiscountDate: start, ExpirationDate: iso(days(3)) });
    server.clock.advance(days(1));
    token = (await server.makeAdmin()).token;
    const same = await update(accessories, body.id, {
      DiscountDate: start,
      ExpirationDate: body.expirationDate,
      Name: 'x',
    });
    expect(same).toMatchObject({ status: 200, body: { discountDate: start, name: 'x' } });
    const moved = await update(accessories, body.id, { DiscountDate: iso(-hours(1)) });
    expect(moved.body.errors).toEqual({ discountDate: ['Discount Date cannot be in the past.'] });
    const absent = await update(accessories, body.id);
    expect(absent.body).toMatchObject({ discountDate: start, expirationDate: body.expirationDate });
    const emptied = await update(accessories, body.id, { DiscountDate: '', ExpirationDate: '' });
    expect(emptied.body).toMatchObject({ discountDate: null, expirationDate: null });
  });
});

describe('diamond packages', () => {
  it('keep their texts in English until those are changed, and cleared by an empty one', async () => {
    const made = (await create(packages, { NameEn: 'Patrol Pack', DescriptionEn: 'For a start' })).body;
    expect(made).toMatchObject({ nameEn: 'Patrol Pack', descriptionEn: 'For a start' });
    expect((await update(packages, made.id, { Price: '1000' })).body).toMatchObject({
      nameEn: 'Patrol Pack',
    });
    expect((await update(packages, made.id, { NameEn: '' })).body).toMatchObject({
      nameEn: '',
      descriptionEn: 'For a start',
    });
    const wrong = await update(packages, made.id, { NameEn: 'a'.repeat(101) });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['nameEn']]);
    // A call from an older client has no parts for them.
    expect((await create(packages)).body).toMatchObject({ nameEn: '', descriptionEn: '' });
  });

  it('are always created inactive and switched by the toggle, with an audit row', async () => {
    const { body } = await create(packages, { IsActive: 'true' });
    expect(body).toMatchObject({ isActive: false, category: 'Diamond', currency: 'VND', purchaseCount: 0 });
    const toggle = () => server.call('PATCH', at(packages.toggle?.path ?? '', body.id), undefined, { token });
    expect(await toggle()).toMatchObject({ status: 200, body: { id: body.id, isActive: true } });
    const bought = await server.get('user/payment/packages');
    expect(bought.body.packages.map(({ id }: { id: string }) => id)).toContain(body.id);
    expect((await toggle()).body.isActive).toBe(false);
    expect((await audits(body.id)).map(({ action }) => action)).toEqual([
      'create',
      'toggle-status',
      'toggle-status',
    ]);
    const missing = await server.call('PATCH', at(packages.toggle?.path ?? '', 'x'), undefined, { token });
    expect(missing.status).toBe(404);
  });

  it('store money in the smallest unit: whole đồng, dollars to the cent', async () => {
    const dollars = await create(packages, { Currency: 'usd', Price: '2.5' });
    expect(dollars.body).toMatchObject({ currency: 'USD', price: 2.5 });
    const row = await server.db
      .selectFrom('diamondPackages')
      .select('price')
      .where('id', '=', dollars.body.id)
      .executeTakeFirst();
    expect(row?.price).toBe(250);
    expect((await create(packages, { Currency: 'USD', Price: '2.505' })).body.errors.price).toHaveLength(1);
    expect((await create(packages, { Price: '2.5' })).body.errors).toEqual({
      price: ['Value must be a whole number.'],
    });
    expect((await create(packages, { Currency: 'EUR' })).body.errors).toEqual({
      currency: ['This choice is not valid.'],
    });
    expect((await create(packages, { Currency: '' })).body.currency).toBe('VND');
    expect((await create(packages, { DiamondAmount: '0' })).body.errors).toEqual({
      diamondAmount: ['Value must be at least 1.'],
    });
  });
});

it('leaves an audit row for a refused write too', async () => {
  const player = await server.makePlayer();
  const id = '01a1fb20-0000-7000-8000-000000000009';
  await server.call('DELETE', `admin/box/delete/${id}`, undefined, { token: player.token });
  await server.call('DELETE', `admin/box/delete/${id}`, undefined, { token });
  await eventually(async () => expect(await audits(id)).toHaveLength(2));
  expect(await audits(id)).toMatchObject([
    { action: 'refused', resource: 'boxes', userId: player.id, after: { method: 'DELETE', status: 403 } },
    { action: 'refused', resource: 'boxes', after: { status: 404 } },
  ]);
});

describe('levels', () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(method, `admin/level/${path}`, body, { token });

  it('are created, listed ascending with the experience to the next, updated and deleted', async () => {
    for (const [levelNumber, experienceRequired] of [
      [2, 100],
      [1, 0],
      [4, 450],
    ]) {
      expect((await call('POST', 'create', { levelNumber, experienceRequired })).status).toBe(201);
    }
    expect((await server.get('admin/level/get-all', { token })).body).toEqual({
      levels: [
        { levelNumber: 1, version: 1, experienceRequired: 0, experienceToNextLevel: 100 },
        { levelNumber: 2, version: 1, experienceRequired: 100, experienceToNextLevel: 350 },
        { levelNumber: 4, version: 1, experienceRequired: 450, experienceToNextLevel: null },
      ],
    });
    const changed = await call('PUT', 'update/2', { experienceRequired: 120 });
    expect(changed).toMatchObject({ status: 200, body: { levelNumber: 2, experienceToNextLevel: 330 } });
    expect((await call('POST', 'create', { levelNumber: 2, experienceRequired: 1 })).status).toBe(409);
    expect((await call('DELETE', 'delete/4')).status).toBe(204);
    for (const number of ['4', '0', '-1', 'x', '1.5', '99999999999999']) {
      expect((await call('PUT', `update/${number}`, { experienceRequired: 1 })).status).toBe(404);
      expect((await call('DELETE', `delete/${number}`)).status).toBe(404);
    }
    expect((await audits('2')).map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('return the specified messages by field', async () => {
    const answer = await call('POST', 'create', { levelNumber: 0, experienceRequired: -1 });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.errors).toEqual({
      levelNumber: ['Level number must be >= 1'],
      experienceRequired: ['Experience required must be >= 0'],
    });
    expect((await call('POST', 'create', {})).body.errors).toEqual({
      levelNumber: ['This field is required.'],
      experienceRequired: ['This field is required.'],
    });
    for (const bad of [null, '', 'x', 1.5, '5']) {
      expect((await call('PUT', 'update/1', { experienceRequired: bad })).status).toBe(400);
    }
  });
});
