import type { Clock } from '../../../server/clock';

/** A clock that stands still until it is moved. It starts now, because the database and files know only the real time. */
export class FakeClock implements Clock {
  #now = Date.now();

  now = (): Date => new Date(this.#now);

  advance(ms: number): void {
    this.#now += ms;
  }
}
