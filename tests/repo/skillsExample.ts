import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from '../support/server/pictures';
import { buildTestApp, type TestApp } from '../support/server/testApp';

// Not a test of this tree: `adding.test.ts` carries it to the copy in which docs/adding-a-resource.md was followed.
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const fields = { Name: 'Sấm', Description: '', Type: '1', Cooldown: '0' };

it('skills: listed, created, edited and deleted', async () => {
  const { token } = await app.makeAdmin();
  const missing = await app.send('POST', 'admin/skill/create', { Name: 'Sấm' }, { token });
  expect(missing.status).toBe(400);
  expect(Object.keys(missing.body.errors).sort()).toEqual(['cooldown', 'image', 'type']);

  const made = await app.send(
    'POST',
    'admin/skill/create',
    { ...fields, ImageFile: await picture() },
    { token },
  );
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Sấm', type: 1, cooldown: 0 });
  const { id } = made.body;

  const edited = await app.send('PUT', `admin/skill/update/${id}`, { ...fields, Cooldown: '2.5' }, { token });
  expect(edited.body).toMatchObject({ id, cooldown: 2.5, imageUrl: made.body.imageUrl });
  expect((await app.get(`admin/skill/get/${id}`, { token })).body).toEqual(edited.body);
  expect((await app.get('admin/skill/get-all', { token })).body).toEqual({ skills: [edited.body] });

  expect((await app.call('DELETE', `admin/skill/delete/${id}`, undefined, { token })).status).toBe(204);
  expect((await app.get('admin/skill/get-all', { token })).body).toEqual({ skills: [] });
  expect((await app.get('admin/skill/get-all')).status).toBe(401);
});
