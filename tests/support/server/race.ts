import { it } from 'vitest';
import { deep } from '../depth';

/** Set by `npm run test:races`. */
const byCommand = Number(process.env.RACE_ROUNDS ?? 0);

/** The time limit, in milliseconds, of a test that reads everything that the rounds have left. */
export const afterRounds: number = 300_000 + byCommand * 1000;

/**
 * Runs a race again and again, each time on new data: an ordering fault shows in one round of many. `rounds` is 50, or what fits
 * into two seconds where a round takes more than 40 ms; an ordinary run has a third of them.
 */
export function race(name: string, rounds: number, round: (n: number) => Promise<void>): void {
  const count = byCommand || deep(Math.ceil(rounds / 3), rounds);
  it(
    `${name}: ${count} rounds`,
    async () => {
      for (let n = 0; n < count; n++) {
        await round(n).catch((cause: Error) => {
          throw new Error(`Round ${n}: ${cause.message}`, { cause });
        });
      }
    },
    300_000 + count * 2000,
  );
}
