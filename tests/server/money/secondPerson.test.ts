import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '../../../contract/permissions';
import { readLive } from '../../../server/content/live';
import { hours, minutes } from '../../../server/platform/clock';
import { isCovered } from '../../support/depth';
import { editorOf, uploadAs } from '../../support/server/content';
import { openedSession } from '../../support/server/openedSession';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const factors = ['recent', 'stale', 'none'] as const;
type Factor = (typeof factors)[number];

/** Somebody of the staff, with a second factor that was given just now, an hour ago, or never set up. */
async function person(roles: StaffRole[], factor: Factor = 'none') {
  const user = await server.makeUser({ staffRoles: roles });
  const signIn = async () => {
    const token = await openedSession(server, { ...user, role: 'Admin' });
    const age = { recent: minutes(1), stale: hours(1), none: 0 }[factor];
    if (factor !== 'none') {
      await server.db
        .insertInto('secondFactors')
        .values({ userId: user.id, confirmedAt: server.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await server.db
        .updateTable('sessions')
        .set({ factorAt: new Date(+server.clock.now() - age) })
        .where('userId', '=', user.id)
        .execute();
    }
    return { ...user, token, editor: editorOf(server, token) };
  };
  return { ...(await signIn()), signIn };
}
type Person = Awaited<ReturnType<typeof person>>;

const newFile = (token: string) =>
  uploadAs(server, token, Buffer.concat([Buffer.from('PK'), randomBytes(40)]));
/** What players get by a record: the file of one that is out, else its address. */
async function offered(recordId: string) {
  const found = (await readLive(server.db, 'releases', server.clock.now())).find(
    (one) => one.recordId === recordId,
  );
  return String((found?.fields.state === 1 && found.fields.file) || found?.fields.link || '');
}
const dismissAll = () =>
  server.db.updateTable('users').set({ role: 'User', staffRoles: [] }).where('role', '=', 'Admin').execute();

const ways = [
  'publish',
  'publish an address',
  'schedule',
  'replace',
  'replace until',
  'unpublish',
  'delete the record',
  'publish what was put back',
  'publish a new text',
  'publish without the file',
  'cancel the plan',
] as const;
type Way = (typeof ways)[number];

/** Two who choose what is offered, one after the other, and one who puts it live before them. */
interface Cast {
  uploader: Person;
  changer: Person;
  first: Person;
}

/** Brings a record to where the act of a way is next; resolves to the act, and what players get after it. */
async function prepare(way: Way, { uploader, changer, first }: Cast) {
  const link = `https://store.example/${randomBytes(6).toString('hex')}`;
  const old = await newFile(uploader.token);
  const made = await uploader.editor.make('releases', {
    state: 1,
    place: 1,
    link: 'https://store.example/old',
  });
  const { id } = made;
  const put = (given: object, version: number) =>
    changer.editor.change('releases', id, { ...given, version });
  const live = async (version: number) => {
    const { status } = await first.editor.publish('releases', { id, version });
    expect(status).toBe(201);
  };
  const publish =
    (version: number, span = {}) =>
    (by: Person) =>
      by.editor.publish('releases', { id, version }, span);
  if (way === 'publish an address') {
    await put({ link }, 1);
    return { id, act: publish(2), after: link };
  }
  await put({ file: old, link: '' }, 1);
  if (way === 'publish') return { id, act: publish(2), after: old };
  if (way === 'schedule')
    return { id, act: publish(2, { from: first.editor.inDays(2) }), after: old, inDays: 3 };
  if (way === 'publish what was put back') {
    await put({ file: '', link }, 2);
    const entry = await ownChange(server, id, changer.token);
    await server.post('admin/releases/undo', { recordId: id, entry }, { token: changer.token });
    return { id, act: publish(4), after: old };
  }
  if (way === 'cancel the plan') {
    const plan = await first.editor.publish('releases', { id, version: 2 }, { from: first.editor.inDays(2) });
    return { id, act: (by: Person) => by.editor.cancel(plan.body.id), after: '' };
  }
  await live(2);
  if (way === 'unpublish') return { id, act: (by: Person) => by.editor.unpublish('releases', id), after: '' };
  if (way === 'delete the record')
    return { id, act: (by: Person) => by.editor.remove('releases', id), after: '' };
  if (way === 'publish a new text') {
    await put({ edition: '1.1' }, 2);
    return { id, act: publish(3), after: old };
  }
  if (way === 'publish without the file') {
    await put({ state: 0 }, 2);
    return { id, act: publish(3), after: '' };
  }
  const next = await newFile(uploader.token);
  await put({ file: next }, 2);
  const span = way === 'replace until' ? { until: first.editor.inDays(2) } : {};
  return { id, act: publish(3, span), after: next };
}

/** Ways that change nothing of what players get. */
const harmless = new Set<Way>(['publish a new text', 'cancel the plan']);
/** Ways that need no recent factor. */
const free = new Set<Way>(['publish a new text']);
const alone = [23, 25] as const;
type Who =
  | 'uploader'
  | 'changer'
  | 'another'
  | 'another owner'
  | 'a writer of the game'
  | `only owner, ${(typeof alone)[number]} h`;
const people: Who[] = [
  'uploader',
  'changer',
  'another',
  'another owner',
  'a writer of the game',
  ...alone.map((h) => `only owner, ${h} h` as const),
];
const cases = ways.flatMap((way, row) =>
  people.flatMap((who, column) =>
    factors.filter((_, place) => isCovered(row, column, place)).map((factor) => ({ way, who, factor })),
  ),
);

it.each(cases)('$way by $who, factor $factor', async ({ way, who, factor }) => {
  await dismissAll();
  const isAlone = who.startsWith('only owner');
  const uploader = await person([isAlone ? 'owner' : 'content'], factor);
  const changer = isAlone ? uploader : await person(['content'], factor);
  const first = await person(['content']);
  const cast = { uploader, changer, first };
  const { id, act, after, inDays = 0 } = await prepare(way, cast);
  const before = await offered(id);
  if (isAlone) {
    await server.db
      .updateTable('users')
      .set({ role: 'User', staffRoles: [] })
      .where('id', '=', first.id)
      .execute();
    server.clock.advance(hours(who.includes('25') ? 25 : 23));
  }
  const actors: Record<string, () => Promise<Person>> = {
    uploader: async () => uploader,
    changer: async () => changer,
    another: () => person(['content'], factor),
    'another owner': () => person(['owner'], factor),
    'a writer of the game': () => person(['game'], factor),
  };
  const by = (await actors[who]?.()) ?? { ...(await uploader.signIn()), signIn: uploader.signIn };
  await server.mails();
  const { status, body } = await act(by);
  // Who uploaded a file that the record no longer names did not choose its address.
  const isOther = who.startsWith('another') || (who === 'uploader' && way === 'publish an address');
  const isOwnRight =
    who !== 'a writer of the game' && (isOther || who === 'only owner, 25 h' || harmless.has(way));
  const isAllowed = isOwnRight && (factor !== 'stale' || free.has(way));
  expect([status < 300, body.message]).toEqual([isAllowed, isAllowed ? undefined : expect.any(String)]);
  if (!isAllowed) expect(status).toBe(403);
  if (status === 403 && isOwnRight) expect(body.errors.stepUp).toBeDefined();
  server.clock.advance(inDays * hours(24));
  expect(await offered(id)).toBe(isAllowed ? after : before);
  const mails = (await server.mails()).filter(({ to }) => to === by.email);
  expect(mails.length).toBe(isAllowed && isAlone && !harmless.has(way) ? 1 : 0);
});
