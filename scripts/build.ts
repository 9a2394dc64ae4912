import { rmSync } from 'node:fs';
import { build as buildSite } from 'vite';
import { bundleServer } from './bundleServer';
import { compressFolder } from './compress';
import { writeExtras } from './extras';
import { prerender } from './prerender';
import { writeStamp } from './stamp';

/**
 * Builds the site into dist/site and the server into dist/server. Restores NODE_ENV, as Vite leaves it at `production`,
 * with which tests would get React without `act` and the server would refuse the sandbox.
 */
export async function build(): Promise<void> {
  const before = process.env.NODE_ENV;
  try {
    await buildAll();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildAll(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  await buildSite({ logLevel: 'warn' });
  await prerender('dist/site');
  await writeExtras('dist/site');
  compressFolder('dist/site');
  await bundleServer('dist/server/main.js');
  writeStamp();
}

if (import.meta.url === `file://${process.argv[1]}`) await build();
