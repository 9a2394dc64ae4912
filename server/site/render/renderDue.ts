import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PageToRender } from '../../../contract/rendering';
import { acquireLease, releaseLeases } from '../../db/leases';
import type { Db } from '../../db/tables';
import type { Metrics } from '../../operations/metrics/metrics';
import type { Watch } from '../../operations/watch';
import { addMs, type Clock, days, seconds } from '../../platform/clock';
import { goneSource, type RenderedPages } from './renderedPages';
import type { Renderer } from './renderer';

/** Content that was published, and the files of the site that show it. */
export interface PublishedContent {
  /** The content file that it replaces, with the content itself, in one language. */
  file: string;
  data: unknown;
  /** The pages with it, by the file that each replaces. */
  pages: ReadonlyArray<{ file: string; page: PageToRender }>;
}
/** What is published at a moment, and when that changes by the clock; null when nothing is planned. */
export interface Published {
  contents: readonly PublishedContent[];
  /** Files that are not there any more. */
  gone: readonly string[];
  nextChange: Date | null;
}

export interface RenderingDependencies {
  db: Db;
  clock: Clock;
  watch: Pick<Watch, 'state'>;
  pages: RenderedPages;
  renderer: Pick<Renderer, 'render'>;
  published: (at: Date) => Promise<Published>;
  metrics?: Pick<Metrics, 'count'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** How long another process waits for one that has died while rendering, in milliseconds. */
const leaseTime = seconds(2.5);
/** When a page that failed is tried again, in milliseconds. */
const retryAfter = seconds(30);

const noBody = Buffer.alloc(0);
const sourceOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('base64url');

interface Made {
  name: string;
  source: string;
  body: Buffer;
}

/**
 * Renders what was published since, for the build of this process: a page only when its content differs from the one that it
 * was rendered from, and by one process at a time. What cannot be rendered stays as it was.
 */
export class PageRendering {
  readonly #holder = randomUUID();
  /** The shared state that was seen to the end, and when there is more to do without a change of it. */
  #done = '';
  #next: Date | null = null;
  #seenAt = new Date(0);
  #isEnding = false;

  constructor(private readonly deps: RenderingDependencies) {}

  /** Does what is due; asks the database nothing while nothing has changed. */
  async run(): Promise<boolean> {
    const { clock, watch, pages } = this.deps;
    const { contentVersion, packagesVersion, settings, pagesVersion } = watch.state;
    // A change of a season raises the version of packages, and whether it is shown is a setting.
    const state = [contentVersion, packagesVersion, settings.version, pagesVersion].join(' ');
    const now = clock.now();
    if (state === this.#done && !(this.#next && this.#next <= now)) return false;
    if (!(await this.#lead())) return false;
    await pages.read(pagesVersion);
    const { contents, gone, nextChange } = await this.deps.published(now);
    const shown = contents.flatMap(({ file, pages: of }) => [file, ...of.map((one) => one.file)]);
    const names = new Set([...shown, ...gone]);
    await this.#remove([...pages.sources.keys()].filter((name) => !names.has(name)));
    await this.#store(
      gone.filter((name) => !pages.isGone(name)).map((name) => ({ name, source: goneSource, body: noBody })),
      now,
    );
    const failed = await this.#renderAll(contents, now);
    await this.#touch(now);
    this.#next = failed ? addMs(now, retryAfter) : nextChange;
    this.#done = state;
    return false;
  }

  /** Renders nothing more: a page that is being rendered may fail, and the next process renders it. */
  end(): void {
    this.#isEnding = true;
  }

  /** Lets another process render at once. */
  async stop(): Promise<void> {
    await releaseLeases(this.deps.db, this.#holder);
  }

  #lead(): Promise<boolean> {
    return acquireLease(this.deps.db, `pages ${this.deps.pages.build}`, this.#holder, leaseTime);
  }

  /** Returns whether anything could not be rendered. */
  async #renderAll(contents: readonly PublishedContent[], now: Date): Promise<boolean> {
    const { pages, metrics, log } = this.deps;
    let failed = false;
    for (const content of contents) {
      const source = sourceOf(content.data);
      if (pages.sources.get(content.file) === source) continue;
      if (this.#isEnding || !(await this.#lead())) return true;
      try {
        const made = await this.#files(content, source);
        // Another process may have gone on in the meantime.
        if (!(await this.#lead())) return true;
        await this.#store(made, now);
      } catch (err) {
        if (this.#isEnding) return true;
        failed = true;
        metrics?.count('failedPages', {});
        log.error({ err, file: content.file }, 'page not rendered');
      }
    }
    return failed;
  }

  /** The files of a content: stored together, so that no two of them show different content. */
  async #files({ file, data, pages }: PublishedContent, source: string): Promise<Made[]> {
    const made = [{ name: file, source, body: Buffer.from(JSON.stringify(data)) }];
    for (const one of pages)
      made.push({ name: one.file, source, body: Buffer.from(await this.deps.renderer.render(one.page)) });
    return made;
  }

  async #store(made: readonly Made[], seenAt: Date): Promise<void> {
    const { db, pages } = this.deps;
    if (made.length === 0) return;
    await db
      .insertInto('renderedPages')
      .values(made.map((one) => ({ ...one, build: pages.build, seenAt })))
      .onConflict((conflict) =>
        conflict.columns(['build', 'name']).doUpdateSet((row) => ({
          source: row.ref('excluded.source'),
          body: row.ref('excluded.body'),
          seenAt,
        })),
      )
      .execute();
  }

  /** What is as the build has it again needs no row. */
  async #remove(names: readonly string[]): Promise<void> {
    const { db, pages } = this.deps;
    if (names.length === 0) return;
    await db
      .deleteFrom('renderedPages')
      .where('build', '=', pages.build)
      .where('name', 'in', names)
      .execute();
  }

  /** Keeps the rows of a build that runs. */
  async #touch(seenAt: Date): Promise<void> {
    const { db, pages } = this.deps;
    if (seenAt < addMs(this.#seenAt, days(1))) return;
    await db.updateTable('renderedPages').set({ seenAt }).where('build', '=', pages.build).execute();
    this.#seenAt = seenAt;
  }
}
