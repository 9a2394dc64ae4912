import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ink0 } from '../art/base/palette';
import type { Language } from '../contract/languages';
import { languages } from '../contract/languages';
import { inLanguage, publicPages, siteUrl } from './siteUrl';

const sizes = [180, 192, 512];

/** The Open Graph image and the icons as PNG: social networks and home screens do not support SVG. */
async function pictures(folder: string): Promise<void> {
  mkdirSync(`${folder}/icons`, { recursive: true });
  await sharp('public/art/brand/og.svg').resize(1200, 630).png({ palette: true }).toFile(`${folder}/og.png`);
  for (const size of sizes) {
    const icon = sharp('public/favicon.svg', { density: (72 * size) / 32 }).resize(size, size);
    await icon.flatten({ background: ink0 }).png().toFile(`${folder}/icons/${size}.png`);
  }
}

const manifest = {
  name: 'Outline',
  short_name: 'Outline',
  lang: 'vi',
  start_url: '/',
  display: 'standalone',
  background_color: ink0,
  theme_color: ink0,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  ],
};

/** Vietnamese is at the plain path, English at its own (matching the pages' heads). */
function sitemap(site: string): string {
  const addressOf = (path: string, language: Language) =>
    site + (language === 'vi' ? path : inLanguage(path, language));
  const urls = publicPages.flatMap(({ path }) => {
    const links = languages.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(path, each)}"/>`,
    );
    return languages.map((each) => `<url><loc>${addressOf(path, each)}</loc>${links.join('')}</url>`);
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Writes the files for search engines, shared links and home screens. */
export async function writeExtras(folder: string): Promise<void> {
  const site = siteUrl();
  await pictures(folder);
  writeFileSync(`${folder}/manifest.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
  const rules = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /auth',
    'Disallow: /receipts/',
    'Disallow: /api/',
  ];
  // Both require absolute URLs.
  if (site) {
    rules.push(`Sitemap: ${site}/sitemap.xml`);
    writeFileSync(`${folder}/sitemap.xml`, sitemap(site));
  }
  writeFileSync(`${folder}/robots.txt`, `${rules.join('\n')}\n`);
}
