import type { Clock } from '../platform/clock';
import { sharedTime } from './sharedTime';
import type { Db } from './tables';

/** A difference that a busy machine shows without any, in milliseconds. */
const tolerance = 100;

/**
 * The clock of the database, which all processes share: what one of them stores with a time, another one reads. Between two
 * measurements this machine's own clock counts on.
 */
export class DatabaseClock implements Clock {
  #ahead = 0;

  /** By how many milliseconds this machine's clock is ahead; negative when it is behind. */
  get ahead(): number {
    return this.#ahead;
  }

  now(): Date {
    return new Date(Date.now() - this.#ahead);
  }

  /** Compares both clocks; what the response's way may explain changes nothing, so that time does not jump about. */
  async measure(db: Db): Promise<void> {
    const asked = Date.now();
    const there = await sharedTime(db);
    const way = (Date.now() - asked) / 2;
    const ahead = asked + way - there.getTime();
    if (Math.abs(ahead - this.#ahead) > way + tolerance) this.#ahead = ahead;
  }
}
