import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { acquireLease, releaseLeases, whileRenewed } from '../../db/leases';
import type { Db } from '../../db/tables';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Metrics } from '../../operations/metrics/metrics';
import type { Watch } from '../../operations/watch';
import { addMs, type Clock, seconds } from '../../platform/clock';
import { Failures } from './failures';
import { filesOfGroup, isDue, sourceOf } from './groupFiles';
import { PageRows } from './pageRows';
import { earliest, filesOf, type Group, groupsAlone, groupsOf, type ReadPublished } from './publishedContent';
import { goneSource, type RenderedPages } from './renderedPages';
import { isLate, type Renderer } from './renderer';
import type { KeepCover } from './sharedCovers';

export interface RenderingDependencies {
  db: Db;
  clock: Clock;
  /** The time that all processes share: the database's. */
  sharedTime: () => Promise<Date>;
  watch: Pick<Watch, 'state'>;
  pages: RenderedPages;
  renderer: Pick<Renderer, 'render'>;
  keepCover: KeepCover;
  published: ReadPublished;
  metrics?: Pick<Metrics, 'count'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** How long another process waits for one that has died while rendering, in milliseconds. */
const leaseTime = seconds(2.5);

/** After how many renderings a queue waits for what was published meanwhile: about a second. */
const longQueue = 50;

const noBody = Buffer.alloc(0);

/** What became of the groups that were due: another process may have gone on, or something else been published meanwhile. */
type Outcome = 'done' | 'interrupted';

/**
 * Renders what was published since, for the build of this process: a page only when its content differs from the one that it
 * was rendered from, and by one process at a time. What cannot be rendered stays as it was.
 */
export class PageRendering {
  readonly #holder = randomUUID();
  readonly #failures = new Failures();
  readonly #rows: PageRows;
  /** The shared state that was seen to the end, and when there is more to do without a change of it. */
  #done = '';
  #next: Date | null = null;
  /** When what is being rendered is not what is published any more. */
  #change: Date | null = null;
  /** How much the shared time is ahead of this process's, in milliseconds. */
  #ahead = 0;
  #isEnding = false;
  /** Until when this process holds the lease for certain, by the clock of `performance.now()`. */
  #leadsUntil = 0;
  #settle: () => void = () => undefined;
  /** Resolves once all that was due has been seen to, by whatever process. */
  readonly settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  constructor(private readonly deps: RenderingDependencies) {
    this.#rows = new PageRows(deps.db, deps.pages.build);
  }

  /** Does what is due; while nothing has changed, reads at most the shared time. Returns whether there is more to do. */
  async run(): Promise<boolean> {
    const { clock, pages, watch } = this.deps;
    await this.#rows.touch(clock.now());
    const state = `${this.#wanted()} ${watch.state.pagesVersion}`;
    // The process's clock may have been set since.
    if (this.#next) await this.#readTime();
    const isDone = state === this.#done && !this.#hasCome(this.#next);
    if (this.#isEnding || isDone) return false;
    if (!(await this.#lead())) {
      // What the other process has stored is live here too, before it has seen to all that is due.
      await pages.refresh();
      return false;
    }
    // One page may take twice the lease's time.
    const outcome = await whileRenewed(
      () => this.#lead(),
      leaseTime,
      () => this.#renderDue(),
    );
    if (outcome === 'interrupted') return !this.#isEnding;
    this.#done = state;
    await this.stop();
    this.#settle();
    await pages.refresh();
    return false;
  }

  /** Renders nothing more: a page that is being rendered may fail, and the next process renders it. */
  end(): void {
    this.#isEnding = true;
  }

  /** Lets another process render at once. */
  async stop(): Promise<void> {
    this.#leadsUntil = 0;
    await releaseLeases(this.deps.db, this.#holder);
  }

  /** Whether a moment of the shared time is now or before. */
  #hasCome(moment: Date | null): boolean {
    return moment !== null && moment <= addMs(this.deps.clock.now(), this.#ahead);
  }

  async #readTime(): Promise<Date> {
    const now = await this.deps.sharedTime();
    this.#ahead = +now - +this.deps.clock.now();
    return now;
  }

  async #lead(): Promise<boolean> {
    const from = performance.now();
    const leads = await acquireLease(this.deps.db, `pages ${this.deps.pages.build}`, this.#holder, leaseTime);
    this.#leadsUntil = leads ? from + leaseTime : 0;
    return leads;
  }

  /** Whether this process leads still; what it has made is another's to make otherwise. */
  async #leads(): Promise<boolean> {
    return performance.now() < this.#leadsUntil || this.#lead();
  }

  /** Versions of what pages show: a change of a season raises that of packages, and whether it is shown is a setting. */
  #wanted(): string {
    const { contentVersion, packagesVersion, settings } = this.deps.watch.state;
    return [contentVersion, packagesVersion, settings.version].join(' ');
  }

  /**
   * Pages of records that have none yet first, so that nothing leads to one that is not there; then the others; at last what is
   * gone, to which nothing leads by then.
   */
  async #renderDue(): Promise<Outcome> {
    const { published, pages } = this.deps;
    const now = await this.#readTime();
    // What another process has rendered meanwhile is not rendered again.
    await pages.refresh();
    const before = [...pages.sources.keys()];
    const all = await published(now);
    this.#change = all.nextChange;
    const absent = groupsOf(all.contents).filter((group) => this.#isFirst(group));
    const failed = absent.filter(({ name }) => this.#failures.isSuspect(name)).map(({ name }) => name);
    let shown = failed.length > 0 ? await all.without(new Set(failed)) : all.contents;
    const first = groupsOf(shown).filter((group) => this.#isFirst(group));
    const late = await this.#renderQuickly(first, now);
    if (!late) return 'interrupted';
    const without = new Set([...failed, ...late]);
    if (late.size > 0) shown = await all.without(without);
    // Those of the first that lead to one which is left are due again.
    if (first.length > 0) await pages.refresh();
    const others = groupsOf(shown);
    const left = await this.#renderQuickly(others, now);
    if (!left || !(await this.#renderSlowly(others, left, now)) || !(await this.#leads()))
      return 'interrupted';
    const stay = [...absent.flatMap(({ contents }) => filesOf(contents)), ...filesOf(shown)];
    await this.#removeAllBut(stay, all.gone, before);
    // When one of them is there now, the version of pages rises, and what leads to it is rendered.
    if (!(await this.#renderSlowly(await groupsAlone(all, without), without, now))) return 'interrupted';
    this.#failures.keep(new Set(groupsOf(all.contents).map(({ name }) => name)));
    this.#next = earliest([all.nextChange, this.#failures.next]);
    return 'done';
  }

  /**
   * What is as the build has it again needs no row. Of those that there were before: a process that has lost the lease without
   * knowing it must not remove what the next one has stored.
   */
  async #removeAllBut(
    names: readonly string[],
    gone: readonly string[],
    before: readonly string[],
  ): Promise<void> {
    const { clock, pages } = this.deps;
    const stay = new Set([...names, ...gone]);
    await this.#rows.remove(before.filter((name) => !stay.has(name)));
    const made = gone.filter((name) => !pages.isGone(name));
    await this.#rows.store(
      made.map((name) => ({ name, source: goneSource, body: noBody })),
      clock.now(),
    );
  }

  /** Whether it is the page of a record that was not live. */
  #isFirst({ record, contents }: Group): boolean {
    return record !== undefined && filesOf(contents).some((file) => !this.deps.pages.get(file));
  }

  /**
   * Renders all but what failed before or takes long, so that one page keeps no other waiting. Returns the names of what is left;
   * null when it was interrupted.
   */
  async #renderQuickly(groups: readonly Group[], now: Date): Promise<ReadonlySet<string> | null> {
    const left = new Set<string>();
    const isOutdated = this.#outdated();
    let made = 0;
    for (const group of groups) {
      if (!isDue(group, this.deps.pages.sources)) this.#failures.remove(group.name);
      else if (this.#failures.isSuspect(group.name)) left.add(group.name);
      // The rest of a long queue waits for what was published meanwhile: what is rendered is stored, so that each pass gets
      // further.
      else if (this.#isEnding || (made > longQueue && isOutdated())) return null;
      else {
        const isMade = await this.#render(group, now, true);
        if (isMade === null) return null;
        if (!isMade) left.add(group.name);
        made++;
      }
    }
    return left;
  }

  /** Renders what is left of groups, each of which may take long. Returns false when it was interrupted. */
  async #renderSlowly(groups: readonly Group[], left: ReadonlySet<string>, now: Date): Promise<boolean> {
    const isOutdated = this.#outdated();
    const due = groups.filter(
      (group) => left.has(group.name) && !this.#failures.isResting(group.name, sourceOf(group), now),
    );
    // What the others are by now is live before that.
    if (due.length > 0) await this.deps.pages.refresh();
    for (const group of due) {
      if (this.#isEnding || isOutdated()) return false;
      if ((await this.#render(group, now, false)) === null) return false;
    }
    return true;
  }

  /** Returns whether something else is published from now on. */
  #outdated(): () => boolean {
    const wanted = this.#wanted();
    return () => this.#wanted() !== wanted || this.#hasCome(this.#change);
  }

  /** Returns whether a group is live now; null when another process may have gone on in the meantime. */
  async #render(group: Group, now: Date, isQuick: boolean): Promise<boolean | null> {
    const { clock, pages, metrics, log } = this.deps;
    const source = sourceOf(group);
    try {
      const { files, isWhole } = await filesOfGroup(group, { ...this.deps, sources: pages.sources, isQuick });
      if (!(await this.#leads())) return null;
      await this.#rows.store(files, clock.now());
      if (isWhole) this.#failures.remove(group.name);
      else this.#failures.add(group.name, source, now);
      return true;
    } catch (err) {
      if (this.#isEnding) return null;
      // It may have been rendered, and is stored once the database is back.
      if (isDatabaseUnavailable(err)) throw err;
      if (isQuick && isLate(err)) {
        this.#failures.addLate(group.name, source, now);
        return false;
      }
      this.#failures.add(group.name, source, now);
      metrics?.count('failedPages', {});
      log.error({ err, file: group.contents[0]?.file }, 'page not rendered');
      return false;
    }
  }
}
