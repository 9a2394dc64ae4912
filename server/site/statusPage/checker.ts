import { acquireLease } from '../../db/leases';
import { isDatabaseUnavailable } from '../../db/unavailable';
import { seconds } from '../../platform/clock';
import { within } from '../../platform/within';
import { Checks } from './checks/check';
import type { CheckDependencies } from './checks/dependencies';
import { record } from './record';
import { awayStates, type Found } from './snapshot';

/** A little more than the minute from one check to the next, so that the same process continues. */
const lease = { name: 'status', ms: seconds(70) };
/** How long leasing and recording may take together, in milliseconds; each check has a deadline of its own. */
const patience = seconds(10);
/** Minutes of an outage that are remembered until it is over. */
const most = 1440;

export interface CheckerDependencies extends CheckDependencies {
  log: { warn(context: object, message: string): void };
}

/**
 * The checks of one process. The one with the lease records what it found; while the database is away each remembers what
 * that means, and the first to reach it again records the whole outage.
 */
export class StatusChecker {
  readonly #checks: Checks;
  #remembered: Found[] = [];

  constructor(
    private readonly deps: CheckerDependencies,
    private readonly holder: string,
  ) {
    this.#checks = new Checks(deps, (err, component) =>
      deps.log.warn({ err, component }, 'a check of the status page failed'),
    );
  }

  /** One check; always false, as there is never more to do at once. Throws while the database is away. */
  async run(): Promise<boolean> {
    const { db, clock, watch } = this.deps;
    const at = clock.now();
    try {
      if (await inTime(() => acquireLease(db, lease.name, this.holder, lease.ms))) {
        const states = await this.#checks.run();
        await inTime(() => record(db, [...this.#remembered, { at, states }]));
      }
      // Otherwise another process has recorded what it remembered.
      this.#remembered = [];
    } catch (error) {
      if (!(error instanceof TooLate) && !isDatabaseUnavailable(error)) throw error;
      const found = { at, states: awayStates(watch.state.maintenance) };
      this.#remembered = [...this.#remembered, found].slice(-most);
      throw error;
    }
    return false;
  }
}

/** The database took too long, which is as good as away. */
class TooLate extends Error {
  override name = 'TooLate';
}

async function inTime<T>(run: () => Promise<T>): Promise<T> {
  const done = await within(patience / 2, async () => ({ result: await run() }));
  if (!done) throw new TooLate(`The database did not answer the status check within ${patience / 2} ms`);
  return done.result;
}
