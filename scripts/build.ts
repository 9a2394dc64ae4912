import { rmSync } from 'node:fs';
import { build as bundleServer } from 'esbuild';
import { build as buildSite } from 'vite';
import { compressFolder } from './compress';
import { writeExtras } from './extras';
import { prerender } from './prerender';
import { writeStamp } from './stamp';

/** Builds the site into dist/site and the server into dist/server. */
export async function build(): Promise<void> {
  const mode = process.env.NODE_ENV;
  rmSync('dist', { recursive: true, force: true });
  await buildSite({ logLevel: 'warn' });
  await prerender('dist/site');
  await writeExtras('dist/site');
  compressFolder('dist/site');
  await bundleServer({
    entryPoints: ['./server/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  writeStamp();
  // Vite sets it; `npm start` goes on in this process and must find it as it was (decisions.md, Payments).
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}

if (import.meta.url === `file://${process.argv[1]}`) await build();
