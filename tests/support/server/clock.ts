import type { Clock } from '../../../server/platform/clock';

/** A clock that only moves when told to. It starts now, as the database and files use the real time. */
export class FakeClock implements Clock {
  #now = Date.now();

  now = (): Date => new Date(this.#now);

  advance(ms: number): void {
    this.#now += ms;
  }
}
