import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { languages } from '../../../contract/languages';
import type { PageToRender, RenderingBundle } from '../../../contract/rendering';
import { readPageFrames } from '../frames';
import { fillPageFrame } from '../pageFrame';

// Renders pages in a thread of its own (renderer.ts), one after the other. Its first message says that it has loaded.

const folder = workerData as string;
const frames = new Map(languages.map((language) => [language, readPageFrames(folder, language)]));
const bundle: RenderingBundle = await import(pathToFileURL(join(folder, 'entryServer.js')).href);
await bundle.prepare();

async function render(page: PageToRender): Promise<string> {
  const frame = frames.get(page.language)?.[page.name];
  if (!frame) throw new Error(`The build has no frame for ${page.name}.`);
  return fillPageFrame(frame, page.path, await bundle.renderPage(page));
}

parentPort?.on('message', (page: PageToRender) => {
  void render(page).then(
    (html) => parentPort?.postMessage({ html }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.stack : error }),
  );
});
parentPort?.postMessage({ html: '' });
