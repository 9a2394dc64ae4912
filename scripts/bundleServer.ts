import { build, type Plugin } from 'esbuild';

/**
 * Packages of hundreds of small modules, reading which is half of a start: they are bundled. All others stay external, some
 * of which have native parts.
 */
const bundled = /^(kysely|typebox|jose|openid-client|oauth4webapi)(\/|$)/;
const external: Plugin = {
  name: 'external packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? null : { path, external: true },
    ),
};

/**
 * Bundles the server and the `outline` command into `outdir`, with the chunks that they share.
 * Returns esbuild's metafile, which names them.
 */
export async function bundleServer(outdir: string, checkout = process.cwd()) {
  const { metafile } = await build({
    absWorkingDir: checkout,
    entryPoints: { main: './server/main.ts', outline: './server/cli/outline.ts' },
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [external],
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}
