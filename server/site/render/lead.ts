import { randomUUID } from 'node:crypto';
import { acquireLease, releaseLeases, whileRenewed } from '../../db/leases';
import type { Db } from '../../db/tables';
import { seconds } from '../../platform/clock';

/** How long another process waits for one that has died while rendering, in milliseconds. */
const leaseTime = seconds(2.5);

/** The lease of a build's pages, which one process at a time holds while it renders. */
export class Lead {
  readonly #holder = randomUUID();
  /** Until when this process holds the lease for certain, by the clock of `performance.now()`. */
  #until = 0;

  constructor(
    private readonly db: Db,
    private readonly build: string,
  ) {}

  /** Takes the lease or renews it. Returns whether this process has it. */
  async take(): Promise<boolean> {
    const from = performance.now();
    const leads = await acquireLease(this.db, `pages ${this.build}`, this.#holder, leaseTime);
    this.#until = leads ? from + leaseTime : 0;
    return leads;
  }

  /** Whether this process leads still; what it has made is another's to make otherwise. */
  async isHeld(): Promise<boolean> {
    return performance.now() < this.#until || this.take();
  }

  /** Renews the lease while something runs: one page may take twice its time. */
  during<T>(run: () => Promise<T>): Promise<T> {
    return whileRenewed(() => this.take(), leaseTime, run);
  }

  /** Lets another process render at once. */
  async release(): Promise<void> {
    this.#until = 0;
    await releaseLeases(this.db, this.#holder);
  }
}
