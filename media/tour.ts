import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { listUsers } from '../contract/calls/users';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import { paths } from '../src/paths';
import { sessionsOf } from '../tests/e2e/opening';
import { RunningSite } from '../tests/e2e/site';

// `npm run media:tour`: takes the pictures of docs/tour.md from the built site with its demo data.
const site = await new RunningSite().start();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const [, session] = await sessionsOf(site);

interface Shot {
  path: string;
  width?: number;
  height?: number;
  isOffice?: boolean;
  /** What is done on the page before the picture. */
  act?: (page: Page) => Promise<unknown>;
}

async function shoot({ path, width = 1440, height = 900, isOffice = false, act }: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'dark' });
  await page.addInitScript(
    (stored) => {
      sessionStorage.setItem('splash', '1');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    isOffice ? session : {},
  );
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

const office = { isOffice: true, width: 1280 };
const player = await playerAddress();
const shots: Record<string, Shot> = {
  promo: { path: paths.home, act: (page) => scrollTo(page, '#promo, section:has(video)') },
  shop: { path: paths.shop, act: choose },
  library: { path: paths.library },
  'back-office': { isOffice: true, path: paths.admin.shop },
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

/** Four phones side by side. */
const phones: Buffer[] = [];
for (const path of [paths.home, paths.shop, paths.library, paths.download])
  phones.push(await shoot({ path, width: 340, height: 736 }));
await save(
  'phone',
  await sharp({
    create: { width: 4 * 340 + 3 * 24, height: 736, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(phones.map((input, n) => ({ input, left: n * 364, top: 0 })))
    .png()
    .toBuffer(),
);
await browser.close();
await site.remove();
