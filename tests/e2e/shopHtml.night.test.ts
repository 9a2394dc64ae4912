import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PackageOnSale } from '../../contract/diamondPackages';
import { languages } from '../../contract/languages';
import { formatNumber, formatPrice } from '../../src/site/ui/formats';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';

// The shop's page itself has what is on sale (docs/spec/living-site.md section 3).

const site = sharedSite();
const browser = browserForTests();

const addresses = [
  ['/shops', 'vi'],
  ['/en/shops', 'en'],
] as const;

it.each(addresses)(
  '%s has each package with its price, in at most 12 kB more than without',
  async (path, language) => {
    const { body } = await site.call('user/payment/packages');
    const packages: PackageOnSale[] = body.packages;
    expect(packages.length).toBeGreaterThan(4);
    const html = await (await fetch(site.url + path)).text();
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    for (const { price, currency, diamondAmount } of packages) {
      expect(text).toContain(formatPrice(price, currency, language));
      expect(text).toContain(formatNumber(diamondAmount, language));
    }
    expect(packages.some(({ firstBonus }) => firstBonus > 0)).toBe(true);
    expect(html).not.toContain('firstBonus');
    // A bonus that does not apply is not a number.
    expect(text).not.toMatch(/\s0\s/);
    const built = readFileSync(`dist/site/${language}/shops/index.html`);
    const more = brotliCompressSync(html).length - brotliCompressSync(built).length;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThanOrEqual(12_000);
  },
);

it.each(languages)(
  'in %s the cards stay as they were served, and nothing that they show is requested',
  async (language) => {
    const page = await browser.open();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}${language === 'en' ? '/en' : ''}/shops`, { waitUntil: 'commit' });
    const card = page.locator('label:has(input[name=package])').first();
    await card.evaluate((element) => Object.assign(element, { isServed: true }));
    await page.waitForFunction(() => document.documentElement.dataset.page !== undefined);
    await page.waitForLoadState('networkidle');
    await card.click();
    expect(await card.locator('input').isChecked()).toBe(true);
    // The server's own element, which no other has replaced.
    expect(await card.evaluate((element) => 'isServed' in element)).toBe(true);
    expect(calls.filter((path) => /packages|gateways/.test(path) && path.startsWith('/api/'))).toEqual([]);
  },
);
