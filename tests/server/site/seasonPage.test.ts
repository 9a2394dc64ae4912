import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeContent } from '../../../contract/homeContent';
import { languages } from '../../../contract/languages';
import {
  hourBefore,
  leastReached,
  nextSeasonTurn,
  type SeasonContent,
  type SeasonMark,
} from '../../../contract/seasonPage';
import { demoAccessories } from '../../../server/cli/demo/accessories';
import { demoSeasons } from '../../../server/cli/demo/seasons';
import { readState } from '../../../server/operations/state';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import type { PublishedContent } from '../../../server/site/render/publishedContent';
import { seasonOf } from '../../../src/site/content/demo/season';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
let published: PublishedPages;
let token: string;

beforeAll(async () => {
  // Without content of a build, so that the seasons are all that differs from it.
  folder = await mkdtemp(join(tmpdir(), 'outline-season-'));
  server = await buildTestApp();
  const built = { get: () => ({ items: [] }), isSame: () => false, below: () => [] } as Partial<BuiltContent>;
  published = new PublishedPages(server.db, Object.assign(new BuiltContent(folder), built));
});
beforeEach(async () => {
  token = (await server.makeStaff('shop')).token;
  await sql`delete from seasons`.execute(server.db);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const look = async () => {
  const { contents, nextChange } = await published.at(server.clock.now());
  const page = (language: string): PublishedContent | undefined =>
    contents.find(({ file }) => file === `/content/${language}/season.json`);
  const data = (language = 'vi') => page(language)?.data as SeasonContent | undefined;
  return { page, data, nextChange };
};
/** The next full hour from now. */
const fullHour = () => new Date(hourBefore(server.clock.now()) + hours(1));
async function create(given: object) {
  const { status, body } = await server.post(
    'admin/seasons',
    {
      reason: 'Planned for the summer',
      number: 1,
      name: 'Mùa Giông',
      nameEn: '',
      goal: 200_000,
      giftKind: 0,
      giftAmount: 500,
      milestones: [
        { spend: 150_000, wallet: 0, amount: 30 },
        { spend: 50_000, wallet: 1, amount: 100 },
      ],
      ...given,
    },
    { token },
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id as string;
}

describe('the page of the season', () => {
  it('is the build’s with its samples where there never was a season', async () => {
    const { page, nextChange } = await look();
    expect([page('vi'), page('en'), nextChange]).toEqual([undefined, undefined, null]);
  });

  it('shows when the first one begins, then what it is, then that it is over', async () => {
    const start = addMs(fullHour(), minutes(30));
    const end = addMs(start, hours(2) + minutes(20));
    await create({ startAt: start.toISOString(), endAt: end.toISOString(), nameEn: 'Storm' });

    const before = await look();
    expect(before.nextChange).toEqual(start);
    expect(before.data()).toEqual({ season: null, last: null, next: start.toISOString(), at: 0 });

    server.clock.advance(+start - +server.clock.now());
    const begun = await look();
    expect(begun.nextChange).toEqual(addMs(start, minutes(30)));
    expect(begun.data()).toMatchObject({
      at: +start,
      next: null,
      last: null,
      season: {
        number: 1,
        name: 'Mùa Giông',
        startAt: start.toISOString(),
        endAt: end.toISOString(),
        goal: 200_000,
        gift: { wallet: 'diamonds', amount: 500, accessory: null },
        milestones: [
          { spend: 50_000, wallet: 'golds' },
          { spend: 150_000, wallet: 'diamonds' },
        ],
        imageUrl: '',
      },
    });
    expect(begun.data('en')?.season).toMatchObject({ name: 'Storm' });
    expect(begun.data('en')?.season?.lang).toBeUndefined();

    server.clock.advance(hours(2));
    const late = await look();
    expect(late.data()?.at).toBe(+addMs(start, hours(1) + minutes(30)));
    expect(late.nextChange).toEqual(end);

    server.clock.advance(+end - +server.clock.now());
    const over = await look();
    expect(over.nextChange).toBeNull();
    expect(over.data()).toMatchObject({ season: null, next: null, at: 0, last: { name: 'Mùa Giông' } });
  });

  it('goes from one season to the next at its end, and marks a name without English', async () => {
    const [start, middle, end] = [0, 1, 2].map((at) => addMs(fullHour(), days(at))) as [Date, Date, Date];
    await create({ number: 1, startAt: start.toISOString(), endAt: middle.toISOString() });
    await create({ number: 2, name: 'Mùa Hạ', startAt: middle.toISOString(), endAt: end.toISOString() });
    server.clock.advance(+middle - +server.clock.now());
    const { page, data } = await look();
    expect(data()).toMatchObject({ season: { number: 2 }, last: { number: 1 }, at: +middle });
    expect(data('en')).toMatchObject({
      season: { name: 'Mùa Hạ', lang: 'vi' },
      last: { name: 'Mùa Giông', lang: 'vi' },
    });
    expect(page('en')?.pages.map(({ file }) => file)).toEqual([
      '/en/season/index.html',
      '/en/season/plain.html',
    ]);
  });

  it('stays while staff have hidden the strip of the shop, with what a player has in it', async () => {
    await create({
      startAt: server.clock.now().toISOString(),
      endAt: addMs(fullHour(), days(3)).toISOString(),
    });
    const value = sql`'{"isSeasonShown": false}'::jsonb`;
    await sql`insert into site_settings (name, value) values ('site', ${value})
      on conflict (name) do update set value = excluded.value`.execute(server.db);
    const { data } = await look();
    await sql`update site_settings set value = '{}'::jsonb where name = 'site'`.execute(server.db);
    expect(data()?.season).toMatchObject({ name: 'Mùa Giông' });
  });

  it('says how many players have reached a mark by the full hour, from twenty on, as the books do', async () => {
    const id = await create({
      startAt: server.clock.now().toISOString(),
      endAt: addMs(fullHour(), days(3)).toISOString(),
    });
    const toNextHour = () => server.clock.advance(+fullHour() - +server.clock.now());
    toNextHour();
    const packageId = await makePackage(server);
    const buy = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const { email } = await server.makeUser();
        const { body } = await server.post('user/payment/create', { email, packageId });
        await notifySandbox(server, body.transactionId);
      }
    };
    const firstMark = (data: SeasonContent | undefined) =>
      data?.reached?.[data.season?.milestones[0]?.id ?? ''];
    const home = async () => {
      const { contents } = await published.at(server.clock.now());
      return (contents.find(({ file }) => file === '/content/en/home.json')?.data as HomeContent | undefined)
        ?.season;
    };

    await buy(leastReached - 1);
    toNextHour();
    expect([(await look()).data()?.reached, await home()]).toEqual([undefined, undefined]);
    server.clock.advance(minutes(10));
    await buy(2);
    expect((await look()).data()?.reached).toBeUndefined();
    toNextHour();
    const { data } = await look();
    const { rows } = await sql<{
      players: number;
    }>`select count(distinct user_id)::int as players from season_totals
      where season_id = ${id} and amount >= 50000`.execute(server.db);
    expect(rows).toEqual([{ players: leastReached + 1 }]);
    expect([firstMark(data()), firstMark(data('en'))]).toEqual([leastReached + 1, leastReached + 1]);
    expect(Object.keys(data()?.reached ?? {})).toHaveLength(1);
    expect(await home()).toEqual({ number: 1, players: leastReached + 1 });
  });

  it('is looked at again once a season has changed', async () => {
    const { packagesVersion } = await readState(server.db);
    await create({ startAt: fullHour().toISOString(), endAt: addMs(fullHour(), days(3)).toISOString() });
    const changed = (await readState(server.db)).packagesVersion;
    expect(changed).toBeGreaterThan(packagesVersion);
    // An accessory may be its gift.
    await server.db.updateTable('accessories').set({ name: 'Mũ mới' }).execute();
    expect((await readState(server.db)).packagesVersion).toBeGreaterThan(changed);
  });
});

it('a page of an hour ends with it, or with its season', () => {
  const at = new Date('2026-11-26T10:59:59.999Z');
  const season = { ...seasonOf('vi').season, endAt: '2026-11-26T11:00:00.001Z' } as SeasonContent['season'];
  expect(nextSeasonTurn({ season, next: null }, at)).toEqual(new Date('2026-11-26T11:00:00Z'));
  const full = new Date('2026-11-26T11:00:00Z');
  expect(nextSeasonTurn({ season, next: null }, full)).toEqual(new Date('2026-11-26T11:00:00.001Z'));
});

it.each(languages)('the demo’s seasons are in %s the samples of the build', async (language) => {
  const items = demoAccessories(server.clock.now());
  await sql`delete from accessories`.execute(server.db);
  await server.db
    .insertInto('accessories')
    .values(
      items.map(({ art: _, ...row }) => ({
        ...row,
        image: '',
        createdAt: server.clock.now(),
        updatedAt: server.clock.now(),
      })),
    )
    .execute();
  const seeded = demoSeasons(server.clock.now(), items);
  await server.db
    .insertInto('seasons')
    .values(
      seeded.map(({ art: _, ...row }, at) => ({
        ...row,
        id: `00000000-0000-4000-8000-00000000000${at}`,
        image: '',
        createdAt: server.clock.now(),
        updatedAt: server.clock.now(),
      })),
    )
    .execute();
  const shown = (await look()).data(language);
  const samples = seasonOf(language);
  // The samples name accessories in the reader's language, and know them by their drawings.
  const nameless = <Gift extends SeasonMark['gift']>(gift: Gift) => ({
    ...gift,
    ...(gift.accessoryId && {
      accessory: '',
      accessoryId: items.find(({ id }) => id === gift.accessoryId)?.librarySlug ?? gift.accessoryId,
    }),
  });
  const alike = (one: SeasonContent['season'] | undefined) =>
    one && {
      ...one,
      startAt: '',
      endAt: '',
      gift: nameless(one.gift),
      milestones: one.milestones.map(nameless),
    };
  expect([alike(shown?.season), alike(shown?.last)]).toEqual([alike(samples.season), alike(samples.last)]);
  expect(samples.season?.milestones.filter(({ instead }) => instead)).toHaveLength(3);
});
