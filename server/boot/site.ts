import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCard } from '../card/card';
import { sharedTime } from '../db/sharedTime';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { shownGateways } from '../operations/inForce';
import type { Metrics } from '../operations/metrics/metrics';
import type { Watch } from '../operations/watch';
import { startBackground } from '../platform/background';
import { type Clock, seconds } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { CardPages } from '../site/cardPage';
import { currentContent } from '../site/currentContent';
import { ListViews } from '../site/listViews';
import { BuiltContent } from '../site/render/builtContent';
import { drafts, previews } from '../site/render/previews';
import { PublishedPages } from '../site/render/published';
import { PageRendering, type RenderingDependencies } from '../site/render/renderDue';
import { RenderedPages } from '../site/render/renderedPages';
import { Renderer } from '../site/render/renderer';
import { sharedCovers, withSharedCovers } from '../site/render/sharedCovers';

interface Needed extends Pick<RenderingDependencies, 'log'> {
  db: Db;
  clock: Clock;
  watch: Watch;
  keys: Keys;
  images: Dependencies['images'];
  address: Dependencies['address'];
  gateways: Dependencies['gateways'];
  contact: Dependencies['contact'];
  metrics: Metrics;
}

/** How often a process looks at the state that it has read: for new pages, and for pages to render; in milliseconds. */
const intervals = { read: 250, render: 500 };

/** How long a start waits for pages to be rendered, in milliseconds; what is not by then follows. */
const patience = seconds(20);

/**
 * Opens the built site, and starts what keeps its pages up to date with what is published. What renders pages lies beside the
 * site; without it pages stay as they were built.
 */
export async function openSite(deps: Needed, onError: (error: unknown) => void) {
  const { db, watch } = deps;
  const siteDir = builtSite();
  const folder = siteDir && join(siteDir, '../pages');
  if (!folder || !existsSync(join(folder, 'build')))
    return { served: { siteDir }, stop: async () => undefined };
  const pages = new RenderedPages(db, readFileSync(join(folder, 'build'), 'utf8'), deps.address);
  const read = () => pages.read(watch.state.pagesVersion);
  await read();
  const built = new BuiltContent(siteDir);
  const renderer = new Renderer(folder, new URL('./renderPages.js', import.meta.url));
  const keepCover = sharedCovers(deps.images, onError);
  const published = new PublishedPages(db, built, () => ({
    gateways: shownGateways(deps),
    supportEmail: deps.contact.supportEmail,
  }));
  const rendering = new PageRendering({
    ...deps,
    pages,
    renderer,
    keepCover,
    sharedTime: () => sharedTime(db),
    published: (at) => published.at(at),
  });
  const parts = [
    startBackground(() => read().then(() => false), intervals.read, onError),
    startBackground(() => rendering.run(), intervals.render, onError),
  ];
  const stop = async () => {
    rendering.end();
    await renderer.close();
    await Promise.all(parts.map((part) => part.stop()));
    await rendering.stop().catch(onError);
  };
  const content = currentContent(built, pages);
  const shown = { published, renderer: withSharedCovers(renderer, keepCover) };
  const [preview, draft] = [previews({ ...deps, ...shown }), drafts(shown)];
  // Until then its pages would be the build's samples, or what was published when it last ran.
  await Promise.race([rendering.settled, sleep(patience, undefined, { ref: false })]);
  await pages.refresh();
  const views = new ListViews({
    read: content,
    generation: () => pages.generation,
    render: (page) => renderer.render(page),
    address: deps.address,
  });
  const cards = new CardPages({
    find: (userName) => findCard(deps, userName),
    generation: () => pages.generation,
    render: (page) => renderer.render(page),
    address: deps.address,
  });
  return { served: { siteDir, pages, content, preview, draft, views, cards }, stop };
}

/** The folder of the built site, next to the bundle; when run from source there is none, and only the API is served. */
function builtSite(): string | null {
  const dir = fileURLToPath(new URL('../site', import.meta.url));
  return existsSync(join(dir, 'index.html')) ? dir : null;
}
