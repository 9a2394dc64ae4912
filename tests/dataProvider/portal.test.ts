import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restResources } from '../../contract/catalog';
import { readResources } from '../../contract/readResources';
import { endpoints } from '../../src/dataProvider/endpoints';
import { failOnConsole } from '../support/quietConsole';
import { freshProvider, page } from './support';

failOnConsole();
const server = setupServer(http.all('*', () => HttpResponse.html('<title>Free Wi-Fi</title>')));
beforeAll(() => server.listen());
afterAll(() => server.close());

const reads = {
  getList: (name: string) => freshProvider().getList(name, page()),
  getOne: (name: string) => freshProvider().getOne(name, { id: 1 }),
  getMany: (name: string) => freshProvider().getMany(name, { ids: [1] }),
  getManyReference: (name: string) =>
    freshProvider().getManyReference(name, { ...page(), target: 'id', id: 1 }),
};
const record = { id: 1 };
const writes = {
  create: (name: string) => freshProvider().create(name, { data: {} }),
  update: (name: string) => freshProvider().update(name, { id: 1, data: {}, previousData: record }),
  updateMany: (name: string) => freshProvider().updateMany(name, { ids: [1], data: {} }),
  delete: (name: string) => freshProvider().delete(name, { id: 1, previousData: record }),
  deleteMany: (name: string) => freshProvider().deleteMany(name, { ids: [1] }),
};
const written = [...Object.keys(endpoints), ...restResources.map(({ name }) => name)];
const pairsOf = (names: readonly string[], methods: object) =>
  names.flatMap((name) =>
    Object.entries(methods).map(([method, run]) => [`${name}: ${method}`, () => run(name)] as const),
  );

it.each([
  ...pairsOf([...written, ...readResources.map(({ name }) => name)], reads),
  ...pairsOf(
    // Users have no writes but the actions.
    written.filter((name) => name !== 'users'),
    writes,
  ),
])('%s: the page of a public Wi-Fi is no connection, in the shape of forms', async (_name, run) => {
  const error: unknown = await run().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 0, body: { errors: { root: { serverError: expect.any(String) } } } });
});
