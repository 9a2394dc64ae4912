import { build, type Plugin } from 'esbuild';

/**
 * Packages with native parts, files or workers of their own, and Valkey's client, which few servers load. All others are
 * bundled: reading their thousands of small modules would take half of the start-up time.
 */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'iovalkey',
  'pg-native',
  'pino',
  'pino-pretty',
  'sharp',
];

/** Bundled CommonJS packages load Node's built-in modules with `require`. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** The programs of the server. */
const programs = {
  main: 'server/main.ts',
  outline: 'server/cli/outline.ts',
  renderPages: 'server/site/render/worker.ts',
};

/**
 * Bundles the server, the `outline` command and the worker that renders pages into `outdir`, with their shared chunks.
 * Returns esbuild's metafile, which lists them.
 */
export async function bundleServer(outdir: string, checkout = process.cwd(), plugins: Plugin[] = []) {
  const { metafile } = await build({
    absWorkingDir: checkout,
    entryPoints: programs,
    plugins,
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    banner: { js: banner },
    // Faster to parse; names stay, for the log.
    minifyWhitespace: true,
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}
