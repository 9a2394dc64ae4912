import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ink0, lineUi, volt } from '../art/base/palette';
import { type Language, languages } from '../contract/languages';
import { sharedSize } from '../contract/sharing';
import { feedPath, newsFeed } from '../server/site/feed';
import { manifestFile } from '../server/site/pageHead';
import { sitemap } from '../server/site/sitemap';
import { library } from '../src/site/content/demo/library';
import { descriptions } from '../src/site/content/descriptions';
import { drawingOf } from '../src/site/library/item';
import { allPages, pathIn, siteUrl } from './siteUrl';

const sizes = [180, 192, 512];

const iconOf = (size: number) =>
  sharp('public/favicon.svg', { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: ink0 })
    .png();

/**
 * Wraps one PNG in an icon file: a directory of one entry, then the picture. Programs request favicon.ico by name alone.
 */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The Open Graph image and the icons as PNG, as social networks and home screens do not support SVG. */
async function pictures(folder: string): Promise<void> {
  mkdirSync(`${folder}/icons`, { recursive: true });
  await sharp('public/art/brand/og.svg').resize(sharedSize).png({ palette: true }).toFile(`${folder}/og.png`);
  for (const size of sizes) await iconOf(size).toFile(`${folder}/icons/${size}.png`);
  // Launchers crop it to their own shape: everything that matters is within the central four fifths.
  const inner = await iconOf(400).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background: ink0 } })
    .composite([{ input: inner }])
    .png()
    .toFile(`${folder}/icons/maskable.png`);
  writeFileSync(`${folder}/favicon.ico`, icoOf(await iconOf(32).toBuffer(), 32));
}

/** The grid of the brand picture, without its text. */
const grid =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${ink0}" d="M0 0h1200v630H0z"/>
  <path fill="none" stroke="${lineUi}" stroke-dasharray="1 31" d="${Array.from({ length: 19 }, (_, row) => `M31.5 ${32 * (row + 1)}H1200`).join('')}"/>
  <path fill="none" stroke="${volt}" stroke-width="4" d="M360 45H780L840 105V525L780 585H420L360 525Z" opacity=".9"/></svg>`);

/** A picture of each item for shared links: its drawing in the brand's frame. */
async function itemPictures(folder: string): Promise<void> {
  mkdirSync(`${folder}/og`, { recursive: true });
  for (const item of library) {
    const drawing = await sharp(`public${drawingOf(item)}`, { density: 288 })
      .resize(440, 440)
      .png()
      .toBuffer();
    await sharp(grid)
      .composite([{ input: drawing, left: 380, top: 95 }])
      .png({ palette: true })
      .toFile(`${folder}/og/${item.id}.png`);
  }
}

/** One app in either language: it opens in that of the page from which it was installed. */
const manifestIn = (language: Language) => ({
  id: '/',
  name: 'Outline',
  short_name: 'Outline',
  description: descriptions[language].home,
  lang: language,
  start_url: language === 'vi' ? '/' : '/en',
  scope: '/',
  display: 'standalone',
  background_color: ink0,
  theme_color: ink0,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ...[192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  ],
});

/** Writes the files for search engines, shared links and home screens. */
export async function writeExtras(folder: string): Promise<void> {
  const site = siteUrl();
  await pictures(folder);
  await itemPictures(folder);
  for (const language of languages)
    writeFileSync(folder + manifestFile(language), `${JSON.stringify(manifestIn(language), null, 2)}\n`);
  const rules = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /auth',
    'Disallow: /receipts/',
    'Disallow: /gift/',
    'Disallow: /api/',
  ];
  // Both require absolute URLs.
  if (site) {
    rules.push(`Sitemap: ${site}/sitemap.xml`);
    writeFileSync(
      `${folder}/sitemap.xml`,
      sitemap(
        site,
        allPages.map((page) => ({ vi: pathIn(page, 'vi'), en: pathIn(page, 'en') })),
      ),
    );
    // A server makes its own; another host has the samples'.
    const paths = allPages.map((page) => pathIn(page, 'vi'));
    const read = async (file: string) => JSON.parse(readFileSync(folder + file, 'utf8'));
    for (const language of languages)
      writeFileSync(folder + feedPath(language), await newsFeed({ site, paths }, language, read));
  }
  writeFileSync(`${folder}/robots.txt`, `${rules.join('\n')}\n`);
}
