import { describe, expect, it } from 'vitest';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { freshProvider, page, picture, pictureDeps } from './support';

failOnConsole();
const api = recordApi();

const accessory = {
  name: 'Mũ lân',
  description: 'Đội đầu',
  type: 0,
  rarity: 0,
  goldPrice: 0,
  diamondPrice: 25,
};
const accessoryParts = [
  ['Name', 'Mũ lân'],
  ['Description', 'Đội đầu'],
  ['Type', '0'],
  ['Rarity', '0'],
  ['GoldPrice', '0'],
  ['DiamondPrice', '25'],
];
const weapon = {
  name: 'Kiếm',
  description: 'Sắc',
  type: 0,
  rarity: 1,
  damage: 9.5,
  speed: 1,
  range: 2,
  bulletAmmount: 0,
  bulletSpeed: 0,
  reloadTime: 0.25,
};
const weaponParts = [
  ['Name', 'Kiếm'],
  ['Description', 'Sắc'],
  ['Type', '0'],
  ['Rarity', '1'],
  ['Damage', '9.5'],
  ['Speed', '1'],
  ['Range', '2'],
  ['BulletAmmount', '0'],
  ['BulletSpeed', '0'],
  ['ReloadTime', '0.25'],
];
const box = { name: 'Hòm', boxHealth: 100, boxType: 0, dropWeight: 0.5 };
const boxParts = [
  ['Name', 'Hòm'],
  ['BoxHealth', '100'],
  ['BoxType', '0'],
  ['DropWeight', '0.5'],
];
const robotFields =
  'health range healthRegenAmount healthRegenDelay patrolMoveSpeed patrolWaitTime patrolRange meleeAttackDamage meleeAttackCooldown meleeAttackRotationSpeed rangeAttackDamage rangeAttackCooldown rangeAttackRotationSpeed chaseMoveSpeed explosionDamage explosionRadius detonationTime dropRate obstacleCount minibotCount armorBuffAmount armorBuffDelay'.split(
    ' ',
  );
const robot = {
  name: 'Tuần tra',
  robotType: 2,
  ...Object.fromEntries(robotFields.map((field, n) => [field, n])),
};
const robotParts = [
  ['Name', 'Tuần tra'],
  ['RobotType', '2'],
  ...robotFields.map((field, n) => [field.charAt(0).toUpperCase() + field.slice(1), String(n)]),
];
const pack = {
  name: 'Túi',
  diamondAmount: 60,
  price: 59000,
  currency: 'VND',
  description: 'Nhỏ',
  isActive: true,
};
const start = '2026-11-21T00:00:00.000Z';
const end = '2026-11-28T00:00:00.000Z';

describe.each([
  [
    'accessories',
    {
      path: 'admin/accessory',
      imagePart: 'Image',
      idParts: ['Id', 'id'],
      record: accessory,
      parts: accessoryParts,
    },
  ],
  [
    'weapons',
    {
      path: 'admin/weapon',
      imagePart: 'ImageFile',
      idParts: ['Id', 'id'],
      record: weapon,
      parts: weaponParts,
    },
  ],
  [
    'robots',
    {
      path: 'admin/robot',
      imagePart: 'ImageFile',
      idParts: ['Id', 'id'],
      record: robot,
      parts: robotParts,
    },
  ],
  ['boxes', { path: 'admin/box', imagePart: 'Image', idParts: ['Id'], record: box, parts: boxParts }],
] as const)('%s', (resource, { path, imagePart, idParts, record, parts }) => {
  const stored = { id: 'a1', imageUrl: '/images/a.webp', ...record };

  it('lists under its key, or as a bare array', async () => {
    api.on(`GET ${path}/get-all`, { json: { [resource]: [stored] } });
    expect(await freshProvider().getList(resource, page())).toMatchObject({ data: [stored], total: 1 });
    api.on(`GET ${path}/get-all`, { json: [stored, stored] });
    expect(await freshProvider().getList(resource, page())).toMatchObject({ total: 2 });
  });

  it('fetches one record', async () => {
    api.on(`GET ${path}/get/a1`, { json: stored });
    expect((await freshProvider().getOne(resource, { id: 'a1' })).data).toMatchObject(stored);
  });

  it('creates with the exact parts', async () => {
    api.on(`POST ${path}/create`, { status: 201, json: stored });
    await freshProvider().create(resource, { data: { ...record, image: picture } });
    expect(api.calls[0]?.body).toEqual([...parts, pictureDeps(imagePart)]);
  });

  it('updates with its id and without an unchanged image', async () => {
    api.on(`PUT ${path}/update/a1`, { json: stored });
    await freshProvider().update(resource, {
      id: 'a1',
      data: { ...record, image: null },
      previousData: stored,
    });
    const sent = api.calls[0]?.body as string[][];
    expect(sent.slice(0, idParts.length)).toEqual(idParts.map((name) => [name, 'a1']));
    expect(sent).toEqual(expect.arrayContaining(parts.map((part) => [...part])));
    expect(sent.map(([name]) => name)).not.toContain(imagePart);
  });

  it('updates with a new image', async () => {
    api.on(`PUT ${path}/update/a1`, { json: stored });
    await freshProvider().update(resource, {
      id: 'a1',
      data: { ...record, image: picture },
      previousData: stored,
    });
    expect(api.calls[0]?.body).toContainEqual(pictureDeps(imagePart));
  });

  it('deletes', async () => {
    api.on(`DELETE ${path}/delete/a1`, { status: 204 });
    await freshProvider().delete(resource, { id: 'a1' });
    expect(api.lines()).toEqual([`DELETE ${path}/delete/a1`]);
  });
});

describe('accessories beyond the common calls', () => {
  it('sends the optional fields of a create only when filled in', async () => {
    api.on('POST admin/accessory/create', { status: 201, json: { id: 'a1' } });
    const data = {
      ...accessory,
      listedGoldPrice: 0,
      discountDate: start,
      expirationDate: null,
      image: picture,
    };
    await freshProvider().create('accessories', { data });
    expect(api.calls[0]?.body).toEqual([
      ...accessoryParts,
      ['ListedGoldPrice', '0'],
      ['DiscountDate', start],
      pictureDeps('Image'),
    ]);
  });

  it('sends every field of an update: listed prices default to 0, dates to empty', async () => {
    api.on('PUT admin/accessory/update/a1', { json: { id: 'a1' } });
    await freshProvider().update('accessories', { id: 'a1', data: accessory, previousData: { id: 'a1' } });
    expect(api.calls[0]?.body).toEqual([
      ['Id', 'a1'],
      ['id', 'a1'],
      ...accessoryParts,
      ['ListedGoldPrice', '0'],
      ['ListedDiamondPrice', '0'],
      ['DiscountDate', ''],
      ['ExpirationDate', ''],
    ]);
  });
});

describe('diamond packages', () => {
  const path = 'admin/diamond-packages';

  it('lists, fetches, deletes and toggles by its own paths', async () => {
    api.on(`GET ${path}`, { json: { packages: [{ id: 'p1', ...pack }] } });
    api.on(`GET ${path}/p1`, { json: { id: 'p1', ...pack } });
    api.on(`DELETE ${path}/p1`, { status: 204 });
    api.on(`PATCH ${path}/p1/toggle-status`, { json: { id: 'p1', ...pack, isActive: false } });
    const provider = freshProvider();
    await provider.getList('diamond-packages', page());
    await provider.getOne('diamond-packages', { id: 'p1' });
    await provider.act('diamond-packages', 'toggle', 'p1');
    await provider.delete('diamond-packages', { id: 'p1' });
    expect(api.lines()).toEqual([
      `GET ${path}`,
      `GET ${path}/p1`,
      `PATCH ${path}/p1/toggle-status`,
      `DELETE ${path}/p1`,
    ]);
  });

  it('creates inactive', async () => {
    api.on(`POST ${path}/create`, { status: 201, json: { id: 'p1' } });
    const { isActive, ...data } = pack;
    await freshProvider().create('diamond-packages', { data: { ...data, image: picture } });
    expect(api.calls[0]?.body).toEqual([
      ['Name', 'Túi'],
      ['DiamondAmount', '60'],
      ['Price', '59000'],
      ['Currency', 'VND'],
      ['Description', 'Nhỏ'],
      ['IsActive', 'false'],
      ['BonusStartAt', ''],
      ['BonusEndAt', ''],
      pictureDeps('Image'),
    ]);
  });

  it('has a text in English as a further part only when it is there, or was', async () => {
    api.on(`PUT ${path}/p1`, { json: { id: 'p1' } });
    const sent = async (before: string, after: string | null) => {
      const data = { ...pack, nameEn: after };
      const previousData = { id: 'p1', nameEn: before };
      await freshProvider().update('diamond-packages', { id: 'p1', data, previousData });
      const parts = api.calls.at(-1)?.body as Array<[string, string]>;
      return parts.filter(([name]) => name.endsWith('En'));
    };
    expect(await sent('', null)).toEqual([]);
    expect(await sent('', 'Pouch')).toEqual([['NameEn', 'Pouch']]);
    expect(await sent('Pouch', null)).toEqual([['NameEn', '']]);
  });

  it('updates with all nine parts', async () => {
    api.on(`PUT ${path}/p1`, { json: { id: 'p1' } });
    const data = { ...pack, bonusDiamonds: 0, bonusStartAt: start, bonusEndAt: end };
    await freshProvider().update('diamond-packages', { id: 'p1', data, previousData: { id: 'p1' } });
    expect(api.calls[0]?.body).toEqual([
      ['Name', 'Túi'],
      ['DiamondAmount', '60'],
      ['Price', '59000'],
      ['Currency', 'VND'],
      ['Description', 'Nhỏ'],
      ['IsActive', 'true'],
      ['BonusDiamonds', '0'],
      ['BonusStartAt', start],
      ['BonusEndAt', end],
    ]);
  });
});

describe('levels', () => {
  const rows = [{ levelNumber: 1, experienceRequired: 0, experienceToNextLevel: 100 }];

  it.each([
    ['an array', rows],
    ['an object', { levels: rows }],
  ])('lists from %s, identified by number', async (_, json) => {
    api.on('GET admin/level/get-all', { json });
    expect((await freshProvider().getList('levels', page())).data).toEqual([{ id: 1, ...rows[0] }]);
  });

  it('reads one record from the list, having no call for it', async () => {
    api.on('GET admin/level/get-all', { json: rows });
    expect((await freshProvider().getOne('levels', { id: '1' })).data.experienceRequired).toBe(0);
  });

  it('creates, updates and deletes as JSON', async () => {
    api.on('POST admin/level/create', { status: 201, json: rows[0] });
    api.on('PUT admin/level/update/1', { json: rows[0] });
    api.on('DELETE admin/level/delete/1', { status: 204 });
    const provider = freshProvider();
    await provider.create('levels', { data: { levelNumber: 1, experienceRequired: 0, other: 1 } });
    await provider.update('levels', {
      id: 1,
      data: { levelNumber: 1, experienceRequired: 5 },
      previousData: { id: 1 },
    });
    await provider.delete('levels', { id: 1 });
    expect(api.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'admin/level/create', { levelNumber: 1, experienceRequired: 0 }],
      ['PUT', 'admin/level/update/1', { experienceRequired: 5 }],
      ['DELETE', 'admin/level/delete/1', undefined],
    ]);
  });
});

describe('users', () => {
  it('lists in one call of 10,000, bans and unbans', async () => {
    api.on('GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25', {
      json: { users: [{ id: 'u1' }], totalUsers: 1 },
    });
    api.on('POST admin/user/ban/u1', { json: { id: 'u1' } });
    api.on('POST admin/user/unban/u1', { json: { id: 'u1' } });
    const provider = freshProvider();
    expect((await provider.getList('users', page())).total).toBe(1);
    await provider.act('users', 'ban', 'u1');
    await provider.act('users', 'unban', 'u1');
    expect(api.lines().slice(1)).toEqual(['POST admin/user/ban/u1', 'POST admin/user/unban/u1']);
  });
});
