import type { Db } from '../../db/tables';
import { reasonOf } from '../../operations/explain';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { ImageStore } from '../../storage/images/store';
import { addressChecks, type Check, databaseChecks, gatewayChecks, serviceChecks } from './checks';

interface Place {
  config: Config;
  /** A database that cannot be opened is one failed check; the others still run. */
  db: Db | Error;
  images: ImageStore;
  clock: Clock;
  print(line: string): void;
  /** Whether to print one JSON array of all checks instead of a line for each. */
  asJson?: boolean;
}

/** Runs every check and prints a line for each; returns false when one fails. */
export async function runChecks({ config, db, images, clock, print, asJson }: Place): Promise<boolean> {
  const failed: Check = ['database', () => Promise.reject(db as Error)];
  const checks: Check[] = [
    ['settings', () => reportUnknown(config)],
    ...(db instanceof Error ? [failed] : databaseChecks(db, clock, config.databaseUrl !== null)),
    ...addressChecks(config),
    ...serviceChecks(config, images),
    ...gatewayChecks(config, clock),
  ];
  let isSound = true;
  const all: object[] = [];
  for (const [name, run] of checks) {
    const outcome = await run().then(
      (found) => ({ word: 'ok', found }),
      (error: unknown) => ({ word: 'fails', found: reasonOf(error) }),
    );
    isSound &&= outcome.word === 'ok';
    all.push({ check: name, ok: outcome.word === 'ok', found: outcome.found });
    if (!asJson) print(`${outcome.word.padEnd(5)}  ${name}: ${outcome.found}`);
  }
  if (asJson) print(JSON.stringify(all));
  return isSound;
}

/** An unknown setting has no effect, so whoever set it expects something that does not happen. */
async function reportUnknown({ strange }: Config): Promise<string> {
  if (strange.length > 0) throw new Error(strange.join('; '));
  return 'complete';
}
