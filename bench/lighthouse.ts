import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import { RunningSite } from '../tests/e2e/site';
import { median } from './measure';

const pages = ['/', '/shops', '/librarys', '/download'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** One mobile run: slow 4G and a slow phone, as Lighthouse simulates them. */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  const found = result?.lhr.categories;
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((found?.[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

/**
 * Lighthouse on the built public pages, the median of some runs. The splash of a first visit is left out, as motion is
 * reduced: it lies over content that is there already.
 */
export async function benchLighthouse(runs = 5): Promise<void> {
  const site = await new RunningSite().start({ RATE_LIMITS: 'off' });
  const port = await freePort();
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`, '--force-prefers-reduced-motion'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  for (const page of pages) {
    const all: Scores[] = [];
    for (let run = 0; run < runs; run++) all.push(await scoresOf(site.url + page, port));
    const line = categories.map((name) => `${name} ${median(all.map((scores) => scores[name]))}`).join('   ');
    process.stdout.write(`lighthouse ${page.padEnd(12)} ${line}\n`);
  }
  await browser.close();
  await site.remove();
}
