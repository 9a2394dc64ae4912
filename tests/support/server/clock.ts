import type { Clock } from '../../../server/platform/clock';

/**
 * A clock that moves only when a test advances it. It starts at the current time, as the database and files use real
 * time.
 */
export class FakeClock implements Clock {
  #now = Date.now();

  now = (): Date => new Date(this.#now);

  advance(ms: number): void {
    this.#now += ms;
  }
}
