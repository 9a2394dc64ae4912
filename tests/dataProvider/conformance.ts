import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * A conformance suite for react-admin data providers: the nine methods as described in react-admin's
 * `docs/DataProviderWriting.md`, and the filter dialect below. It imports nothing from this project; another project can
 * copy the file and call `conformance()` once per resource, within its own setup of a server or mock.
 *
 * The dialect: `{ field: value }` is equality, `{ field: [a, b] }` any of a set, `field_neq` neither of them, `field_gte`
 * and `field_lte` are bounds, `q` is a search, `id` is one id or many, `id_neq` all others. All conditions must hold. A filter that a list does not support is
 * refused with an error of status 400 that names it, as an empty list would mean that there is no such record.
 *
 * react-admin leaves this to each provider, and the suite decides it: `getMany` returns the records in the order of the
 * ids and leaves out unknown ids, as one missing record must not fail the others fetched with it.
 */
export interface Subject {
  /** A provider with empty caches. */
  provider: () => DataProvider;
  resource: string;
  seed: Seed;
  /** The writes that the resource supports, all by default; any other must fail with an error that has a status. */
  can?: ReadonlyArray<'create' | 'update' | 'delete'>;
  /** Whether a record can be read alone, as by default; otherwise `getOne` must fail with an error that has a status. */
  hasOne?: boolean;
}

/** What the suite needs to know about the records and their fields. */
export interface Seed {
  /** Stores at least four records and returns their ids, before the first test. */
  store: () => Promise<Identifier[]>;
  /** Fields to sort by; at least one of numbers, or of times as ISO strings. */
  sort: readonly string[];
  /** A field with at least two values among the records; ideally a choice that two records share. */
  equal: string;
  /** A field of numbers, or of times as ISO strings, with at least two values. */
  bound: string;
  /** A search that finds some but not all records; absent if the resource has no search. */
  q?: string;
  /** Data of a new record; `n` makes it unique. */
  create?: (n: number) => Record<string, unknown>;
  /** A change of one field that any record accepts. */
  change?: Record<string, unknown>;
  /** What every write takes as `meta`, for a provider that needs more than the data. */
  meta?: unknown;
  /** Data that the server refuses, and the field that it names. */
  refused?: { data: Record<string, unknown>; field: string };
}

const largest = 100;
const byId = { field: 'id', order: 'ASC' } as const;
const idsOf = (records: readonly RaRecord[]) => records.map(({ id }) => id);
const sorted = (records: readonly RaRecord[]) => idsOf(records).map(String).sort();

/** A call that should succeed: its error says which values of the seed were refused, and why. */
const explained = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: Error & { body?: { errors?: unknown } }) => {
    throw new Error(`${error.message} ${JSON.stringify(error.body?.errors ?? '')}`, { cause: error });
  });

/** The error of a call; fails if there is none, or one that react-admin could not handle. */
async function failureOf(call: Promise<unknown>) {
  const outcome = await call.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`The call succeeded with ${JSON.stringify(outcome.result)}.`);
  expect(outcome.error).toBeInstanceOf(Error);
  const { status, body } = outcome.error as { status?: unknown; body?: { errors?: object; done?: unknown } };
  expect(status).toBeTypeOf('number');
  expect(body?.errors).toBeTypeOf('object');
  return { status: status as number, fields: Object.keys(body?.errors ?? {}), done: body?.done };
}

export function conformance({
  provider,
  resource,
  seed,
  can = ['create', 'update', 'delete'],
  hasOne = true,
}: Subject): void {
  const list = (params: object = {}, from = provider()) =>
    from.getList(resource, {
      pagination: { page: 1, perPage: largest },
      sort: byId,
      filter: {},
      ...params,
    });
  const all = async () => (await list()).data;
  let stored: Identifier[];
  beforeAll(async () => {
    stored = await seed.store();
    expect(stored.length).toBeGreaterThan(3);
  });

  describe('getList', () => {
    it('returns an array of records with ids, and their total', async () => {
      const { data, total } = await list();
      expect(idsOf(data)).toEqual(expect.arrayContaining(stored));
      expect(new Set(idsOf(data)).size).toBe(data.length);
      expect(total).toBe(data.length);
    });

    it('cuts pages that do not overlap, with one total; a page beyond the last is empty', async () => {
      const records = await all();
      const page = (page: number) => list({ pagination: { page, perPage: 2 } });
      const [first, second] = [await page(1), await page(2)];
      expect([first.total, second.total]).toEqual([records.length, records.length]);
      expect([...idsOf(first.data), ...idsOf(second.data)]).toEqual(idsOf(records).slice(0, 4));
      expect((await page(99)).data).toEqual([]);
    });

    it('takes calls without page, sort and filter', async () => {
      const { data, total } = await provider().getList(resource, {});
      expect(data.length).toBeGreaterThan(0);
      expect(total).toBe((await all()).length);
    });

    it.each(['id', ...seed.sort])('sorts by %s in both directions', async (field) => {
      const valuesOf = async (order: 'ASC' | 'DESC') =>
        (await list({ sort: { field, order } })).data
          .map((record: RaRecord) => record[field])
          .filter((value: unknown) => value !== null && value !== undefined);
      const rising = await valuesOf('ASC');
      expect(await valuesOf('DESC')).toEqual(rising.toReversed());
      // The provider decides the order of texts.
      if (
        rising.every((value: unknown) => typeof value === 'number' || /^\d{4}-\d\d-\d\dT/.test(String(value)))
      )
        expect(rising).toEqual(rising.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    });

    /** Compares a filtered list with the same filter over all records. */
    async function expectFiltered(filter: object, holds: (record: RaRecord) => boolean) {
      const records = await all();
      const expected = records.filter(holds);
      const { data, total } = await list({ filter });
      expect([filter, sorted(data), total]).toEqual([filter, sorted(expected), expected.length]);
      return { found: expected.length, of: records.length };
    }
    const valuesOf = async (field: string) => {
      const values = (await all()).map((record) => record[field]).filter((value) => value !== null);
      return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
    };

    it('filters by equality, the 0 and the false included', async () => {
      for (const value of await valuesOf(seed.equal)) {
        const { found, of } = await expectFiltered(
          { [seed.equal]: value },
          (row) => row[seed.equal] === value,
        );
        expect([found > 0, found < of]).toEqual([true, true]);
      }
    });

    it('filters by sets; an empty one lets nothing through', async () => {
      const values = await valuesOf(seed.equal);
      for (const set of [values, values.slice(0, 1), []])
        await expectFiltered({ [seed.equal]: set }, (row) => set.includes(row[seed.equal]));
    });

    it('filters by bounds, which are inclusive', async () => {
      const values = await valuesOf(seed.bound);
      const middle = values[Math.floor(values.length / 2)];
      const { bound } = seed;
      await expectFiltered(
        { [`${bound}_gte`]: middle },
        (row) => row[bound] !== null && row[bound] >= middle,
      );
      await expectFiltered(
        { [`${bound}_lte`]: middle },
        (row) => row[bound] !== null && row[bound] <= middle,
      );
      await expectFiltered(
        { [`${bound}_gte`]: middle, [`${bound}_lte`]: middle },
        (row) => row[bound] === middle,
      );
    });

    it('filters by id: one, many, and unknown ones', async () => {
      const [a, b] = stored as [Identifier, Identifier];
      await expectFiltered({ id: a }, ({ id }) => id === a);
      await expectFiltered({ id: [a, b] }, ({ id }) => id === a || id === b);
      await expectFiltered({ id: [a, 999_999_999] }, ({ id }) => id === a);
    });

    it('filters by what a field is not: a value, a set, ids; an empty set leaves all', async () => {
      const { equal } = seed;
      const values = await valuesOf(equal);
      const [first] = values;
      const [a, b] = stored as [Identifier, Identifier];
      await expectFiltered({ [`${equal}_neq`]: first }, (row) => row[equal] !== first);
      await expectFiltered({ [`${equal}_neq`]: values }, (row) => !values.includes(row[equal]));
      await expectFiltered({ [`${equal}_neq`]: [] }, () => true);
      await expectFiltered({ id_neq: a }, ({ id }) => id !== a);
      await expectFiltered({ id_neq: [a, b, 999_999_999] }, ({ id }) => id !== a && id !== b);
    });

    it('takes bounds beyond what a number may be: they select everything or nothing', async () => {
      const { bound } = seed;
      const values = await valuesOf(bound);
      if (typeof values[0] !== 'number') return;
      const [low, high] = [-1e12, 1e12];
      await expectFiltered({ [`${bound}_gte`]: low, [`${bound}_lte`]: high }, (row) => row[bound] !== null);
      for (const none of [{ [`${bound}_gte`]: high }, { [`${bound}_lte`]: low }])
        await expectFiltered(none, () => false);
    });

    it('joins conditions with and', async () => {
      const { equal } = seed;
      const id = stored[0];
      const other = (await valuesOf(equal)).find((value) => value !== undefined);
      await expectFiltered({ id, [equal]: other }, (row) => row.id === id && row[equal] === other);
    });

    if (seed.q)
      it('searches by q', async () => {
        const { data, total } = await list({ filter: { q: seed.q } });
        expect(data.length).toBeGreaterThan(0);
        expect(total).toBe(data.length);
        expect(data.length).toBeLessThan((await all()).length);
        expect((await list({ filter: { q: 'nothing has this text' } })).data).toEqual([]);
      });

    if (!seed.q)
      it('refuses a search that it does not have', async () => {
        const { status, fields } = await failureOf(list({ filter: { q: 'a' } }));
        expect([status, fields.includes('q')]).toEqual([400, true]);
      });

    it('takes empty conditions as none', async () => {
      const filter = { [seed.equal]: undefined, q: '' };
      expect((await list({ filter })).total).toBe((await all()).length);
    });

    it.each(['nonsense', 'nonsense_gte', 'constructor', '__proto__'])(
      'refuses to filter by "%s", and names it',
      async (name) => {
        const filter = Object.fromEntries([[name, 1]]);
        const { status, fields } = await failureOf(list({ filter }));
        expect([status, fields.includes(name)]).toEqual([400, true]);
      },
    );

    it('refuses a bound of the wrong kind, and names it', async () => {
      const name = `${seed.bound}_gte`;
      for (const value of ['neither', { a: 1 }, [1, 2]]) {
        const { status, fields } = await failureOf(list({ filter: { [name]: value } }));
        expect([value, status, fields.includes(name)]).toEqual([value, 400, true]);
      }
    });
  });

  describe('getOne', () => {
    if (hasOne) {
      it('returns the record, with everything that the list shows of it', async () => {
        for (const record of (await all()).slice(0, 4)) {
          const { data } = await provider().getOne(resource, { id: record.id });
          expect(data).toMatchObject(record);
        }
      });

      it('takes an id from an address, which is a text', async () => {
        const [id] = stored as [Identifier];
        expect((await provider().getOne(resource, { id: String(id) })).data.id).toBe(id);
      });
    } else {
      it('fails with a status for every id', async () => {
        for (const id of stored)
          expect((await failureOf(provider().getOne(resource, { id }))).status).toBeGreaterThan(399);
      });
    }

    it.each([
      ['00000000-0000-7000-8000-000000000000', 404],
      [987_654_321, 404],
      ['a/b?c=d#e', 404],
    ])('fails with a status for the unknown id %s', async (id, status) => {
      expect((await failureOf(provider().getOne(resource, { id }))).status).toBe(status);
    });
  });

  describe('getMany', () => {
    it('returns the records in the order of the ids, however many', async () => {
      const ids = idsOf(await all()).toReversed();
      expect(idsOf((await provider().getMany(resource, { ids })).data)).toEqual(ids);
      const [a, b] = stored as [Identifier, Identifier];
      expect(idsOf((await provider().getMany(resource, { ids: [b, a] })).data)).toEqual([b, a]);
    });

    it('returns none for none, and leaves unknown ids out', async () => {
      expect((await provider().getMany(resource, { ids: [] })).data).toEqual([]);
      const [id] = stored as [Identifier];
      const { data } = await provider().getMany(resource, { ids: [999_999_999, id] });
      expect(idsOf(data)).toEqual([id]);
    });

    it('takes ids from an address, which are texts', async () => {
      const [id] = stored as [Identifier];
      expect(idsOf((await provider().getMany(resource, { ids: [String(id)] })).data)).toEqual([id]);
    });
  });

  describe('getManyReference', () => {
    it('adds its target to filter, page and sort', async () => {
      const records = await all();
      const first = records.find(({ id }) => id === stored[0]) as RaRecord;
      const wanted = records.filter((record) => record[seed.equal] === first[seed.equal]);
      const ask = (params: object) =>
        provider().getManyReference(resource, {
          target: seed.equal,
          id: first[seed.equal],
          pagination: { page: 1, perPage: largest },
          sort: byId,
          filter: {},
          ...params,
        });
      const whole = await ask({});
      expect([idsOf(whole.data), whole.total]).toEqual([idsOf(wanted), wanted.length]);
      const page = await ask({ pagination: { page: 2, perPage: 1 } });
      expect([idsOf(page.data), page.total]).toEqual([idsOf(wanted).slice(1, 2), wanted.length]);
      const narrowed = await ask({ filter: { id: first.id } });
      expect(idsOf(narrowed.data)).toEqual([first.id]);
    });

    it('refuses an unknown target, and names it', async () => {
      const params = {
        target: 'nonsenseId',
        id: 1,
        pagination: { page: 1, perPage: 10 },
        sort: byId,
        filter: {},
      };
      const { status, fields } = await failureOf(provider().getManyReference(resource, params));
      expect([status, fields.includes('nonsenseId')]).toEqual([400, true]);
    });
  });

  describe('meta and signal', () => {
    it('a call takes meta that it does not know', async () => {
      const meta = { anything: { at: 'all' } };
      const [id] = stored as [Identifier];
      expect((await list({ meta })).total).toBe((await all()).length);
      if (hasOne) expect((await provider().getOne(resource, { id, meta })).data.id).toBe(id);
      expect((await provider().getMany(resource, { ids: [id], meta })).data).toHaveLength(1);
    });

    it('reads end with an AbortError when their signal does, and leave nothing behind', async () => {
      const one = provider();
      expect(one.supportAbortSignal).toBe(true);
      const [id] = stored as [Identifier];
      const reads = [
        (signal: AbortSignal) => list({ signal }, one),
        ...(hasOne ? [(signal: AbortSignal) => one.getOne(resource, { id, signal })] : []),
        (signal: AbortSignal) => one.getMany(resource, { ids: [id], signal }),
        (signal: AbortSignal) =>
          one.getManyReference(resource, {
            target: 'id',
            id,
            pagination: { page: 1, perPage: 1 },
            sort: byId,
            filter: {},
            signal,
          }),
      ];
      for (const read of reads) {
        const control = new AbortController();
        const result = read(control.signal);
        control.abort();
        await expect(result).rejects.toMatchObject({ name: 'AbortError' });
        await expect(read(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
        const { data } = await read(new AbortController().signal);
        expect([data].flat().length).toBeGreaterThan(0);
      }
    });
  });

  writes({ provider, resource, seed, can, hasOne, list });
}

interface Writes extends Required<Subject> {
  list: (params?: object, from?: DataProvider) => ReturnType<DataProvider['getList']>;
}

function writes({ provider, resource, seed, can, list }: Writes): void {
  const { create, change = {}, refused, meta } = seed;
  const unknown = '00000000-0000-7000-8000-000000000000';
  const made = async (n: number, by = provider()) =>
    (await explained(by.create(resource, { data: create?.(n) ?? {}, meta }))).data as RaRecord;
  const read = async (id: Identifier, by = provider()) =>
    (await by.getOne(resource, { id })).data as RaRecord;
  const has = (verb: 'create' | 'update' | 'delete') => can.includes(verb);
  const hasAll = has('create') && has('update') && has('delete');

  if (has('create'))
    describe('create', () => {
      it('returns the whole record with its id, and shows it in a list that was read before', async () => {
        const one = provider();
        const before = (await list({}, one)).total as number;
        const record = await made(1, one);
        expect(await read(record.id)).toEqual(record);
        const { data, total } = await list({}, one);
        expect([total, idsOf(data).includes(record.id)]).toEqual([before + 1, true]);
      });

      if (refused)
        it('fails with the messages at their fields', async () => {
          const { status, fields } = await failureOf(
            provider().create(resource, { data: { ...create?.(2), ...refused?.data }, meta }),
          );
          expect([status, fields.includes(refused?.field ?? '')]).toEqual([400, true]);
        });
    });

  if (hasAll)
    describe('update', () => {
      it('changes what it is given, keeps the rest, and returns the whole record', async () => {
        const one = provider();
        const { id } = await made(3);
        const previousData = await read(id, one);
        await list({}, one);
        const { data } = await explained(one.update(resource, { id, data: change, previousData, meta }));
        expect(data).toMatchObject({ ...change, id });
        expect(Object.keys(data)).toEqual(Object.keys(previousData));
        expect(await read(id)).toEqual(data);
        const shown = (await list({}, one)).data.find((record: RaRecord) => record.id === id);
        expect(shown).toMatchObject(change);
        // Fields that the server itself sets, such as a version or the time of a change, are its own.
        for (const [field, value] of Object.entries(previousData))
          if (field in (create?.(3) ?? {}) && !(field in change))
            expect([field, data[field]]).toEqual([field, value]);
      });

      it('takes the whole record, as a form sends it', async () => {
        const previousData = await made(4);
        const { id } = previousData;
        const { data } = await provider().update(resource, {
          id,
          data: { ...previousData, ...change },
          previousData,
          meta,
        });
        expect(data).toMatchObject(change);
      });

      if (refused)
        it('fails with the messages at their fields, and changes nothing', async () => {
          const previousData = await made(5);
          const { id } = previousData;
          const params = { id, data: refused?.data ?? {}, previousData, meta };
          const { status, fields } = await failureOf(provider().update(resource, params));
          expect([status, fields.includes(refused?.field ?? '')]).toEqual([400, true]);
          expect(await read(id)).toEqual(previousData);
        });

      it('fails with 404 for a record that is not there', async () => {
        const gone = await made(6);
        await provider().delete(resource, { id: gone.id, previousData: gone, meta });
        const params = { id: gone.id, data: change, previousData: gone, meta };
        expect((await failureOf(provider().update(resource, params))).status).toBe(404);
      });
    });

  if (hasAll)
    describe('updateMany', () => {
      it('changes each and returns the ids', async () => {
        const ids = [(await made(7)).id, (await made(8)).id];
        const one = provider();
        expect((await one.updateMany(resource, { ids, data: change, meta })).data).toEqual(ids);
        for (const id of ids) expect(await read(id)).toMatchObject(change);
      });

      it('returns none for none, and fails with 404 for a record that is not there', async () => {
        expect((await provider().updateMany(resource, { ids: [], data: change })).data).toEqual([]);
        const call = provider().updateMany(resource, { ids: [unknown], data: change, meta });
        expect((await failureOf(call)).status).toBe(404);
      });
    });

  if (has('create') && has('delete'))
    describe('delete', () => {
      it('returns the record, which is gone from a list that was read before', async () => {
        const one = provider();
        const previousData = await made(9);
        const { id } = previousData;
        await list({}, one);
        expect((await one.delete(resource, { id, previousData, meta })).data).toMatchObject({ id });
        expect((await failureOf(one.getOne(resource, { id }))).status).toBe(404);
        expect(idsOf((await list({}, one)).data)).not.toContain(id);
        expect((await failureOf(provider().delete(resource, { id, previousData, meta }))).status).toBe(404);
      });
    });

  if (has('create') && has('delete'))
    describe('deleteMany', () => {
      it('deletes each and returns the ids', async () => {
        const ids = [(await made(10)).id, (await made(11)).id];
        const one = provider();
        await list({}, one);
        expect((await one.deleteMany(resource, { ids, meta })).data).toEqual(ids);
        const left = idsOf((await list({}, one)).data);
        for (const id of ids) expect(left).not.toContain(id);
      });

      it('tries all of them when one is refused, and fails with what was done', async () => {
        const done = [(await made(12)).id, (await made(13)).id];
        const one = provider();
        const failure = await failureOf(one.deleteMany(resource, { ids: [done[0], unknown, done[1]], meta }));
        expect([failure.status, failure.done]).toEqual([404, done]);
        const left = idsOf((await list({}, one)).data);
        for (const id of done) expect(left).not.toContain(id);
      });

      it('returns none for none, and fails with 404 for a record that is not there', async () => {
        expect((await provider().deleteMany(resource, { ids: [] })).data).toEqual([]);
        expect((await failureOf(provider().deleteMany(resource, { ids: [unknown], meta }))).status).toBe(404);
      });
    });

  const [id, data] = [unknown, {}];
  const calls = {
    create: [(one: DataProvider) => one.create(resource, { data })],
    update: [
      (one: DataProvider) => one.update(resource, { id, data, previousData: { id } }),
      (one: DataProvider) => one.updateMany(resource, { ids: [id], data }),
    ],
    delete: [
      (one: DataProvider) => one.delete(resource, { id, previousData: { id } }),
      (one: DataProvider) => one.deleteMany(resource, { ids: [id] }),
    ],
  };
  for (const verb of ['create', 'update', 'delete'] as const) {
    if (!has(verb))
      it(`fails with a status to ${verb}, which it cannot`, async () => {
        for (const call of calls[verb])
          expect((await failureOf(call(provider()))).status).toBeGreaterThan(399);
      });
  }
}
