import { build } from 'esbuild';

/** Bundles the server's own code into one file for a faster start; packages stay external. */
export const bundleServer = (outfile: string, checkout = process.cwd()) =>
  build({
    absWorkingDir: checkout,
    entryPoints: ['./server/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
