import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';

/** How old a cached list may be, in milliseconds. */
const oldest = 2000;
const changes = 50;
let home: ServerHome;
const processes: Array<ReturnType<typeof spawnServer>> = [];

beforeAll(async () => {
  if (!postgresUrl) return;
  home = await serverHome({ migrated: true });
  await home.inDatabase(async (db) => {
    const at = new Date();
    for (let n = 0; n < 6; n++) {
      const texts = {
        id: newId(),
        name: `Gói ${n}`,
        description: '',
        nameEn: '',
        descriptionEn: '',
        image: 'none.webp',
      };
      const row = { ...texts, diamondAmount: 1, price: 1000, currency: 'VND', isActive: true } as const;
      await db
        .insertInto('diamondPackages')
        .values({
          ...row,
          bonusDiamonds: 0,
          firstBonus: 0,
          bonusStartAt: at,
          bonusEndAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }
  });
  for (let n = 0; n < 2; n++) processes.push(spawnServer({ ...home.env, ROLE: 'web' }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill('SIGKILL')));
  await home?.remove();
});

it.runIf(postgresUrl)(
  'returns no list older than two seconds and none mixed while prices change under a storm of readers',
  async () => {
    const urls = await Promise.all(processes.map(({ ready }) => ready()));
    /** When each price was committed, by the price. */
    const committed = new Map([[1000, performance.now()]]);
    let isOver = false;
    const wrong: unknown[] = [];
    const seen = new Set<number>();
    const read = async (url: string) => {
      let count = 0;
      while (!isOver) {
        const begun = performance.now();
        // Prices committed longer ago than that when this was requested.
        const due = Math.max(
          ...[...committed].filter(([, at]) => at < begun - oldest).map(([price]) => price),
          0,
        );
        const response = await fetch(`${url}/api/user/payment/packages`);
        const { packages } = (await response.json()) as { packages: Array<{ price: number }> };
        const prices = [...new Set(packages.map(({ price }) => price))];
        const [price = 0] = prices;
        seen.add(price);
        if (packages.length !== 6 || prices.length !== 1 || price < due) wrong.push({ due, prices });
        count++;
      }
      return count;
    };
    const readers = urls.flatMap((url) => Array.from({ length: 4 }, () => read(url)));
    await home.inDatabase(async (db) => {
      for (let price = 1001; price <= 1000 + changes; price++) {
        await db.updateTable('diamondPackages').set({ price }).execute();
        committed.set(price, performance.now());
        await sleep(100);
      }
    });
    isOver = true;
    const counts = await Promise.all(readers);
    expect(wrong).toEqual([]);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(seen.size).toBeGreaterThan(3);
  },
  60_000,
);
