import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import type { Ending, Studio } from './page';

// `npm run media [name…]`: records every clip, or those whose path contains one of the names, into public/media.
const names = process.argv.slice(2);
const endings: Ending[] = ['webm', 'mp4'];

const { outputFiles } = await build({
  entryPoints: ['./media/page.ts'],
  bundle: true,
  format: 'iife',
  write: false,
});
const script = outputFiles[0]?.text ?? '';
// The encoders need a secure context: localhost is one, a blank page is not.
const server = createServer((request, answer) => {
  const isScript = request.url === '/page.js';
  answer.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
  answer.end(isScript ? script : '<!doctype html><script src="/page.js"></script>');
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
const paths = await page.evaluate(() => (window as unknown as { studio: Studio }).studio.open());
for (const path of paths.filter((name) => names.length === 0 || names.some((part) => name.includes(part)))) {
  for (const ending of endings) {
    const film = await page.evaluate(
      ([name, kind]) => (window as unknown as { studio: Studio }).studio.film(name, kind),
      [path, ending] as [string, Ending],
    );
    const file = join('public/media', `${path}.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    const bytes = Buffer.from(film, 'base64');
    writeFileSync(file, bytes);
    process.stdout.write(`${file}  ${Math.round(bytes.length / 1000)} kB\n`);
  }
}
await browser.close();
server.close();
