import { afterAll, beforeAll, expect, it } from 'vitest';
import { avatars } from '../../../contract/avatars';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { sweepTables } from '../../../server/operations/retention';
import { addMs, days } from '../../../server/platform/clock';
import { deep } from '../../support/depth';
import { CardModel, type KnownPerson } from '../../support/server/cardModel';
import { cardSite } from '../../support/server/cardSite';
import { openedSession } from '../../support/server/openedSession';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

// User names that change and change back, also those of staff, cards that are shown and hidden, accounts that are banned, closed,
// opened again and erased, others who want a name that is free or held, and the clock, in any order: after each step every name
// of the story leads to the card that the rules in their own words (cardModel.ts) say, or to nothing, in page, call and search.

let server: TestApp;
let site: Awaited<ReturnType<typeof cardSite>>;
let owner: Awaited<ReturnType<TestApp['makeUser']>>;
beforeAll(async () => {
  server = await buildTestApp();
  site = await cardSite(server);
  owner = await server.makeUser({ role: 'Admin' });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const reason = 'for the story';
/** How often the stories came to each. */
const met = { cards: 0, redirects: 0, renames: 0, registrations: 0, refusedNames: 0, erasures: 0 };

const forever = new Date('9999-01-01');
const isNamed =
  (name: string) =>
  ({ userName }: KnownPerson): boolean =>
    userName.toLowerCase() === name.toLowerCase();
const set = (id: string, values: object) =>
  server.db.updateTable('users').set(values).where('id', '=', id).execute();
const byEmail = (email: string) =>
  server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
/** A call with a session that was opened whatever has become of the account. */
async function call(
  person: { id: string; email: string; userName: string; role?: 'User' | 'Admin' },
  method: 'PUT' | 'POST',
  path: string,
  body: object,
) {
  const token = await openedSession(server, { role: 'Admin', ...person });
  return server.call(method, path, body, { token });
}

class CardStory {
  private readonly model = new CardModel(() => server.clock.now());
  private readonly names: readonly string[];

  constructor(
    private readonly random: Random,
    seed: number,
  ) {
    this.names = ['an', 'binh.png', 'chi', 'dung-99', 'em_'].map((name) => `s${seed}.${name}`);
  }

  async begin(): Promise<void> {
    for (const userName of this.names.slice(0, 3)) await this.join(await server.makeUser({ userName }));
  }

  async step(): Promise<void> {
    await this.random.pick(this.acts)();
    for (const name of this.names) await this.look(this.spelled(name));
  }

  /** What page, call and search say of a name. */
  private async look(name: string): Promise<void> {
    const card = this.model.cardAt(name);
    const shown = await site.open(`/api/site/cards/${name}`);
    const page = await site.open(`/u/${name}`);
    const isOld = card !== undefined && !isNamed(name)(card);
    const status = card ? (isOld ? 302 : 200) : 404;
    expect([name, shown.statusCode, page.statusCode]).toEqual([name, card ? 200 : 404, status]);
    if (card) {
      const { userName, avatar, isIndexed } = card;
      expect(shown.json()).toMatchObject({ userName, avatar, isIndexed });
      if (isOld) expect(page.headers.location).toBe(`/u/${userName.toLowerCase()}`);
      else expect(page.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
      if (!isOld) expect(page.body).toContain(JSON.stringify({ avatar }).slice(1, -1));
      met.cards++;
      if (isOld) met.redirects++;
    }
    const found = this.model.people.filter((one) => isNamed(name)(one) && this.model.isFound(one));
    expect((await server.get(`user/search?query=${name}`)).body).toMatchObject(
      found.map((one) => ({
        userName: one.userName,
        drawing: { worn: [], avatar: this.model.isShown(one) ? one.avatar : null },
      })),
    );
  }

  private get anybody(): KnownPerson {
    return this.random.pick(this.model.people);
  }
  private get anyName(): string {
    return this.spelled(this.random.pick(this.names));
  }
  private spelled(name: string): string {
    return this.random.pick([name, name, name.toUpperCase()]);
  }
  private async join({ id, email, userName }: Awaited<ReturnType<TestApp['makeUser']>>): Promise<void> {
    const avatar = avatars[this.model.people.length] ?? '';
    await set(id, { avatar });
    this.model.people.push({
      id,
      email,
      userName,
      avatar,
      role: 'User',
      isVisible: null,
      isIndexed: false,
      bannedUntil: null,
      eraseAt: null,
      isErased: false,
      renamedAt: null,
    });
  }

  private async rename(): Promise<void> {
    const [person, userName] = [this.anybody, this.anyName];
    const { model } = this;
    const { role, renamedAt } = person;
    const isEarly = renamedAt !== null && addMs(renamedAt, days(90)) > server.clock.now();
    const isFree = !model.isTaken(userName, person);
    const refused = person.userName === userName ? 400 : isFree ? null : 409;
    const own = !model.isOpen(person) ? 401 : role === 'Admin' || isEarly ? 409 : (refused ?? 200);
    const byOwner = role === 'Admin' && this.random.pick([true, false]);
    const answer = byOwner
      ? await call(owner, 'PUT', `admin/staff/${person.id}/user-name`, { userName, reason })
      : await call(person, 'PUT', 'user/user-name', { userName, password });
    expect(['rename', userName, answer.status]).toEqual([
      'rename',
      userName,
      byOwner ? (refused ?? 200) : own,
    ]);
    if (answer.status === 200) model.renamed(person, userName);
    met[answer.status === 200 ? 'renames' : 'refusedNames']++;
  }
  private async register(): Promise<void> {
    const { model } = this;
    if (model.people.length === avatars.length) return;
    const userName = this.anyName;
    const email = `${userName}.${model.people.length}@outline.example`.toLowerCase();
    const name = { firstName: 'Minh', lastName: 'Nguyễn' };
    const given = { ...name, userName, email, phoneNumber: '', password };
    const { status } = await server.post('user/auth/register', given);
    expect(['registration', userName, status]).toEqual([
      'registration',
      userName,
      model.isTaken(userName, null) ? 409 : 201,
    ]);
    if (status !== 201) return;
    met.registrations++;
    const { id } = await byEmail(email);
    await set(id, { emailVerifiedAt: server.clock.now() });
    await this.join({ ...given, id, passwordHash: null, emailVerifiedAt: null });
  }
  private async choose(): Promise<void> {
    const person = this.anybody;
    const isVisible = this.random.pick([true, true, false]);
    const isIndexed = this.random.pick([true, false]);
    const { status } = await call(person, 'PUT', 'user/card', { isVisible, isIndexed });
    const isOpen = this.model.isOpen(person);
    expect(['choice', status]).toEqual(['choice', !isOpen ? 401 : person.role === 'Admin' ? 409 : 200]);
    if (status === 200) Object.assign(person, { isVisible, isIndexed: isVisible && isIndexed });
  }

  private async ban(): Promise<void> {
    const person = this.anybody;
    const isBanned = this.model.isBanned(person);
    const until = this.random.pick([null, addMs(server.clock.now(), days(5))]);
    const terms = { kind: 'cheating', note: reason, until: until?.toISOString() };
    const body = isBanned || until === null ? {} : terms;
    const answer = await call(owner, 'POST', `admin/user/${isBanned ? 'unban' : 'ban'}/${person.id}`, body);
    expect(['ban', answer.status]).toEqual(['ban', person.isErased ? 409 : 200]);
    if (answer.status === 200) person.bannedUntil = isBanned ? null : (until ?? forever);
  }
  private async close(): Promise<void> {
    const person = this.anybody;
    const { model } = this;
    const byStaff = this.random.pick([true, false]);
    const { status } = byStaff
      ? await call(owner, 'POST', `admin/players/${person.id}/erasure`, { reason })
      : await call(person, 'POST', 'user/erasure', { password });
    const isRefused = person.role === 'Admin' || (byStaff && person.eraseAt !== null);
    const expected = byStaff ? (isRefused ? 409 : 204) : !model.isOpen(person) ? 401 : isRefused ? 409 : 200;
    expect(['close', byStaff, status]).toEqual(['close', byStaff, expected]);
    if (status < 300) person.eraseAt = addMs(server.clock.now(), days(30));
  }
  private async reopen(): Promise<void> {
    const person = this.anybody;
    const { email, eraseAt, isErased } = person;
    const mayOpen = !isErased && eraseAt !== null && eraseAt > server.clock.now();
    if (this.random.pick([true, false])) {
      const { status } = await call(owner, 'POST', `admin/players/${person.id}/erasure/undo`, { reason });
      expect(['undo', status]).toEqual(['undo', mayOpen ? 204 : 409]);
    } else {
      const given = { email, password, reopen: true };
      const { status } = await server.post('user/auth/login', given);
      const isIn = !this.model.isBanned(person) && (mayOpen || eraseAt === null);
      const banned = this.model.isBanned(person) && !isErased ? 403 : 401;
      expect(['sign-in', status]).toEqual(['sign-in', isIn ? 200 : banned]);
      if (!isIn) return;
    }
    if (mayOpen) person.eraseAt = null;
  }
  /** Whoever joins the staff keeps what is chosen for the card, which shows nowhere until the account is a player’s again. */
  private async changeRole(): Promise<void> {
    const person = this.anybody;
    if (!this.model.isOpen(person)) return;
    person.role = person.role === 'User' ? 'Admin' : 'User';
    await set(person.id, { role: person.role, staffRoles: person.role === 'Admin' ? ['shop'] : [] });
  }
  private readonly pass = (by: number) => async (): Promise<void> => {
    server.clock.advance(by);
    while (await eraseNext(server.deps));
    // What is held is held by its age, swept or not.
    if (this.random.pick([true, false])) while (await sweepTables(server.db, server.clock));
    for (const person of this.model.people)
      if (!person.isErased && person.eraseAt && person.eraseAt <= server.clock.now()) {
        this.model.erased(person);
        met.erasures++;
      }
  };

  /** What may happen, each as often as it stands here. */
  private readonly acts: ReadonlyArray<() => Promise<void>> = [
    ...Array.from({ length: 5 }, () => () => this.rename()),
    ...Array.from({ length: 5 }, () => () => this.choose()),
    ...Array.from({ length: 3 }, () => () => this.register()),
    () => this.ban(),
    () => this.ban(),
    () => this.close(),
    ...Array.from({ length: 3 }, () => () => this.reopen()),
    () => this.changeRole(),
    ...[days(1), days(6), days(31), days(45), days(91), days(366)].map(this.pass),
  ];
}

it.each(Array.from({ length: deep(3, 60) }, (_, n) => n + 1))('story %i', async (seed) => {
  const story = new CardStory(randomFrom(seed), seed);
  await story.begin();
  for (let step = 0; step < 50; step++) await story.step();
});

it('the stories came to everything that is worth it', () => {
  for (const [what, often] of Object.entries(met)) expect([what, often > 0]).toEqual([what, true]);
});
