import { buildSync } from 'esbuild';

/**
 * Starts the arena of the home page as soon as the page has been parsed: on a slow phone its own scripts come seconds
 * after the first paint. Inline, as a request of its own would take as long as the worker's.
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
