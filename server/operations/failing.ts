import { type RawBuilder, sql } from 'kysely';
import { isDatabaseUnavailable } from '../db/unavailable';
import { addMs, type Clock, hours, minutes } from '../platform/clock';
import { ApiError } from '../platform/errors';
import type { Metrics } from './metrics/metrics';

/** Runs the work on each row of a queue, so that one that fails holds up no other. */
export interface Failing {
  /** The condition for rows other than those that failed a short while ago, by the column of their ids. */
  others(column: string): RawBuilder<boolean>;
  /** Returns what the work returns, or undefined when the row failed. */
  run<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
}

/** For callers that want to see a failure themselves. */
export const unguarded: Failing = { others: () => sql`true`, run: (_id, work) => work() };

interface FailingDependencies {
  clock: Clock;
  log: { error(context: object, message: string): void };
  metrics?: Pick<Metrics, 'count'>;
}

/**
 * Leaves rows that fail out for a minute, then longer, up to an hour, and names each in the log. Remembered by the process
 * alone: another one, or the next, tries them again at once. Throws what fails every row, such as a database that is away.
 */
export function failing(part: string, { clock, log, metrics }: FailingDependencies): Failing {
  const failed = new Map<string, { times: number; until: Date }>();
  const others = (column: string) => {
    const waiting = [...failed].filter(([, { until }]) => until > clock.now()).map(([id]) => id);
    return sql<boolean>`${sql.ref(column)}::text <> all(${waiting}::text[])`;
  };
  const run = async <T>(id: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const result = await work();
      failed.delete(id);
      return result;
    } catch (err) {
      const times = (failed.get(id)?.times ?? 0) + 1;
      failed.set(id, { times, until: addMs(clock.now(), pause(times)) });
      if (isDatabaseUnavailable(err) || (err instanceof ApiError && err.status === 503)) throw err;
      log.error({ err, part, id, times }, 'a row of the background work failed; the others go on');
      metrics?.count('failedRows', { part });
      return undefined;
    }
  };
  return { others, run };
}

/** Waiting time before the next try: a minute, then longer, up to an hour. */
const pause = (times: number) => Math.min(minutes(1) * 2 ** Math.min(times - 1, 6), hours(1));
