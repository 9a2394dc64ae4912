import { buildSync } from 'esbuild';

/**
 * Starts the home page's arena as soon as the page has been parsed: on a slow phone the page's own scripts arrive seconds
 * after the first paint. Inline, because a separate request would take as long as the worker's.
 */
export function withEarlyArena(html: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ['arena/early.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  return html.replace('</body>', () => `  <script>${script}</script>\n  </body>`);
}
