import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { login } from '../contract/calls/accounts';
import { listUsers } from '../contract/calls/users';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import { demoPassword } from '../server/cli/demo/demo';
import { paths } from '../src/paths';
import { sessionsOf } from '../tests/e2e/opening';
import { RunningSite } from '../tests/e2e/site';

// `npm run media:tour`: takes the pictures of docs/tour.md from the built site with its demo data.
const site = await new RunningSite().start();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const [, session] = await sessionsOf(site);
const { body: ofPlayer } = await site.call(login.path, {
  method: 'POST',
  json: { email: 'minhkhoi@outline.example', password: demoPassword },
});

interface Shot {
  path: string;
  width?: number;
  height?: number;
  /** The session of whoever is signed in. */
  as?: Record<string, string>;
  /** What is done on the page before the picture. */
  act?: (page: Page) => Promise<unknown>;
}

async function shoot({ path, width = 1440, height = 900, as = {}, act }: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'dark' });
  await page.addInitScript((stored) => {
    sessionStorage.setItem('splash', '1');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, as);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await act?.(page);
  // What moves into place has arrived by then.
  await page.waitForTimeout(2000);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'start' }));

/** As somebody who buys for a friend: the recipient is confirmed, and a package selected. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('minhkhoi@outline.example');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await page.getByRole('radio', { name: /650/ }).first().check({ force: true });
  await page.mouse.wheel(0, 220);
}

const office = { as: session, width: 1280 };
const player = await playerAddress();
const shots: Record<string, Shot> = {
  promo: { path: paths.home, act: (page) => scrollTo(page, '#promo, section:has(video)') },
  shop: { path: paths.shop, act: choose },
  library: { path: paths.library },
  'back-office': { as: session, path: paths.admin.shop },
  dashboard: { ...office, height: 1093, path: paths.admin.dashboard },
  player: { ...office, height: 800, path: `${player}/ledger` },
};

async function playerAddress(): Promise<string> {
  const { body } = await site.call(`${listUsers.path}?Search=minhkhoi`, {
    token: session.accessToken ?? '',
  });
  const found = body.users.find(({ userName }: { userName: string }) => userName === 'minhkhoi');
  return `${paths.admin.users}/${found.id}`;
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = `docs/pictures/${name}.webp`;
  const bytes = await sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();
  writeFileSync(file, bytes);
  process.stdout.write(`${file}  ${Math.round(bytes.length / 1000)} kB\n`);
}

for (const [name, shot] of Object.entries(shots)) await save(name, await shoot(shot));

/** Phones side by side. */
async function savePhones(name: string, all: readonly Shot[]): Promise<void> {
  const phones: Buffer[] = [];
  for (const shot of all) phones.push(await shoot({ width: 340, height: 736, ...shot }));
  const sheet = {
    width: all.length * 364 - 24,
    height: 736,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const;
  const layers = phones.map((input, n) => ({ input, left: n * 364, top: 0 }));
  await save(name, await sharp({ create: sheet }).composite(layers).png().toBuffer());
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** A guest tries three items; a player confirms the purchase of one, and wears it. */
const wardrobe: Shot[] = [
  {
    path: paths.wardrobe,
    act: async (page) => {
      for (const name of [/^Mũ Làn Sóng /, /^Giáp Vảy Cá /, /^Vẫy Tay /]) await press(page, name);
      await page.mouse.move(0, 0);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    path: `${paths.wardrobe}?item=vay-tay`,
    as: ofPlayer,
    act: (page) => press(page, 'Mua với 20 kim cương'),
  },
  {
    path: `${paths.wardrobe}?item=vay-tay`,
    as: ofPlayer,
    act: async (page) => {
      await press(page, 'Mua với 20 kim cương');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Mua với 20 kim cương' }).click();
      await press(page, 'Trang bị');
      await page.getByRole('button', { name: 'Gỡ ra' }).waitFor();
    },
  },
];
await savePhones(
  'phone',
  [paths.home, paths.shop, paths.library, paths.download].map((path) => ({ path })),
);
await savePhones('wardrobe', wardrobe);
await browser.close();
await site.remove();
