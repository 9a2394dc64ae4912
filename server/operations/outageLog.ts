import { isDatabaseUnavailable, isDiskFull } from '../db/unavailable';
import { reasonOf } from './explain';

/** Milliseconds between log lines while the database is away. */
const between = 30_000;

type Write = (facts: object, message: string) => void;

/**
 * Writes errors of one kind of work to the log. While the database is away, or a disk is full, everything fails for the
 * same reason: the first failure is one line without a stack, and the others are counted and logged half a minute later.
 * Each request still has its own line in the request log.
 */
export function outageLog(now: () => number = () => performance.now()) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (err: unknown, write: Write, message: string): void => {
    if (!isDatabaseUnavailable(err) && !isDiskFull(err)) {
      write({ err }, message);
    } else if (now() - toldAt < between) {
      untold++;
    } else {
      write(
        { reason: reasonOf(err), before: untold },
        `${message}: ${isDiskFull(err) ? 'a disk is full' : 'the database is away'}`,
      );
      toldAt = now();
      untold = 0;
    }
  };
}
