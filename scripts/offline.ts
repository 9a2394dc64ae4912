import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inlineHashes } from '../server/http/inlineHashes';
import { offlineTexts } from '../src/site/offline/offlineTexts';

const folder = 'src/site/offline';

/** One of its scripts, bundled with everything it needs, in a few kilobytes. */
async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${entry}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env': '{}', ...define },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The colours of the art direction, as the page loads no other file of the site. */
const colours = () =>
  /:root \{[\s\S]*?--ion:[^;]*;/.exec(readFileSync('src/design/tokens.css', 'utf8'))?.[0] ?? '';

/** The complete page shown when offline: style and script inline, and a policy that allows only its own address. */
async function offlinePage(): Promise<{ html: string; policy: string }> {
  const script = await bundled('list.ts');
  const { title, lead, retry, purchases } = offlineTexts.vi;
  const html = `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Outline</title><style>${colours()}}
${readFileSync(`${folder}/page.css`, 'utf8')}</style></head><body><main>
<p class="brand">OUTLINE</p><h1 data-text="title">${title}</h1><p data-text="lead">${lead}</p>
<button type="button" data-text="retry">${retry}</button>
<section hidden><h2 data-text="purchases">${purchases}</h2><ul></ul></section>
</main><script>${script}</script></body></html>`;
  const { scripts, styles } = inlineHashes(html);
  const policy = `default-src 'none'; style-src ${styles.join(' ')}; script-src ${scripts.join(' ')}; base-uri 'none'; form-action 'none'`;
  return { html, policy };
}

/** Writes the service worker, including the page it shows when offline (decisions.md, Service worker). */
export async function writeWorker(to: string): Promise<void> {
  writeFileSync(
    `${to}/sw.js`,
    await bundled('worker.ts', { offlinePage: JSON.stringify(await offlinePage()) }),
  );
}
