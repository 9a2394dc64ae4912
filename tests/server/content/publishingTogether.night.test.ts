import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restResources } from '../../../contract/catalog';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { isPublished, type PublishedResource } from '../../../server/content/publishedResource';
import { isCancelled } from '../../../server/db/publications';
import { type Editable, type Editor, editorOf, makers } from '../../support/server/content';
import { emptyPublications } from '../../support/server/emptied';
import { openedSession } from '../../support/server/openedSession';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Whatever two editors do with a resource's records at the same time, each act is done whole or refused, and the rules of
// publications hold afterwards.

let server: TestApp;
let editors: [Editor, Editor];
beforeAll(async () => {
  server = await buildTestApp();
  const editor = async () => {
    const person = await server.makeUser({ staffRoles: ['content'] });
    return editorOf(server, await openedSession(server, { ...person, role: 'Admin' }));
  };
  editors = [await editor(), await editor()];
});
afterAll(() => server.close());

interface Known {
  id: string;
  version: number;
}
const published = restResources.filter(isPublished);
/** The first text of a record: here it says which version of which record it is. */
const titleOf = ({ search }: PublishedResource) => search[0] ?? '';
const text = (n: number, version: number, by: number | string) => `${by}: bản ${version} của ${n}`;

/** Records as both editors know them: so many are live that one act more may be one too many, one is planned, one not. */
async function begin({ name, table, publication }: PublishedResource, title: string, random: Random) {
  const [editor] = editors;
  await emptyPublications(server.db, table);
  const { least, most } = publication.live ?? { least: 1, most: 2 };
  const shown = random.pick([least, least + 1, most - 1]);
  const records: Known[] = [];
  for (let n = 0; n < shown + 2; n++) {
    const made = await editor.make(name as Editable, { [title]: text(n, 1, 'đầu') });
    const span = n > shown ? { from: editor.inDays(3), until: editor.inDays(4) } : {};
    if (n !== shown) expect((await editor.publish(name, made, span)).status).toBe(201);
    records.push(made);
  }
  server.clock.advance(1);
  return records;
}

interface Round {
  name: string;
  title: string;
  records: Known[];
  random: Random;
}
const counts: Record<number, number> = {};
const acts = ['now', 'later', 'span', 'until', 'unpublish', 'cancel', 'edit', 'remove'] as const;
type Act = (typeof acts)[number];
/** Every two acts, an act and itself too. */
const pairs = acts.flatMap((one, index) => acts.slice(index).map((other): [Act, Act] => [one, other]));

/** Does one thing with a record; returns the title that it gave a version, if it did. */
async function act(who: number, chosen: Act, n: number, { name, title, records, random }: Round) {
  const editor = editors[who] as Editor;
  const { id, version } = records[n] as Known;
  const day = editor.inDays(random.whole(1, 4));
  const send = (span: object) => () => editor.publish(name, { id, version }, span);
  const given = text(n, version + 1, who);
  const done = await {
    now: send({}),
    later: send({ from: day }),
    span: send({ from: day, until: editor.inDays(5) }),
    until: send({ until: day }),
    unpublish: () => editor.unpublish(name, id),
    cancel: async () => {
      const [plan] = await editor.list({ recordId: id, state: 'scheduled' });
      return plan ? editor.cancel(plan.id) : { status: 404, body: {} };
    },
    edit: () => editor.change(name, id, { [title]: given, version }),
    remove: () => editor.remove(name, id),
  }[chosen]();
  const { status, body } = done;
  expect([200, 201, 204, 400, 404, 409], `${chosen}: ${JSON.stringify(body)}`).toContain(status);
  if (status === 201) expect(body.recordVersion, 'what was looked at').toBe(version);
  counts[status] = (counts[status] ?? 0) + 1;
  return chosen === 'edit' && status === 200 ? ([`${id} ${body.version}`, given] as const) : null;
}

/** One does the one act with each record, and the other the other, beginning at opposite ends. */
async function actTogether(round: Round, pair: [Act, Act]) {
  const { records } = round;
  const titles = new Map(records.map(({ id }, n) => [`${id} 1`, text(n, 1, 'đầu')]));
  const person = async (who: 0 | 1) => {
    for (let index = 0; index < records.length; index++) {
      const edited = await act(who, pair[who], who ? records.length - 1 - index : index, round);
      if (edited) titles.set(...edited);
    }
  };
  await Promise.all([person(0), person(1)]);
  return titles;
}

const stored = (name: string) =>
  server.db
    .selectFrom('publications')
    .select(['recordId', 'recordVersion', 'fields', 'from', 'until', isCancelled.as('isCancelled')])
    .where('resource', '=', name)
    .orderBy('from')
    .execute();

describe.each(published)('$name', (resource) => {
  const { name, publication } = resource;
  const title = titleOf(resource);

  // Limits need every pair of acts; without them an eighth of the pairs, and each resource other ones.
  race('two editors act at once', publication.live ? pairs.length : 9, async (n) => {
    const random = randomFrom(n * 1000 + published.indexOf(resource));
    const pair = pairs[(n * (publication.live ? 1 : 4) + published.indexOf(resource)) % pairs.length] as [
      Act,
      Act,
    ];
    const records = await begin(resource, title, random);
    const titles = await actTogether({ name, title, records, random }, pair);
    const all = await stored(name);
    const now = server.clock.now();
    const seen = (at: Date) =>
      all.filter((one) => !one.isCancelled && one.from <= at && (one.until === null || one.until > at));
    const moments = all.flatMap(({ from, until }) => (until ? [from, until] : [from]));
    for (const at of [now, ...moments.filter((moment) => moment > now)]) {
      const ids = seen(at).map(({ recordId }) => recordId);
      expect(new Set(ids).size, 'a record is live once').toBe(ids.length);
      const { least = 0, most = ids.length } = publication.live ?? {};
      expect(ids.length).toBeGreaterThanOrEqual(least);
      expect(ids.length).toBeLessThanOrEqual(most);
    }
    for (const { recordId, recordVersion, fields } of all)
      expect(fields[title], 'the text of its version').toBe(titles.get(`${recordId} ${recordVersion}`));
  });
});

it('tries every published resource, and acts are done and refused', () => {
  expect(published.map(({ name }) => name).sort()).toEqual(Object.keys(makers).sort());
  expect(counts[200]).toBeGreaterThan(10);
  expect(counts[201]).toBeGreaterThan(10);
  expect(counts[409]).toBeGreaterThan(10);
});
