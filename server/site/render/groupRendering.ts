import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Metrics } from '../../operations/metrics/metrics';
import type { Clock } from '../../platform/clock';
import { Failures } from './failures';
import { filesOfGroup, isDue, sourceOf } from './groupFiles';
import type { Lead } from './lead';
import type { PageRows } from './pageRows';
import type { Group } from './publishedContent';
import type { RenderedPages } from './renderedPages';
import { isLate, type Renderer } from './renderer';
import type { KeepCover } from './sharedCovers';
import type { ShownState } from './shownState';

export interface GroupDependencies {
  clock: Clock;
  pages: RenderedPages;
  renderer: Pick<Renderer, 'render'>;
  keepCover: KeepCover;
  metrics?: Pick<Metrics, 'count'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What rendering depends on besides: whose turn it is, what there is to show, and where it is stored. */
interface Turn {
  lead: Lead;
  shown: ShownState;
  rows: PageRows;
}

/** After how many renderings a queue waits for what was published meanwhile: about a second. */
const longQueue = 50;

/** Renders groups one after the other, until this process has to stop or another leads. */
export class GroupRendering {
  readonly failures = new Failures();
  isEnding = false;

  constructor(
    private readonly deps: GroupDependencies,
    private readonly turn: Turn,
  ) {}

  /**
   * Renders all but what failed before or takes long, so that one page keeps no other waiting. Returns the names of what is left;
   * null when it was interrupted.
   */
  async quickly(groups: readonly Group[], now: Date): Promise<ReadonlySet<string> | null> {
    const left = new Set<string>();
    const isOutdated = this.turn.shown.outdated();
    let made = 0;
    for (const group of groups) {
      if (!isDue(group, this.deps.pages.sources)) this.failures.remove(group.name);
      else if (this.failures.isSuspect(group.name)) left.add(group.name);
      // The rest of a long queue waits for what was published meanwhile: what is rendered is stored, so that each pass gets
      // further.
      else if (this.isEnding || (made > longQueue && isOutdated())) return null;
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
  async slowly(groups: readonly Group[], left: ReadonlySet<string>, now: Date): Promise<boolean> {
    const isOutdated = this.turn.shown.outdated();
    const due = groups.filter(
      (group) => left.has(group.name) && !this.failures.isResting(group.name, sourceOf(group), now),
    );
    // What the others are by now is live before that.
    if (due.length > 0) await this.deps.pages.refresh();
    for (const group of due) {
      if (this.isEnding || isOutdated()) return false;
      if ((await this.#render(group, now, false)) === null) return false;
    }
    return true;
  }

  /** Returns whether a group is live now; null when another process may have gone on in the meantime. */
  async #render(group: Group, now: Date, isQuick: boolean): Promise<boolean | null> {
    const { clock, pages, metrics, log } = this.deps;
    const source = sourceOf(group);
    try {
      const { files, isWhole } = await filesOfGroup(group, { ...this.deps, sources: pages.sources, isQuick });
      if (!(await this.turn.lead.isHeld())) return null;
      await this.turn.rows.store(files, clock.now());
      if (isWhole) this.failures.remove(group.name);
      else this.failures.add(group.name, source, now);
      return true;
    } catch (err) {
      if (this.isEnding) return null;
      // It may have been rendered, and is stored once the database is back.
      if (isDatabaseUnavailable(err)) throw err;
      if (isQuick && isLate(err)) {
        this.failures.addLate(group.name, source, now);
        return false;
      }
      this.failures.add(group.name, source, now);
      metrics?.count('failedPages', {});
      log.error({ err, file: group.contents[0]?.file }, 'page not rendered');
      return false;
    }
  }
}
