import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readLive } from '../../../server/content/live';
import { type Editor, editorOf } from '../../support/server/content';
import { emptyPublications } from '../../support/server/emptied';
import { openedSession } from '../../support/server/openedSession';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let one: Editor;
let other: Editor;
beforeAll(async () => {
  server = await buildTestApp();
  const editor = async () => {
    const person = await server.makeUser({ staffRoles: ['content'] });
    return editorOf(server, await openedSession(server, { ...person, role: 'Admin' }));
  };
  [one, other] = [await editor(), await editor()];
});
afterAll(() => server.close());

const statusesOf = (answers: Array<{ status: number }>) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const live = (resource: string) => readLive(server.db, resource, server.clock.now());
/** Nothing is live, and then so many banners are. */
async function bannersLive(count: number) {
  await emptyPublications(server.db, 'banners');
  const made = [];
  for (let n = 0; n < count; n++) {
    const banner = await one.make('banners');
    expect((await one.publish('banners', banner)).status).toBe(201);
    made.push(banner);
  }
  server.clock.advance(1);
  return made.map(({ id }) => id);
}

describe('publications', () => {
  race('two people who take down the last two banners leave one', 30, async () => {
    const [first = '', second = ''] = await bannersLive(2);
    const answers = await Promise.all([one.unpublish('banners', first), other.unpublish('banners', second)]);
    expect([statusesOf(answers), (await live('banners')).length]).toEqual([[200, 409], 1]);
  });

  race('one who deletes and one who takes down leave one', 30, async () => {
    const [first = '', second = ''] = await bannersLive(2);
    const answers = await Promise.all([one.remove('banners', first), other.unpublish('banners', second)]);
    expect([statusesOf(answers), (await live('banners')).length]).toEqual([[200, 409], 1]);
  });

  race('two people do not publish a sixth and a seventh at once', 15, async () => {
    await bannersLive(5);
    const [sixth, seventh] = [await one.make('banners'), await one.make('banners')];
    const answers = await Promise.all([one.publish('banners', sixth), other.publish('banners', seventh)]);
    expect([statusesOf(answers), (await live('banners')).length]).toEqual([[201, 409], 6]);
  });

  race(
    'what is published while somebody edits is the version that was looked at, or nothing',
    30,
    async () => {
      const { id } = await one.make('news', { title: 'Trước' });
      const [published, edited] = await Promise.all([
        one.publish('news', { id, version: 1 }),
        other.change('news', id, { title: 'Sau', version: 1 }),
      ]);
      expect([[201, 409].includes(published.status), edited.status]).toEqual([true, 200]);
      const titles = (await live('news'))
        .filter(({ recordId }) => recordId === id)
        .map(({ fields }) => fields.title);
      expect(titles).toEqual(published.status === 201 ? ['Trước'] : []);
    },
  );

  race('two plans for the same time are one', 30, async () => {
    const { id } = await one.make('news');
    const span = { from: one.inDays(1), until: one.inDays(2) };
    const answers = await Promise.all(
      [one, other].map((who) => who.publish('news', { id, version: 1 }, span)),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
  });

  race('articles with one title get addresses of their own', 15, async (n) => {
    const made = [
      await one.make('news', { title: `Vòng ${n}` }),
      await one.make('news', { title: `Vòng ${n}` }),
    ];
    const answers = await Promise.all(
      made.map((article, index) => (index ? other : one).publish('news', article)),
    );
    expect(statusesOf(answers)).toEqual([201, 201]);
    const slugs = (await live('news')).flatMap(({ recordId, slugs }) =>
      made.some(({ id }) => id === recordId) ? [slugs?.vi] : [],
    );
    expect(new Set(slugs)).toEqual(new Set([`vong-${n}`, `vong-${n}-2`]));
  });
});
