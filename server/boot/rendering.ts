import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Metrics } from '../operations/metrics/metrics';
import type { Watch } from '../operations/watch';
import { startBackground } from '../platform/background';
import type { Clock } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { previews } from '../site/render/previews';
import { PublishedPages } from '../site/render/published';
import { PageRendering, type RenderingDependencies } from '../site/render/renderDue';
import { RenderedPages } from '../site/render/renderedPages';
import { Renderer } from '../site/render/renderer';

interface Needed extends Pick<RenderingDependencies, 'log'> {
  db: Db;
  clock: Clock;
  watch: Watch;
  keys: Keys;
  address: Dependencies['address'];
  metrics: Metrics;
  /** The built site; what renders pages lies beside it. */
  siteDir: string | null;
}

/** How often a process looks at the state that it has read: for new pages, and for pages to render; in milliseconds. */
const intervals = { read: 250, render: 500 };

/** Starts what keeps the public pages up to date with what is published; null where there is no built site. */
export async function startRendering(deps: Needed, onError: (error: unknown) => void) {
  const { db, watch, siteDir } = deps;
  const folder = siteDir && join(siteDir, '../pages');
  if (!folder || !existsSync(join(folder, 'build'))) return null;
  const pages = new RenderedPages(readFileSync(join(folder, 'build'), 'utf8'), deps.address);
  const read = () => pages.read(db, watch.state.pagesVersion);
  await read();
  const renderer = new Renderer(folder, new URL('./renderPages.js', import.meta.url));
  const published = new PublishedPages(db, siteDir);
  const rendering = new PageRendering({ ...deps, pages, renderer, published: (at) => published.at(at) });
  const parts = [
    startBackground(() => read().then(() => false), intervals.read, onError),
    startBackground(() => rendering.run(), intervals.render, onError),
  ];
  const stop = async () => {
    // A page that is being rendered fails, which is reported to nobody: the next process renders it.
    await renderer.close();
    await Promise.all(parts.map((part) => part.stop()));
    await rendering.stop().catch(onError);
  };
  return { pages, preview: previews({ ...deps, published, renderer }), stop };
}
