import type { Db } from '../../db/tables';
import type { Watch } from '../../operations/watch';
import { type GroupDependencies, GroupRendering } from './groupRendering';
import { Lead } from './lead';
import { PageRows } from './pageRows';
import { earliest, filesOf, type Group, groupsAlone, groupsOf, type ReadPublished } from './publishedContent';
import { goneSource } from './renderedPages';
import { ShownState } from './shownState';

export interface RenderingDependencies extends GroupDependencies {
  db: Db;
  /** The time that all processes share: the database's. */
  sharedTime: () => Promise<Date>;
  watch: Pick<Watch, 'state'>;
  published: ReadPublished;
}

const noBody = Buffer.alloc(0);

/** What became of the groups that were due: another process may have gone on, or something else been published meanwhile. */
type Outcome = 'done' | 'interrupted';

/**
 * Renders what was published since, for the build of this process: a page only when its content differs from the one that it
 * was rendered from, and by one process at a time. What cannot be rendered stays as it was.
 */
export class PageRendering {
  readonly #rows: PageRows;
  readonly #lead: Lead;
  readonly #shown: ShownState;
  readonly #groups: GroupRendering;
  /** The shared state that was seen to the end, and when there is more to do without a change of it. */
  #done = '';
  #next: Date | null = null;
  #settle: () => void = () => undefined;
  /** Resolves once all that was due has been seen to, by whatever process. */
  readonly settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  constructor(private readonly deps: RenderingDependencies) {
    this.#rows = new PageRows(deps.db, deps.pages.build);
    this.#lead = new Lead(deps.db, deps.pages.build);
    this.#shown = new ShownState(deps);
    this.#groups = new GroupRendering(deps, { lead: this.#lead, shown: this.#shown, rows: this.#rows });
  }

  /** Does what is due; while nothing has changed, reads at most the shared time. Returns whether there is more to do. */
  async run(): Promise<boolean> {
    const { clock, pages, watch } = this.deps;
    await this.#rows.touch(clock.now());
    const state = `${this.#shown.wanted} ${watch.state.pagesVersion}`;
    // The process's clock may have been set since.
    if (this.#next) await this.#shown.readTime();
    const isDone = state === this.#done && !this.#shown.hasCome(this.#next);
    if (this.#groups.isEnding || isDone) return false;
    if (!(await this.#lead.take())) {
      // What the other process has stored is live here too, before it has seen to all that is due.
      await pages.refresh();
      return false;
    }
    const outcome = await this.#lead.during(() => this.#renderDue());
    if (outcome === 'interrupted') return !this.#groups.isEnding;
    this.#done = state;
    await this.stop();
    this.#settle();
    await pages.refresh();
    return false;
  }

  /** Renders nothing more: a page that is being rendered may fail, and the next process renders it. */
  end(): void {
    this.#groups.isEnding = true;
  }

  /** Lets another process render at once. */
  stop(): Promise<void> {
    return this.#lead.release();
  }

  /**
   * Pages of records that have none yet first, so that nothing leads to one that is not there; then the others; at last what is
   * gone, to which nothing leads by then.
   */
  async #renderDue(): Promise<Outcome> {
    const { published, pages } = this.deps;
    const { failures } = this.#groups;
    const now = await this.#shown.readTime();
    // What another process has rendered meanwhile is not rendered again.
    await pages.refresh();
    const before = [...pages.sources.keys()];
    const all = await published(now);
    this.#shown.change = all.nextChange;
    const absent = groupsOf(all.contents).filter((group) => this.#isFirst(group));
    const failed = absent.filter(({ name }) => failures.isSuspect(name)).map(({ name }) => name);
    let shown = failed.length > 0 ? await all.without(new Set(failed)) : all.contents;
    const first = groupsOf(shown).filter((group) => this.#isFirst(group));
    const late = await this.#groups.quickly(first, now);
    if (!late) return 'interrupted';
    const without = new Set([...failed, ...late]);
    if (late.size > 0) shown = await all.without(without);
    // Those of the first that lead to one which is left are due again.
    if (first.length > 0) await pages.refresh();
    const others = groupsOf(shown);
    const left = await this.#groups.quickly(others, now);
    if (!left || !(await this.#groups.slowly(others, left, now)) || !(await this.#lead.isHeld()))
      return 'interrupted';
    const stay = [...absent.flatMap(({ contents }) => filesOf(contents)), ...filesOf(shown)];
    await this.#removeAllBut(stay, all.gone, before);
    // When one of them is there now, the version of pages rises, and what leads to it is rendered.
    if (!(await this.#groups.slowly(await groupsAlone(all, without), without, now))) return 'interrupted';
    failures.keep(new Set(groupsOf(all.contents).map(({ name }) => name)));
    this.#next = earliest([all.nextChange, failures.next]);
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
}
