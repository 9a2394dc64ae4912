import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog, restResources } from '../../../contract/catalog';
import type { Field } from '../../../contract/fields';
import { type Permission, permissionsOf, type StaffRole, staffRoles } from '../../../contract/permissions';
import { type FormResource, partOf, type RestResource, undoPath } from '../../../contract/resource';
import { entryHeader, readEntries } from '../../../contract/undoable';
import { randomFrom } from '../../../server/cli/demo/random';
import { days } from '../../../server/platform/clock';
import { makers } from '../../support/server/content';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/*
 * Colleagues of all roles change, delete and undo one record in a made-up order. What each undo does is known from the entries
 * alone: the fields that its entry wrote become what they were, and it is refused once a later entry wrote one of them.
 */

let server: TestApp;
let image: File;
/** One that is stored. */
let pictureName = '';
const tokens = new Map<StaffRole, string>();
const as = (role: StaffRole) => ({ token: tokens.get(role) ?? '' });
beforeAll(async () => {
  server = await buildTestApp();
  for (const role of staffRoles) tokens.set(role, (await server.makeStaff(role)).token);
  image = await picture();
  const stored = await server.send('POST', 'admin/images', { Image: image }, as('owner'));
  pictureName = stored.body.name;
});
afterAll(() => server.close());

type Row = Record<string, unknown>;
type Answer = Awaited<ReturnType<TestApp['call']>>;
/** How the records of a resource are written and read, by whom. */
interface Written {
  write: Permission;
  /** The fields that are changed here, with a value for each number. */
  fields: Record<string, (n: number) => unknown>;
  create: (who: StaffRole) => Promise<{ id: string; made: Answer }>;
  read: (id: string) => Promise<Row | null>;
  update: (who: StaffRole, id: string, now: Row) => Promise<Answer>;
  remove: (who: StaffRole, id: string) => Promise<Answer>;
  undo: string;
}

const reason = 'for the test';
let count = 0;
const ahead = (day: number) => new Date(+server.clock.now() + days(day)).toISOString();
/** What a new record has. */
const bases: Record<string, () => Row> = {
  ...makers,
  offers: () => ({ code: `MA${1000 + ++count}`, bonusKind: 1, amount: 50, isActive: true }),
  seasons: () => ({
    number: ++count,
    name: 'Mùa',
    startAt: ahead(1000 + 100 * count),
    endAt: ahead(1050 + 100 * count),
    goal: 1000,
    giftKind: 0,
    giftAmount: 5,
    milestones: [],
  }),
  skills: () => ({ name: 'Khiên', kind: 0, cooldown: 1.5, image: pictureName }),
};
const samples: Partial<Record<Field['kind'], string>> = {
  text: 'Tên',
  integer: '12',
  decimal: '0.25',
  money: '59000',
  choice: '1',
  word: 'USD',
  flag: 'false',
};
const values: Partial<Record<Field['kind'], (n: number) => unknown>> = {
  text: (n) => `Chữ ${n}`,
  markdown: (n) => `Đoạn ${n}`,
  decimal: (n) => (10 + n) / 100,
};
/** Fields that nothing else depends on: three of texts and numbers. */
const freeFields = ({ fields }: FormResource | RestResource): Written['fields'] =>
  Object.fromEntries(
    Object.entries(fields)
      .flatMap(([name, field]) => {
        const value = 'form' in field && field.form ? undefined : values[field.kind];
        return value && name !== 'code' ? [[name, value] as const] : [];
      })
      .slice(0, 3),
  );
const found = ({ status, body }: Answer): Row | null => (status === 200 ? body : null);

const ofForm = (resource: FormResource): Written => {
  const { paths, fields, imagePart } = resource;
  const parts = (row: Row) =>
    Object.fromEntries(Object.keys(fields).map((name) => [partOf(name), String(row[name] ?? '')]));
  const sample = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (field.kind === 'text' ? field.form?.sample : undefined) ?? samples[field.kind],
    ]),
  );
  return {
    write: resource.access.write,
    fields: freeFields(resource),
    create: async (who) => {
      const made = await server.send('POST', paths.create, { ...parts(sample), [imagePart]: image }, as(who));
      return { id: made.body.id, made };
    },
    read: async (id) => found(await server.get(paths.one.replace(':id', id), as('owner'))),
    update: (who, id, now) => server.send('PUT', paths.update.replace(':id', id), parts(now), as(who)),
    remove: (who, id) => server.call('DELETE', paths.remove.replace(':id', id), undefined, as(who)),
    undo: undoPath(resource),
  };
};
const ofRest = (resource: RestResource): Written => {
  const path = `admin/${resource.name}`;
  return {
    write: resource.access.write,
    fields: freeFields(resource),
    create: async (who) => {
      const made = await server.post(path, { ...bases[resource.name]?.(), reason }, as(who));
      return { id: made.body.id, made };
    },
    read: async (id) => found(await server.get(`${path}/${id}`, as('owner'))),
    update: (who, id, now) => server.call('PUT', `${path}/${id}`, { ...now, reason }, as(who)),
    remove: (who, id) => server.call('DELETE', `${path}/${id}`, { reason }, as(who)),
    undo: `${path}/undo`,
  };
};
/** One level at a time, as what a level needs depends on the next one. */
const levels: Written = {
  write: 'game:write',
  fields: { experienceRequired: (n) => 1000 + n },
  create: async (who) => {
    const level = { levelNumber: ++count, experienceRequired: 100 };
    return { id: String(count), made: await server.post('admin/level/create', level, as(who)) };
  },
  read: async (id) => {
    const { body } = await server.get('admin/level/get-all', as('owner'));
    return body.levels.find(({ levelNumber }: { levelNumber: number }) => String(levelNumber) === id) ?? null;
  },
  update: (who, id, { experienceRequired }) =>
    server.call('PUT', `admin/level/update/${id}`, { experienceRequired }, as(who)),
  remove: (who, id) => server.call('DELETE', `admin/level/delete/${id}`, undefined, as(who)),
  undo: 'admin/level/undo',
};

/** An entry of the history: the values of the free fields before and after it, null where there was no record. */
interface Entry {
  id: string;
  by: StaffRole;
  before: Row | null;
  after: Row | null;
}
const changed = ({ before, after }: Entry, names: readonly string[]): string[] =>
  before && after ? names.filter((name) => before[name] !== after[name]) : [...names];

/** The state after an undo of an entry; 'refused' if a later one wrote what it had written, or it is as it would be. */
function undone(entries: readonly Entry[], at: number, now: Row | null, names: readonly string[]) {
  const entry = entries[at];
  if (!entry || (entry.after === null) !== (now === null)) return 'refused' as const;
  const written = changed(entry, names);
  const later = entries.slice(at + 1).flatMap((one) => changed(one, names));
  if (written.some((name) => later.includes(name))) return 'refused' as const;
  if (!entry.before || !now) return entry.before;
  const { before } = entry;
  return { ...now, ...Object.fromEntries(written.map((name) => [name, before[name]])) };
}

const all: Array<[string, () => Written]> = [
  ...catalog.map((one): [string, () => Written] => [one.name, () => ofForm(one as FormResource)]),
  ...restResources.map((one): [string, () => Written] => [one.name, () => ofRest(one)]),
  ['levels', () => levels],
];
/** Stories of a resource: until everything was seen, and no more than these. */
const most = 40;
const steps = 12;

describe.each(all)('%s', (name, of) => {
  it('each undo does what its entry says, whoever makes it', async () => {
    const record = of();
    const names = Object.keys(record.fields);
    const writers = staffRoles.filter((role) => permissionsOf([role]).includes(record.write));
    const seen = new Set<string>();
    // Each pair of roles that changed and undid, and one that may not write.
    const ends = writers.flatMap((by) =>
      writers.flatMap((other) => [200, 409].map((status) => `${by} ${other} ${status}`)),
    );
    const sawAll = () => ends.every((end) => seen.has(end)) && [...seen].some((end) => end.endsWith('403'));
    for (let story = 0; story < most && (story < 6 || !sawAll()); story++) {
      const { next, pick } = randomFrom(story);
      const free = (row: Row | null) =>
        row && Object.fromEntries(names.map((field) => [field, row[field] ?? null]));
      const entryOf = (id: string, { headers }: Answer) =>
        readEntries(String(headers[entryHeader])).find(([about]) => about === id)?.[1] ?? '';
      const first = pick(writers);
      const { id, made } = await record.create(first);
      expect([name, made.status, made.body.errors]).toEqual([name, 201, undefined]);
      let now = await record.read(id);
      const entries: Entry[] = [{ id: entryOf(id, made), by: first, before: null, after: free(now) }];
      for (let step = 1; step <= steps; step++) {
        const before = now;
        const act = next();
        const by = pick(act < 0.8 ? writers : staffRoles);
        let answer: Answer | undefined;
        if (act < 0.4 && now) {
          const field = pick(names);
          // Every third value was there at some time before.
          const value = pick([
            record.fields[field]?.(step),
            record.fields[field]?.(step),
            entries[0]?.after?.[field],
          ]);
          if (value === now[field]) continue;
          answer = await record.update(by, id, { ...now, [field]: value });
          now = await record.read(id);
          expect([by, answer.status, free(now)]).toEqual([by, 200, { ...free(before), [field]: value }]);
        } else if (act < 0.45 && now) {
          answer = await record.remove(by, id);
          now = await record.read(id);
          expect([by, answer.status < 300, now]).toEqual([by, true, null]);
        } else {
          const at = pick([...entries.keys()]);
          const expected = undone(entries, at, free(now), names);
          answer = await server.post(record.undo, { recordId: id, entry: entries[at]?.id }, as(by));
          now = await record.read(id);
          const may = writers.includes(by);
          const status = may ? (expected === 'refused' ? 409 : 200) : 403;
          const tried = { story, step, by, entry: entries[at], status: answer.status };
          expect(tried).toEqual({ ...tried, status });
          expect(free(now)).toEqual(status === 200 ? expected : free(before));
          if (status !== 200) expect(now).toEqual(before);
          seen.add(`${entries[at]?.by} ${by} ${status}`);
        }
        if (answer.status < 300)
          entries.push({ id: entryOf(id, answer), by, before: free(before), after: free(now) });
      }
      if (now) await record.remove('owner', id);
    }
    expect([sawAll(), [...seen].sort()]).toEqual([true, expect.arrayContaining(ends)]);
  });
});
