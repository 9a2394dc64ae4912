import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../operations/explain';
import { type Clock, days, hours, minutes } from '../../platform/clock';

/** Delays before retrying after a failure, such as a database that restarts or a store that is away for a while. */
const retries = [minutes(1), minutes(5), minutes(15), hours(1)];

interface Schedule {
  /** Milliseconds between two runs. */
  every: number;
  print(line: string): void;
  signal: AbortSignal;
}

/** Runs `work` at once and then at its interval, sooner after a failure, until the signal. Never throws. */
export async function repeat(work: () => Promise<void>, { every, print, signal }: Schedule): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pause = every;
    try {
      await work();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      pause = Math.min(retries[failures++] ?? every, every);
      print(`failed, again in ${Math.round(pause / minutes(1))} minutes: ${reasonOf(error)}`);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** When a backup was made, from its name; null for any other folder. */
function madeAt(name: string): number | null {
  const [, day, hour, minute, second] = /^\.?outline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** A file in each backup that was restored and verified. */
const mark = 'rehearsed';
/** Remembers that a backup can be restored; one in a place that is only read stays without. */
export const markRehearsed = (folder: string): Promise<void> =>
  writeFile(join(folder, mark), '', { mode: 0o600 }).catch(() => undefined);

/**
 * Deletes backups older than this many days, and the remains of interrupted ones; always keeps the newest, and the newest
 * that was rehearsed: while rehearsals fail it is the last one that is known to be good.
 */
export async function deleteOld(parent: string, keepDays: number, clock: Clock): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  const made = names.filter((name) => name.startsWith('outline-')).sort();
  const kept = [made.at(-1), made.findLast((name) => existsSync(join(parent, name, mark)))];
  const now = clock.now().getTime();
  const old = names.filter((name) => {
    const at = madeAt(name);
    const keep = name.endsWith('.partial') ? 1 : keepDays;
    return at !== null && !kept.includes(name) && now - at > days(keep);
  });
  for (const name of old) await rm(join(parent, name), { recursive: true, force: true });
  return old;
}
