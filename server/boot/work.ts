import { randomUUID } from 'node:crypto';
import { acquireLease, releaseLeases } from '../db/leases';
import type { Dependencies } from '../dependencies';
import { type Background, startBackground } from '../platform/background';
import { seconds } from '../platform/clock';
import { type Part, type WorkDependencies, workParts } from './workParts';

/** How long the work of a killed process waits until another takes it over, in milliseconds. */
const leaseTime = seconds(30);

/**
 * Starts all background work. Several processes may run it at once: queue items are claimed in the database one by one,
 * and everything else is done by the process that holds its lease. A restored copy that nobody has confirmed does none of
 * it: it would send old mails again and query payments of the original.
 */
export function startWork(deps: WorkDependencies, onError: (error: unknown) => void) {
  const running: Array<Background & { name: string }> = [];
  const stopping = new AbortController();
  const holder = randomUUID();
  /** Returns null when another process does it, whose success this one must not report. */
  const runOnce = async ({ name, isAlone, run }: Part) =>
    isAlone && !(await acquireLease(deps.db, name, holder, leaseTime)) ? null : run();
  const startPart = (part: Part) => {
    const counted = () => deps.metrics?.watchWork(part.name, () => runOnce(part)) ?? runOnce(part);
    const run = async () => !deps.watch.state.frozen && (await counted()) === true;
    deps.metrics?.planWork(part.name, part.interval);
    for (let lane = 0; lane < (part.lanes ?? 1); lane++)
      running.push({ name: part.name, ...startBackground(run, part.interval, onError) });
  };
  const begin = () => workParts(deps, stopping.signal, holder).forEach(startPart);
  const wake: Dependencies['wake'] = (name) =>
    running.forEach((part) => void (part.name === name && part.wake()));
  const stop = async () => {
    stopping.abort();
    await Promise.all(running.map((part) => part.stop()));
    await releaseLeases(deps.db, holder).catch(onError);
  };
  return { begin, wake, stop };
}
