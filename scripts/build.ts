import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildSite } from 'vite';
import { apiDocument } from '../server/http/apiDocument';
import { versionsFile } from '../server/http/etags';
import { bundleServer } from './bundleServer';
import { compressFolder } from './compress';
import { writeExtras } from './extras';
import { writeNotices } from './notices';
import { writeWorker } from './offline';
import { prerender } from './prerender';
import { writeStamp } from './stamp';
import { folderVersion } from './versions';

/**
 * Builds the site into dist/site and the server into dist/server. Restores the environment: Vite leaves NODE_ENV at
 * `production`, which would give tests a React without `act` and make the server refuse the sandbox.
 */
export async function build(): Promise<void> {
  const before = { ...process.env };
  try {
    await buildAll();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  // Of the environment as it was given, which the next command compares.
  writeStamp();
}

async function buildAll(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  const versions = { art: folderVersion('art'), media: folderVersion('media') };
  process.env.VITE_MEDIA_URL ||= `/media/${versions.media}`;
  await buildSite({ logLevel: 'warn' });
  writeFileSync(join('dist/site', versionsFile), JSON.stringify(versions));
  await prerender('dist/site');
  await writeExtras('dist/site');
  await writeWorker('dist/site');
  writeNotices('dist/site');
  await compressFolder('dist/site');
  await bundleServer('dist/server');
  writeFileSync('dist/openapi.json', JSON.stringify(await apiDocument(), null, 2));
}

if (import.meta.url === `file://${process.argv[1]}`) await build();
