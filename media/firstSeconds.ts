import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import { RunningSite } from '../tests/e2e/site';

// `npm run media:first-seconds`: films the first ten seconds of the built site's home page for the README. Takes pictures
// as fast as the machine can, and shows each for as long as it was really visible.
const file = 'docs/pictures/first-ten-seconds.webp';
const width = 1280;
const length = 10_000;
/** Milliseconds between two pictures; more pictures would only make the file larger. */
const pace = 110;

const site = await new RunningSite().start();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width, height: 720 } });
// The splash, shown once per session, would take up the first seconds.
await page.addInitScript(() => sessionStorage.setItem('splash', '1'));
await page.goto(site.url, { waitUntil: 'networkidle' });
await page.reload({ waitUntil: 'commit' });
const pictures: Buffer[] = [];
const times: number[] = [];
const begun = performance.now();
while (performance.now() - begun < length) {
  times.push(performance.now() - begun);
  pictures.push(await page.screenshot({ type: 'jpeg', quality: 90 }));
  await page.waitForTimeout(Math.max(0, pace - (performance.now() - begun - (times.at(-1) ?? 0))));
}
await browser.close();
await site.remove();

const small = await Promise.all(pictures.map((picture) => sharp(picture).resize(960).png().toBuffer()));
const delay = times.map((time, n) => Math.round((times[n + 1] ?? length) - time));
const film = await sharp(small, { join: { animated: true } })
  .webp({ quality: 70, effort: 5, loop: 0, delay })
  .toBuffer();
writeFileSync(file, film);
process.stdout.write(`${file}  ${pictures.length} pictures, ${Math.round(film.length / 1000)} kB\n`);
