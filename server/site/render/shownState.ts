import type { Watch } from '../../operations/watch';
import { addMs, type Clock } from '../../platform/clock';

interface StateDependencies {
  clock: Clock;
  /** The time that all processes share: the database's. */
  sharedTime: () => Promise<Date>;
  watch: Pick<Watch, 'state'>;
}

/** What pages have to show, by versions and by the shared time: a publication may begin or end while nothing is saved. */
export class ShownState {
  /** How much the shared time is ahead of this process's, in milliseconds. */
  #ahead = 0;
  /** When what is being rendered is not what is published any more. */
  change: Date | null = null;

  constructor(private readonly deps: StateDependencies) {}

  /** The shared time. */
  async readTime(): Promise<Date> {
    const now = await this.deps.sharedTime();
    this.#ahead = +now - +this.deps.clock.now();
    return now;
  }

  /** Whether a moment of the shared time is now or before. */
  hasCome(moment: Date | null): boolean {
    return moment !== null && moment <= addMs(this.deps.clock.now(), this.#ahead);
  }

  /** Versions of what pages show: a change of a season raises that of packages, and whether it is shown is a setting. */
  get wanted(): string {
    const { contentVersion, packagesVersion, settings } = this.deps.watch.state;
    return [contentVersion, packagesVersion, settings.version].join(' ');
  }

  /** Returns whether something else is published from now on. */
  outdated(): () => boolean {
    const { wanted } = this;
    return () => this.wanted !== wanted || this.hasCome(this.change);
  }
}
