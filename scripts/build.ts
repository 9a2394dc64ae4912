import { rmSync } from 'node:fs';
import { build as bundleServer } from 'esbuild';
import { build as buildSite } from 'vite';
import { compressFolder } from './compress';
import { writeStamp } from './stamp';

/** Builds the site into dist/site and the server into dist/server. */
export async function build(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  await buildSite({ logLevel: 'warn' });
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
}

if (import.meta.url === `file://${process.argv[1]}`) await build();
